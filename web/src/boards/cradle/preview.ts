import type { Preview } from '../../protocol.ts';
import { cardAt, cardOf, eventOf, type Symbol } from './printed.ts';
import type { CradleEvent } from './told.ts';
import { colourOf, count, lower, present, stackAt, type Colour, type Player, type Stack, type View } from './view.ts';
import { counted, cw, named } from './words.ts';

/** What a move would cost and bring, in sentences, from the view and from what the rules foresee. `who` names a seat. */
export function preview(view: View, move: string, ahead: Preview | null, who: (seat: number) => string): string[] {
  const [verb = '', ...rest] = move.split(' ');
  switch (verb) {
    case 'stone':
    case 'genius':
      return [...placing(view, rest[0]!, rest[1]!, who), ...(verb === 'genius' && ahead ? inspiring(ahead, colourOf(rest[1]!)) : [])];
    case 'lift':
      return view.phase === 'PAY' ? [] : [cw().liftNote];
    case 'take':
      return [view.phase === 'BONUS' ? cw().bonusLeft(view.bonus) : cw().costsAction(view.actions)];
    case 'play':
    case 'found':
    case 'turn':
      return [...(ahead ? playing(view.players[view.you]!, view.you, ahead) : []), cw().costsAction(view.actions)];
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

function placing(view: View, place: string, space: string, who: (seat: number) => string): string[] {
  const stack = stackAt(view, place);
  if (!stack) return [];
  const colour = colourOf(space);
  const { taken, all, last } = stack[colour];
  return last ? [cw().brings[colour], scoring(view, stack, colour === 'red', who)] : [cw().covers(cw().colours[colour], taken + 1, all)];
}

function inspiring(ahead: Preview, colour: Colour): string[] {
  const inspired = (ahead.events as CradleEvent[]).find((event) => event.type === 'Inspired');
  return [inspired ? cw().inspires(inspired.cards, cw().colours[colour]) : cw().noInspiration(cw().colours[colour])];
}

/** What stands to be won on an event as things are. */
export function scoring(view: View, stack: Stack, byCharacters: boolean, who: (seat: number) => string): string {
  const { counts, winner, prize } = stack.prospect;
  if (byCharacters) {
    const dice = stack.events.length;
    const rival = present(stack).find((seat) => seat !== view.you) ?? -1;
    const other = view.players[rival];
    return other ? cw().atStake(dice, who(rival), other.pileSize, other.handSize) : cw().atStakeAlone(dice);
  }
  const mine = counts.find((each) => each.seat === view.you);
  const theirs = counts.find((each) => each.seat !== view.you);
  if (!mine) return '';
  const told = theirs ? cw().wouldCount(counted(mine), who(theirs.seat), counted(theirs)) : cw().wouldCountAlone(counted(mine));
  return `${told}: ${winner === view.you ? cw().forYou(prize) : winner < 0 ? cw().even : cw().forThem(prize, who(winner))}`;
}

/** How the columns grow, and which marks are covered and shown. */
function playing(player: Player, seat: number, ahead: Preview): string[] {
  const said = ahead.changes.filter((each) => each.zone === `columns-${seat + 1}`).map((each) => cw().grows(each.label, each.from, each.to));
  for (const event of ahead.events as CradleEvent[]) {
    if (event.type === 'HidCard') said.push(cw().hidden);
    if (event.type === 'PlayedUndecided') said.push(cw().startsColumn);
    if (event.type !== 'Played') continue;
    const under = player.columns.find((column) => column.symbols.includes(event.symbol));
    const other = under?.symbols.find((each) => each !== event.symbol);
    if (event.founds && other) said.push(cw().decides(cw().symbols[lower(other)]));
    if (!event.founds && under?.mark) said.push(cw().coversMark(cw().colours[under.mark as Colour]));
    const shown = cardAt(event.card);
    if (shown?.type === 'culture' && shown.kind === 'genius-blue') said.push(cw().showsMark(cw().colours.blue));
    if (shown?.type === 'culture' && shown.kind === 'genius-red') said.push(cw().showsMark(cw().colours.red));
  }
  return said;
}

function showing(view: View, id: string, who: (seat: number) => string): string[] {
  const { contest } = view;
  const rival = view.you === view.turn ? contest.rival : view.turn;
  const made = view.shows.find((each) => each.card === id);
  if (contest.rival < 0 || !made) return [cw().aloneShow];
  const passed = ((contest.passed >> rival) & 1) === 1;
  return [
    `${cw().becomes(view.players[view.you]!.strength, made.strength)} ${cw().leads(made.lead)} ${passed ? cw().isDone(who(rival)) : cw().canAnswer(who(rival))}`,
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
