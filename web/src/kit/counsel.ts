import type { Adviser } from '../engine/adviser.ts';

/** An adviser who is called with the first question: until one is there, whoever has the game answers. */
export class Counsel {
  private adviser: Adviser | null = null;
  private called = false;
  private closed = false;

  constructor(private readonly call: () => Promise<Adviser>) {}

  asked(): Adviser | undefined {
    if (!this.called) {
      this.called = true;
      this.call().then(
        (adviser) => (this.closed ? adviser.close() : (this.adviser = adviser)),
        () => {}, // an older browser, or no engine: the line answers
      );
    }
    return this.adviser ?? undefined;
  }

  close(): void {
    this.closed = true;
    this.adviser?.close();
  }
}
