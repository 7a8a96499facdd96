import { untrack } from 'svelte';
import type { Desk } from './desk.ts';

/**
 * Which part of a board is open on a phone: it follows what is asked. The scene says in which zones the legal moves begin,
 * `where` says in which tabs a board shows such a zone, by its id with `-you` or `-rival` for those of seats, and `''` for moves
 * that lie nowhere on the table.
 */
export class Asked<T extends string> {
  tab: T = $state() as T;
  /** The tabs that show each legal move. */
  private readonly homes: readonly (readonly T[])[] = $derived.by(() => this.find());

  constructor(
    private readonly desk: () => Desk,
    first: T,
    private readonly where: (zone: string, move: string) => readonly T[],
  ) {
    this.tab = first;
    let before = '';
    $effect(() => {
      const { scene, legal } = this.desk();
      const question = legal.length ? (scene?.question ?? '') : '';
      if (question && question !== before) untrack(() => this.open(before === ''));
      before = question;
    });
  }

  /** How many moves begin in a tab that the open one does not show. */
  elsewhere(tab: T): number {
    return this.homes.filter((tabs) => tabs.includes(tab) && !tabs.includes(this.tab)).length;
  }

  /** A new question opens the tab with most to answer; in the middle of one's turn a tab stays while it has anything. */
  private open(fresh: boolean): void {
    const many = (tab: T) => this.homes.filter((tabs) => tabs.includes(tab)).length;
    const best = this.homes.flat().reduce((a, b) => (many(b) > many(a) ? b : a), this.tab);
    if (fresh || !many(this.tab)) this.tab = best;
  }

  private find(): T[][] {
    const { scene, legal, you } = this.desk();
    const zones = new Map<string, string[]>();
    for (const zone of scene?.zones ?? []) {
      const id = zone.owner < 0 ? zone.id : zone.id.replace(/-?\d+$/, zone.owner === you ? '-you' : '-rival');
      for (const move of zone.items.flatMap((item) => item.moves)) {
        const text = scene?.choices[move]?.move ?? '';
        zones.set(text, [...(zones.get(text) ?? []), id]);
      }
    }
    return legal.map((move) => [...new Set((zones.get(move) ?? ['']).flatMap((zone) => this.where(zone, move)))]);
  }
}
