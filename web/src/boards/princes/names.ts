import { settings } from '../../kit/settings.svelte.ts';
import { cityName, eventOf, familyOf, tileOf, treacheryName, type Effect, type Printed, type Treachery, type Troop } from './printed.ts';
import { pw } from './words.ts';

interface Text {
  en: string;
  it: string;
}

const say = (text: Text | undefined): string => text?.[settings.lang] ?? '';

/** Names too long for a tile in its column. */
const SHORT: Record<string, Text> = {
  doge: { en: 'Doge Barbarigo', it: 'Doge Barbarigo' },
  machiavelli: { en: 'Machiavelli', it: 'Machiavelli' },
  savonarola: { en: 'Savonarola', it: 'Savonarola' },
  rovere: { en: 'G. della Rovere', it: 'G. della Rovere' },
  vannozza: { en: 'Vannozza Cattanei', it: 'Vannozza Cattanei' },
  gonzalo: { en: 'Gonzalo de Cordoba', it: 'Consalvo' },
  swiss: { en: 'Swiss Mercenaries', it: 'Svizzeri' },
};

/** `Merchant: Andrea Gritti` says twice what the scales beside it say. */
const bare = (name: string): string => name.replace(/^(Merchant|Mercante): /, '');

export function nameOf(thing: Printed | undefined): string {
  return bare(say(thing?.name));
}

export function shortName(thing: Printed | undefined): string {
  return SHORT[thing?.id ?? ''] ? say(SHORT[thing?.id ?? '']) : nameOf(thing);
}

/** Anything that can be put up for auction. */
export function lotName(id: string): string {
  return id === 'pope' ? pw().pope : (pw().command[id] ?? nameOf(tileOf(id) ?? eventOf(id)));
}

export const cityWord = (city: string): string => say(cityName(city));
export const familyWord = (id: string): string => nameOf(familyOf(id));
export const homeWord = (id: string): string => say(familyOf(id)?.home);

const TROOP_WORDS: Record<Troop, Text> = {
  militia: { en: 'Militia', it: 'Milizia' },
  crossbowmen: { en: 'Crossbows', it: 'Balestre' },
  'light-cavalry': { en: 'Light horse', it: 'Cavalleggeri' },
  pikemen: { en: 'Pikemen', it: 'Picchieri' },
  knights: { en: 'Knights', it: 'Cavalieri' },
  artillery: { en: 'Artillery', it: 'Artiglieria' },
};

/** Troops by the names that fit their tiles. */
export const troopWord = (id: string): string => say(TROOP_WORDS[id as Troop]);

const TREACHERY_WORDS: Record<Treachery, { name: Text; when: Text; does: Text }> = {
  veto: {
    name: { en: 'Veto', it: 'Veto' },
    when: { en: 'on a war', it: 'su una guerra' },
    does: { en: 'the war just declared is off', it: 'la guerra appena dichiarata non si fa' },
  },
  'shut-out': {
    name: { en: 'Shut out', it: 'Fuori' },
    when: { en: 'when you bid', it: 'quando offri' },
    does: { en: 'a bidder who does not lead is out', it: 'esce dall’asta un altro che non è in testa' },
  },
  bribe: {
    name: { en: 'Bribe', it: 'Corruzione' },
    when: { en: 'before the dice', it: 'prima dei dadi' },
    does: { en: 'one enemy troop counts for nothing', it: 'una truppa nemica non conta' },
  },
  steal: {
    name: { en: 'Steal', it: 'Furto' },
    when: { en: 'before acting', it: 'prima di agire' },
    does: { en: 'take up to 2 influence from one player', it: 'prendi fino a 2 di influenza a un altro' },
  },
  'secret-war': {
    name: { en: 'Secret war', it: 'Guerra segreta' },
    when: { en: 'above the limit', it: 'oltre il limite' },
    does: { en: 'a war although the limit is reached', it: 'una guerra anche se il limite è raggiunto' },
  },
  counter: {
    name: { en: 'Counter-plot', it: 'Contromossa' },
    when: { en: 'on treachery', it: 'su un tradimento' },
    does: { en: 'makes void the tile just played', it: 'annulla il tradimento appena giocato' },
  },
};

export const plotWord = (kind: string): string => say(TREACHERY_WORDS[kind as Treachery]?.name) || say(treacheryName(kind));
export const plotWhen = (kind: string): string => say(TREACHERY_WORDS[kind as Treachery]?.when);
export const plotDoes = (kind: string): string => say(TREACHERY_WORDS[kind as Treachery]?.does);

/** The icon of a kind of treachery. */
export const PLOT_ICONS: Record<Treachery, string> = {
  veto: 'veto',
  'shut-out': 'shut-out',
  bribe: 'bribed-troops',
  steal: 'stolen-influence',
  'secret-war': 'secret-war',
  counter: 'counter-plot',
};

/** What an ability does, in as few words as a tile has room for; drills are drawn, not told. */
const ABILITIES: Record<string, { en: (n: number, m: number) => string; it: (n: number, m: number) => string }> = {
  'artist-discount': { en: (n) => `one artist −${n} gold`, it: (n) => `un artista −${n} oro` },
  'condottiere-discount': { en: (n, m) => `condottiere −${n}${m ? ` from ${m}` : ''}`, it: (n, m) => `condottiero −${n}${m ? ` da ${m}` : ''}` },
  'pope-discount': { en: (n) => `Pope −${n} influence`, it: (n) => `Papa −${n} influenza` },
  hand: { en: (n) => `treachery hand +${n}`, it: (n) => `tradimenti in mano +${n}` },
  reroll: { en: () => 'one war die again', it: () => 'rilancia un dado' },
  veto: { en: () => 'veto one war', it: () => 'veto a una guerra' },
  draw: { en: (n) => `treachery: draw ${n}, keep 1`, it: (n) => `tradimenti: peschi ${n}, tieni 1` },
  bar: { en: () => 'bars one artist bidder', it: () => 'esclude uno da un artista' },
  expose: { en: () => 'discards one treachery', it: () => 'scarta un tradimento' },
  pay: { en: (n) => `one war pays +${n} gold`, it: (n) => `una guerra paga +${n} oro` },
  'merchant-gold': { en: (n) => `+1 per own merchant, up to ${n}`, it: (n) => `+1 per tuo mercante, fino a ${n}` },
};

export function abilityWords(effect: Effect): string {
  const words = ABILITIES[effect.kind];
  return words ? words[settings.lang](effect.figures[0] ?? 0, effect.figures[1] ?? 0) : '';
}

/** The whole ability for the ear, and where there is room. */
export function abilityTold(effect: Effect, always = false): string {
  const [a = 0, d = 0] = effect.figures;
  const english = settings.lang === 'en';
  if (effect.kind === 'drill') {
    const bonus = english ? `${troopWord(effect.troop ?? '')} +${a} attack, +${d} defence` : `${troopWord(effect.troop ?? '')} +${a} attacco, +${d} difesa`;
    return always ? bonus : bonus + (english ? ' in one war' : ' in una guerra');
  }
  if (effect.kind === 'strength')
    return [a && `+${a} ${pw().attack}`, d && `+${d} ${pw().defence}`].filter(Boolean).join(', ') + (english ? ' in one war' : ' in una guerra');
  if (effect.kind === 'price') return english ? `${troopWord(effect.troop ?? '')} cost ${a} gold less` : `${troopWord(effect.troop ?? '')}: ${a} d’oro in meno`;
  if (always && effect.kind === 'artist-discount') return english ? `artists cost ${a} gold less` : `gli artisti costano ${a} d’oro in meno`;
  if (always && effect.kind === 'condottiere-discount')
    return english ? `as condottiere pays ${a} less from bids of ${d} on` : `da condottiero paga ${a} in meno, da ${d} in su`;
  return abilityWords(effect);
}

/** `3 gold, 1 influence`, for the ear. */
export function spokenGoods(gold: number, influence: number): string {
  return [gold && `${gold} ${pw().goodsOf.gold}`, influence && `${influence} ${pw().goodsOf.influence}`].filter(Boolean).join(', ') || pw().nothing;
}
