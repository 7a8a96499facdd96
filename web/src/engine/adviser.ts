import type { Advice, Preview, TellPosition, TellReason } from '../protocol.ts';
import { paragraphText } from '../kit/paragraph.ts';
import type { Turn } from '../kit/turns.ts';
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
  private constructor(
    private readonly engine: Engine,
    private readonly game: string,
  ) {}

  static async of(game: string, files: Files | null): Promise<Adviser> {
    return new Adviser(await (files ? Engine.from(files) : Engine.of(game)), game);
  }

  async reason({ view, seat }: Shown, move: string, lang: string): Promise<TellReason | null | undefined> {
    if (seat === null) return undefined;
    const why = await this.engine.ask('refusalBehind', JSON.stringify(view), seat, move, lang).catch(() => UNSURE);
    return why === UNSURE ? undefined : reason(why, this.game, lang);
  }

  async preview({ view, seat }: Shown, moves: string[], names: string[], lang: string): Promise<Preview | null | undefined> {
    if (seat === null) return undefined;
    const asked = [JSON.stringify(view), seat, moves.join('\n'), names.join('\n'), lang] as const;
    const found = await this.engine.ask('previewBehind', ...asked).catch(() => UNSURE);
    if (found === UNSURE) return undefined;
    return found ? (JSON.parse(found) as Preview) : null;
  }

  /** What a coach says to the seat, who has seen these turns since its last move. */
  async coach({ view, seat }: Shown, turns: Turn[], names: string[], lang: string): Promise<Advice | undefined> {
    if (seat === null) return undefined;
    const seen = turns.flatMap((turn) => [`${turn.seat} ${turn.told.replaceAll('\n', ' ')}`, JSON.stringify(turn.before), JSON.stringify(turn.after)]);
    const asked = [JSON.stringify(view), seat, seen.join('\n'), names.join('\n'), lang] as const;
    const found = await this.engine.ask('coachBehind', ...asked).catch(() => UNSURE);
    return found === UNSURE ? undefined : (JSON.parse(found) as Advice);
  }

  close(): void {
    this.engine.close();
  }
}

/** A refusal as the engine tells it, in lines, with the paragraph's text; nothing where none is. */
export async function reason(why: string, game: string, lang: string): Promise<TellReason | null> {
  if (!why) return null;
  const [rule = '', title = '', words = ''] = why.split('\n');
  return { rule, title, words, text: await paragraphText(game, rule, lang) };
}
