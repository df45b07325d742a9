import { firstsIn, type GameTexts, type Names, refusalIn, type Result, type Seat, whoIs } from '@tafelrunde/kernel';
import { CALLABLE, RASCAL, triggerOf } from '../cards.ts';
import type { OrderKey } from '../orders.ts';
import { usable } from '../rules/abilities.ts';
import { meta } from '../meta.ts';
import { type Action, type AskKey, type Decision, type Event, NONE, type Options, type View } from '../state.ts';
import { cardIn, shielded } from '../view.ts';
import type { Asked, Spot, Standing, Whose, Words } from './words.ts';

/** Puts the words of a language behind the keys of the rules. */
export function speak(words: Words): GameTexts<View, Action, Event> {
  return {
    name: words.name,
    tagline: words.tagline,
    option: (key) => words.options[key as keyof Options] ?? { label: key, value: String },
    ask({ seat, what }, view, names) {
      const who = whoIs(names, seat);
      const asked = askedOf(view, seat);
      // Without the face (a position gone by, with no memory aid) the sentence about it says what everybody saw.
      const faceless = (what === 'decide' || what === 'witch') && asked.card === NONE;
      return who.you && view.you === seat && !faceless ? words.asks[what as AskKey](asked) : words.asksOther[what as AskKey](who, asked);
    },
    event: (event, names) => eventIn(words, event, names),
    action: (action, view) => actionIn(words, action, view),
    refusal: (refusal) => refusalIn(words.refusals, refusal),
    result: (result, names) => resultIn(words, result, names),
    say: (key, params) => (Object.hasOwn(words.says, key) ? (words.says[key]?.(params) ?? key) : key),
    order: (key) => words.orders[key as OrderKey],
    table: (view, names) => tableIn(words, view, names),
  };
}

/** Only what lies in everybody's sight decides it, so a view is enough. */
function dropsIn(view: View): Asked['drops'] {
  const card = view.held?.card ?? NONE;
  if (card === NONE || triggerOf(card) !== 'drop') return 'never';
  const { seats, turn, discard, pile } = view;
  const villages = view.villages.map((village) => village.map(cardIn));
  return usable({ seats, turn, discard: [...discard], villages, pile: { length: pile } }, card, meta.version) ? 'works' : 'idle';
}

function askedOf(view: View, seat: Seat): Asked {
  return {
    card: view.held?.card ?? NONE,
    drops: dropsIn(view),
    ability: view.ability,
    pushed: view.pushed.length,
    looks: view.looksLeft[seat] ?? 0,
    round: view.round + 1,
    last: view.caller !== NONE,
    callable: view.caller === NONE && !view.acted && (view.villages[seat] ?? []).length <= CALLABLE,
    discard: view.discard.at(-1) ?? NONE,
  };
}

function actionIn(words: Words, action: Action, view: View): string {
  const cards = view.villages[view.you === NONE ? view.turn : view.you] ?? [];
  const own = (at: number): Spot => ({ at: at + 1, card: cards[at]?.card ?? NONE });
  const held = view.held?.card ?? NONE;
  switch (action.type) {
    case 'look':
      return words.look(own(action.at));
    case 'seen':
      return words.seen;
    case 'draw': {
      const rascals = cards.filter((lying) => lying.up && lying.card === RASCAL).length;
      return words.draw(Math.min(1 + rascals, view.pile), view.pile);
    }
    case 'draw-one':
      return words.drawOne;
    case 'pick':
      return words.pick(view.open[action.at] ?? NONE);
    case 'take':
      return words.take(view.discard.at(-1) ?? NONE);
    case 'call':
      return words.call;
    case 'keep':
      return words.keep(view.deep.find(({ depth }) => depth === action.at)?.card ?? NONE, action.at + 1);
    case 'discard':
      return words.discard(held);
    case 'use':
      return words.use(held);
    case 'push':
      return words.push(own(action.at));
    case 'turn-over':
      return words.turnOver(view.pushed.length);
    case 'place':
      return words.place(action.at + 1);
    case 'add':
      return words.add(action.side, view.step === 'extra');
    case 'choose':
      return words.choose(view.ability, whoseIs(view, action.village), {
        at: action.at + 1,
        card: view.villages[action.village]?.[action.at]?.card ?? NONE,
      });
    case 'give':
      return words.give(own(action.at));
    case 'dig':
      return words.dig(action.card);
    case 'return':
      return words.putBack;
    case 'forgo':
      return words.forgo(view.step === 'again');
    case 'amulet':
      return words.amulet(own(action.at));
    case 'empath':
      return words.empath(own(action.at));
    case 'guard':
      return words.guard(action.by + 1, own(action.at));
    case 'end':
      return words.end;
    case 'deal':
      return words.deal(view.round + 1);
  }
}

const whoseIs = (view: View, village: Seat): Whose => (village === view.you ? { own: true } : { own: false, player: village + 1 });

function eventIn(words: Words, event: Event, names: Names): string | undefined {
  const who = 'seat' in event ? whoIs(names, event.seat) : { you: false, name: '' };
  const whose = 'village' in event ? whoIs(names, event.village) : who;
  switch (event.kind) {
    case 'round':
      return words.round(event, whoIs(names, event.first), event.owner === NONE ? undefined : whoIs(names, event.owner));
    case 'turn':
      return words.turn(who, event.last);
    case 'looks':
      return words.looks(who, whose, event.at + 1, event.why);
    case 'saw':
      return event.card === NONE ? undefined : words.saw(event.card, whose, event.at + 1);
    case 'drew':
      return words.drew(who, event.cards, event.left);
    case 'drawn':
      return event.cards.length === 0 ? undefined : words.drawn(who, event.cards);
    case 'kept':
      return words.kept(who, event.at + 1, event.of);
    case 'picked':
      return words.picked(who, event.card);
    case 'took':
      return words.took(who, event.card);
    case 'called':
      return words.called(who, event.cards);
    case 'discarded':
      return words.discarded(who, event.card, event.used);
    case 'exchanged':
      return words.exchanged(who, event.at + 1, event.left, event.card);
    case 'matched':
      return words.matched(who, event.cards);
    case 'mismatched':
      return words.mismatched(who, event.cards, event.penalty);
    case 'placed':
      return words.placed(who, event.now + 1, event.card, event.size);
    case 'added':
      return words.added(who, event.side, event.card, event.penalty);
    case 'turned-up':
      return words.turnedUp(who, whose, event.at + 1, event.card);
    case 'dug':
      return words.dug(who, event.card);
    case 'scried':
      return words.scried(who);
    case 'bewitched':
      return words.bewitched(who, whose, event.at + 1, event.left);
    case 'returned':
      return words.returned(who);
    case 'robbed':
      return words.robbed(who, whose, { at: event.at + 1, own: event.own + 1, gets: event.gets, gives: event.gives });
    case 'forwent':
      return words.forwent(who, event.ability);
    case 'amulet-placed':
      return words.amuletPlaced(who, event.at + 1);
    case 'guarded':
      return words.guarded(who, event.by + 1, event.at + 1);
    case 'opened':
      return words.opened(event.card, event.left);
    case 'round-ended':
      return words.roundEnded(event.round, event.why);
    case 'scored':
      return words.scored(
        event.round,
        event.rows.map((row, seat) => ({ who: whoIs(names, seat), row })),
      );
    case 'ended':
      return words.matchEnded(event.decision);
    case 'closed':
    case 'pushed':
      return undefined; // told by motion alone
  }
}

function resultIn(words: Words, result: Result, names: Names): string {
  const { best, points } = firstsIn(result, names);
  return words.ended(result.reason as Decision, best, points);
}

/** Piles, then the villages from the reader's own seat round the table, then what is in hand. */
function tableIn(words: Words, view: View, names: Names): readonly string[] {
  const lines = [words.where(view.round, view.rounds, view.pile, view.caller !== NONE)];
  lines.push(words.discardPile(view.discard.at(-1) ?? NONE, view.discard.length));
  if (view.open.length > 0) lines.push(words.openCards(view.open));
  if (view.owner === NONE) lines.push(words.amuletInTheMiddle);
  const first = view.you === NONE ? 0 : view.you;
  for (let i = 0; i < view.seats; i += 1) lines.push(words.standing(standingOf(view, (first + i) % view.seats, names)));
  if (view.held !== undefined) lines.push(words.inHand(whoIs(names, view.turn), view.held.card));
  if (view.drawn > 0) {
    const faces = Array.from({ length: view.drawn }, (_, at) => view.deep.find(({ depth }) => depth === at)?.card ?? NONE);
    lines.push(words.drawnCards(faces));
  }
  return lines;
}

function standingOf(view: View, seat: Seat, names: Names): Standing {
  const cards = view.villages[seat] ?? [];
  return {
    who: whoIs(names, seat),
    points: view.points[seat] ?? 0,
    amulet: view.owner === seat,
    called: view.caller === seat,
    last: view.lastTurns.includes(seat),
    cards: cards.map(({ card, up, seenBy, amulet }, at) => ({
      at: at + 1,
      card,
      up,
      looked: view.you !== NONE && (seenBy & (1 << view.you)) !== 0,
      amulet,
      shielded: shielded(cards, at),
      pushed: seat === view.turn && view.pushed.includes(at),
    })),
  };
}
