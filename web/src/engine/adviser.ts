import type { Preview, TellPosition, TellReason } from '../protocol.ts';
import { Engine, type Files } from './engine.ts';

/** What the engine says where only whoever has the game can answer. */
const UNSURE = '?';

/** A position as somebody is asked about it. */
export type Shown = Pick<TellPosition, 'seat' | 'view'>;

/**
 * Somebody who knows the rules and looks at the table from your side: an engine beside the one that plays, or that the
 * server is. It answers at once, from the view alone; what it cannot know, or does not understand, is `undefined`.
 */
export class Adviser {
  private constructor(private readonly engine: Engine) {}

  static async of(game: string, files: Files | null): Promise<Adviser> {
    return new Adviser(await (files ? Engine.from(files) : Engine.of(game)));
  }

  async reason({ view, seat }: Shown, move: string, lang: string): Promise<TellReason | null | undefined> {
    if (seat === null) return undefined;
    const why = await this.engine.ask('refusalBehind', JSON.stringify(view), seat, move, lang).catch(() => UNSURE);
    return why === UNSURE ? undefined : reason(why);
  }

  async preview({ view, seat }: Shown, moves: string[], names: string[], lang: string): Promise<Preview | null | undefined> {
    if (seat === null) return undefined;
    const asked = [JSON.stringify(view), seat, moves.join('\n'), names.join('\n'), lang] as const;
    const found = await this.engine.ask('previewBehind', ...asked).catch(() => UNSURE);
    if (found === UNSURE) return undefined;
    return found ? (JSON.parse(found) as Preview) : null;
  }

  close(): void {
    this.engine.close();
  }
}

/** A refusal as the engine tells it, in lines; nothing where none is. */
export function reason(why: string): TellReason | null {
  if (!why) return null;
  const [rule = '', title = '', words = '', ...text] = why.split('\n');
  return { rule, title, words, text: text.join('\n') };
}
