import { firstsIn, type GameTexts, type Names, refusalIn, type Result, type Seat, whoIs } from '@tafelrunde/kernel';
import { closes, fitting, NOWHERE } from '../row.ts';
import type { OrderKey } from '../orders.ts';
import { type Action, DEATH, type Event, NONE, type Options, type View } from '../state.ts';
import type { Fit, Reached, Words } from './words.ts';

/** Puts the words of a language behind the keys of the rules. */
export function speak(words: Words): GameTexts<View, Action, Event> {
  return {
    name: words.name,
    tagline: words.tagline,
    option: (key) => words.options[key as keyof Options] ?? { label: key, value: String },
    ask({ seat, what }, view, names) {
      const who = whoIs(names, seat);
      const from = whoIs(names, (seat + view.seats - 1) % view.seats);
      if (what === 'draw') return who.you ? words.drawNow(from) : words.othersDraw(who, from);
      return who.you && view.drawn !== NONE ? words.decideNow(view.drawn, fitOf(view, seat)) : words.othersDecide(who);
    },
    event: (event, names) => eventIn(words, event, names),
    action(action, view) {
      if (action.type === 'draw') return words.draw;
      if (action.type === 'keep') return words.keep(view.drawn);
      return words.place(view.drawn, action.space, closes(view.rows[view.turn] ?? [], view.drawn, action.space));
    },
    refusal: (refusal) => refusalIn(words.refusals, refusal),
    result: (result, names) => resultIn(words, result, names),
    say(key, { card, space, ways }) {
      return key === 'ways-left' ? words.waysLeft(Number(card), Number(space), Number(ways)) : key;
    },
    order: (key) => words.orders[key as OrderKey],
    table: (view, names) => tableIn(words, view, names),
  };
}

function fitOf(view: View, seat: Seat): Fit {
  if (view.drawn === DEATH) return 'death';
  const row = view.rows[seat] ?? [];
  return fitting(row, 0, row.length, view.drawn, true) === NOWHERE ? 'nowhere' : 'somewhere';
}

function eventIn(words: Words, event: Event, names: Names): string {
  switch (event.kind) {
    case 'dice': {
      const named = (dice: readonly number[]) => dice.map((die, seat) => ({ who: whoIs(names, seat), die })).filter(({ die }) => die > 0);
      return words.dice(event.throws.map(named));
    }
    case 'dealt':
      return words.dealt(event, whoIs(names, event.starter));
    case 'drew':
      return words.drew(whoIs(names, event.seat), whoIs(names, event.from));
    case 'card':
      return words.card(event.card);
    case 'placed':
      return words.placed(whoIs(names, event.seat), event);
    case 'kept':
      return words.kept(whoIs(names, event.seat));
    case 'row-full':
      return words.rowFull(whoIs(names, event.seat));
    case 'row-closed':
      return words.rowClosed(whoIs(names, event.seat));
    case 'ended':
      return words.ended(event.ending, event.winner === NONE ? [] : [whoIs(names, event.winner)], 0);
  }
}

function resultIn(words: Words, result: Result, names: Names): string {
  const { best, points } = firstsIn(result, names);
  return words.ended(result.reason as Reached, best, points);
}

/** Rows from the reader's own round the table, each with its hand; then what the reader holds, and the card on its way. */
function tableIn(words: Words, view: View, names: Names): readonly string[] {
  const lines: string[] = [];
  const first = view.you === NONE ? 0 : view.you;
  for (let i = 0; i < view.seats; i += 1) {
    const seat = (first + i) % view.seats;
    const who = whoIs(names, seat);
    lines.push(words.row(who, view.rows[seat] ?? [], view.open[seat] ?? true));
    if (seat !== view.you) lines.push(words.handSize(who, view.sizes[seat] ?? 0));
  }
  if (view.you !== NONE) {
    const held = view.hand.map((copies, card) => ({ card, copies })).filter(({ copies }) => copies > 0);
    lines.push(words.hand([...held.filter(({ card }) => card !== DEATH), ...held.filter(({ card }) => card === DEATH)]));
  }
  if (view.phase === 'decide') lines.push(words.onItsWay(whoIs(names, view.turn), view.drawn === NONE ? undefined : view.drawn));
  return lines;
}
