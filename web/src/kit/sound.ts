import { settings } from './settings.svelte.ts';

/** Few and soft: two notes up when it is one's turn, three down when the game is over. */
const TUNES = { turn: [523, 659], over: [659, 587, 523] };
const NOTE_SECONDS = 0.16;
const LOUD = 0.05;

let context: AudioContext | undefined;

/** Plays it where sounds are wished; a browser that nobody has touched yet stays silent by itself. */
export function sound(tune: keyof typeof TUNES): void {
  if (!settings.sounds || !('AudioContext' in window)) return;
  context ??= new AudioContext();
  if (context.state !== 'running') return void context.resume();
  TUNES[tune].forEach((hertz, i) => note(context!, hertz, context!.currentTime + i * NOTE_SECONDS));
}

function note(to: AudioContext, hertz: number, at: number): void {
  const [tone, volume] = [to.createOscillator(), to.createGain()];
  tone.type = 'sine';
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUD, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 2 * NOTE_SECONDS);
  tone.connect(volume).connect(to.destination);
  tone.start(at);
  tone.stop(at + 2 * NOTE_SECONDS);
}
