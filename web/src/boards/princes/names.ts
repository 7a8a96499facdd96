import { settings } from '../../kit/settings.svelte.ts';
import { cityName, eventOf, familyOf, small, tileOf, treacheryName, type Effect, type Printed, type Treachery, type Troop } from './printed.ts';
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

/** What an ability does, in as few words as a tile has room for; what is drawn there is told in full. */
export function abilityWords(effect: Effect): string {
  const say = (en: string, it: string) => (settings.lang === 'it' ? it : en);
  switch (effect.type) {
    case 'ArtistDiscount':
      return say(`one artist −${effect.gold} gold`, `un artista −${effect.gold} oro`);
    case 'CondottiereDiscount': {
      const { influence, from } = effect;
      return say(`condottiere −${influence}${from ? ` from ${from}` : ''}`, `condottiero −${influence}${from ? ` da ${from}` : ''}`);
    }
    case 'PopeDiscount':
      return say(`Pope −${effect.influence} influence`, `Papa −${effect.influence} influenza`);
    case 'HandLimit':
      return say(`treachery hand +${effect.more}`, `tradimenti in mano +${effect.more}`);
    case 'Reroll':
      return say('one war die again', 'rilancia un dado');
    case 'Veto':
      return say('veto one war', 'veto a una guerra');
    case 'Draw':
      return say(`treachery: draw ${effect.tiles}, keep 1`, `tradimenti: peschi ${effect.tiles}, tieni 1`);
    case 'Bar':
      return say('bars one artist bidder', 'esclude uno da un artista');
    case 'Expose':
      return say('discards one treachery', 'scarta un tradimento');
    case 'Pay':
      return say(`one war pays +${effect.gold} gold`, `una guerra paga +${effect.gold} oro`);
    case 'MerchantGold':
      return say(`+1 per own merchant, up to ${effect.most}`, `+1 per tuo mercante, fino a ${effect.most}`);
    case 'None':
    case 'PriceCut':
    case 'Drill':
    case 'Strength':
      return '';
  }
}

/** The whole ability for the ear, and where there is room. */
export function abilityTold(effect: Effect, always = false): string {
  const say = (en: string, it: string) => (settings.lang === 'it' ? it : en);
  const oneWar = say(' in one war', ' in una guerra');
  switch (effect.type) {
    case 'Drill': {
      const { troop, attack, defence } = effect;
      const bonus = `${troopWord(small(troop))} ${say(`+${attack} attack, +${defence} defence`, `+${attack} attacco, +${defence} difesa`)}`;
      return always ? bonus : bonus + oneWar;
    }
    case 'Strength':
      return [effect.attack && `+${effect.attack} ${pw().attack}`, effect.defence && `+${effect.defence} ${pw().defence}`].filter(Boolean).join(', ') + oneWar;
    case 'PriceCut':
      return troopWord(small(effect.troop)) + say(` cost ${effect.gold} gold less`, `: ${effect.gold} d’oro in meno`);
    case 'ArtistDiscount':
      if (always) return say(`artists cost ${effect.gold} gold less`, `gli artisti costano ${effect.gold} d’oro in meno`);
      break;
    case 'CondottiereDiscount': {
      const { influence, from } = effect;
      if (always) return say(`as condottiere pays ${influence} less from bids of ${from} on`, `da condottiero paga ${influence} in meno, da ${from} in su`);
    }
  }
  return abilityWords(effect);
}

/** `3 gold, 1 influence`, for the ear. */
export function spokenGoods(gold: number, influence: number): string {
  return [gold && `${gold} ${pw().goodsOf.gold}`, influence && `${influence} ${pw().goodsOf.influence}`].filter(Boolean).join(', ') || pw().nothing;
}
