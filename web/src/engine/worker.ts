import type { Call, Errand, Face, Reply } from './face.ts';

/** The engine at work, away from the page: no search ever makes it stutter. */

interface Loader {
  load(url: string): Promise<{ exports: Face }>;
}

const answer = (reply: Reply) => postMessage(reply);

addEventListener('message', (first: MessageEvent<Errand>) => void begin(first.data), { once: true });

async function begin({ loader, engine }: Errand): Promise<void> {
  try {
    const { load } = (await import(/* @vite-ignore */ loader)) as Loader;
    const { exports } = await load(engine);
    addEventListener('message', (event: MessageEvent<Call>) => answer(ask(exports, event.data)));
    answer({ id: 0, gives: exports.game() });
  } catch (failure) {
    answer({ id: 0, fails: String(failure), broken: true });
  }
}

function ask(face: Face, call: Call): Reply {
  try {
    const does = face[call.what] as (...given: unknown[]) => string | number | undefined;
    return { id: call.id, gives: does(...call.with) };
  } catch (failure) {
    const broken = failure instanceof WebAssembly.RuntimeError || failure instanceof RangeError;
    return { id: call.id, fails: failure instanceof Error ? failure.message : String(failure), broken };
  }
}
