import { untrack } from 'svelte';

/** What is said aloud to screen readers, and briefly shown to everybody else. */
export const voice = $state({ polite: '', assertive: '', toasts: [] as { key: number; text: string; bad: boolean }[] });

let count = 0;

/** The same words twice are only heard when something differs. */
function again(text: string, before: string): string {
  return text === before ? text + '\u00a0' : text;
}

export function announce(text: string): void {
  voice.polite = again(
    text,
    untrack(() => voice.polite),
  );
}

export function alertOnce(text: string): void {
  voice.assertive = again(
    text,
    untrack(() => voice.assertive),
  );
}

export function toast(text: string, bad = false): void {
  if (voice.toasts.some((each) => each.text === text)) return;
  const key = ++count;
  voice.toasts.push({ key, text, bad });
  setTimeout(() => (voice.toasts = voice.toasts.filter((toast) => toast.key !== key)), bad ? 7000 : 4000);
}
