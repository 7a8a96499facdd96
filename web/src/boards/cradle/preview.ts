import { cardOf, eventOf, type Symbol } from './printed.ts';
import { colourOf, count, filled, forecast, lower, marks, markOf, present, stackAt, strength, type Player, type Stack, type View } from './view.ts';
import { counted, cw, named } from './words.ts';

/** What a move would cost and bring, in sentences, before it is made. `who` names a seat. */
export function preview(view: View, move: string, who: (seat: number) => string): string[] {
  const [verb = '', ...rest] = move.split(' ');
  switch (verb) {
    case 'stone':
    case 'genius':
      return placing(view, rest[0]!, rest[1]!, verb === 'genius', who);
    case 'lift':
      return view.phase === 'PAY' ? [] : [cw().liftNote];
    case 'take':
      return [view.phase === 'BONUS' ? cw().bonusLeft(view.bonus) : cw().costsAction(view.actions)];
    case 'play':
    case 'found':
      return [...playing(view.players[view.you]!, rest[0]!, verb, rest[2] as Symbol | undefined), cw().costsAction(view.actions)];
    case 'turn':
      return [...turning(view.players[view.you]!, rest[0]!), cw().costsAction(view.actions)];
    case 'show':
      return showing(view, rest[0]!, who);
    case 'keep':
      return [cw().keepNote];
    case 'swap':
      return [cw().swapNote];
    default:
      return [];
  }
}

function placing(view: View, place: string, space: string, genius: boolean, who: (seat: number) => string): string[] {
  const stack = stackAt(view, place);
  if (!stack) return [];
  const colour = colourOf(space);
  const { taken, all } = filled(stack, colour);
  if (taken + 1 === all) return [cw().brings[colour], scoring(view, stack, colour === 'red', who)];
  const said = [cw().covers(cw().colours[colour], taken + 1, all)];
  if (genius) {
    const seen = Math.min(marks(view.players[view.you]!, colour), view.open.length);
    said.push(seen ? cw().inspires(seen, cw().colours[colour]) : cw().noInspiration(cw().colours[colour]));
  }
  return said;
}

/** What stands to be won on an event as things are. */
export function scoring(view: View, stack: Stack, byCharacters: boolean, who: (seat: number) => string): string {
  const dice = stack.events.length;
  const rival = present(stack).find((seat) => seat !== view.you) ?? -1;
  if (byCharacters) {
    const other = view.players[rival];
    return other ? cw().atStake(dice, who(rival), other.pileSize, other.handSize) : cw().atStakeAlone(dice);
  }
  const { mine, theirs, prize } = forecast(view, stack, view.you);
  const counts = theirs ? cw().wouldCount(counted(mine), who(rival), counted(theirs)) : cw().wouldCountAlone(counted(mine));
  return `${counts}: ${prize > 0 ? cw().forYou(prize) : prize < 0 ? cw().forThem(-prize, who(rival)) : cw().even}`;
}

/** The column that shows a symbol. */
const columnOf = (player: Player, symbol: Symbol) => player.columns.find((column) => column.symbols.map(lower).includes(symbol));

function playing(player: Player, id: string, verb: string, as: Symbol | undefined): string[] {
  const card = cardOf(id);
  if (!card) return [];
  if (card.type === 'person') return [cw().hidden];
  const symbol = as ?? card.symbols[0]!;
  const said: string[] = [];
  const under = columnOf(player, symbol);
  if (verb === 'found') {
    const other = under?.symbols.map(lower).find((each) => each !== symbol);
    if (other && card.kind !== 'jolly') said.push(cw().decides(cw().symbols[other]));
    else said.push(cw().startsColumn);
  } else {
    const had = count(player, symbol);
    said.push(cw().grows(cw().symbols[symbol], had, had + 1));
    const covered = under && markOf(under);
    if (covered) said.push(cw().coversMark(cw().colours[covered]));
  }
  if (card.kind === 'genius-blue') said.push(cw().showsMark(cw().colours.blue));
  if (card.kind === 'genius-red') said.push(cw().showsMark(cw().colours.red));
  return said;
}

function turning(player: Player, id: string): string[] {
  const symbol = cardOf(id)?.symbols[0];
  return symbol ? [cw().grows(cw().symbols[symbol], count(player, symbol), count(player, symbol) + 1)] : [];
}

/** The strength a character would make of those shown already. */
export const strengthWith = (view: View, seat: number, id: string): number => strength([...view.players[seat]!.shown, id]);

function showing(view: View, id: string, who: (seat: number) => string): string[] {
  const { contest } = view;
  const rival = view.you === view.turn ? contest.rival : view.turn;
  if (contest.rival < 0) return [cw().aloneShow];
  const now = strength(view.players[view.you]!.shown);
  const then = strengthWith(view, view.you, id);
  const passed = ((contest.passed >> rival) & 1) === 1;
  return [
    `${cw().becomes(now, then)} ${cw().leads(then - strength(view.players[rival]!.shown))} ${passed ? cw().isDone(who(rival)) : cw().canAnswer(who(rival))}`,
    cw().afterShow,
  ];
}

/** What the chosen thing is called. */
export function title(view: View, key: string, who: (seat: number) => string): string {
  const [first = '', second = ''] = key.split(' ');
  if (Number(first)) return cw().stoneOf(who(Number(first) - 1));
  const card = cardOf(first);
  if (card) return named(card.names);
  const stack = stackAt(view, first);
  if (!stack) return key;
  const event = eventOf(stack.events[0] ?? '');
  return cw().spaceTitle(cw().colours[colourOf(second)], `${event?.year ?? ''} ${named(event?.names)}`);
}

/** What the button for a move says. */
export function action(view: View, move: string, who: (seat: number) => string): string {
  const [verb = '', id = '', , as] = move.split(' ');
  const card = cardOf(id);
  switch (verb) {
    case 'stone':
    case 'genius':
      return view.phase === 'LIFTED' ? cw().putDown : verb === 'stone' ? cw().placeStone : cw().placeGenius;
    case 'lift':
      return view.phase === 'PAY' ? cw().payThis : cw().lift;
    case 'take':
      return cw().take;
    case 'play':
      return as ? cw().playAs(cw().symbols[as as Symbol]) : card?.type === 'person' ? cw().hide : cw().play;
    case 'found':
      return cw().found;
    case 'turn':
      return cw().turn;
    case 'show':
      return cw().show(named(card?.names));
    case 'keep':
      return cw().keep(named(card?.names));
    case 'swap':
      return cw().swap(who(Number(id) - 1));
    case 'pay':
      return cw().pay(who(Number(id) - 1));
    case 'choose':
      return `${cw().count(cw().symbols[id as Symbol])}: ${count(view.players[view.you]!, id as Symbol)}`;
    case 'draw':
      return cw().draw;
    case 'done':
      return view.phase === 'BONUS' ? cw().enough : cw().done;
    case 'pass':
      return cw().pass;
    default:
      return '';
  }
}
