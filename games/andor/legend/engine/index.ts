/** A checked legend becomes the engine the core plays with. */
import { BEATEN, FIELDS, NONE, STRENGTH } from '../../pieces.ts';
import { LIST, pop, top } from '../../rules/agenda.ts';
import { farmersOn, placeFigure } from '../../rules/board.ts';
import { namedOn } from '../../rules/farmers.ts';
import { pushList } from '../../rules/flow.ts';
import type { Engine } from '../../engine-port.ts';
import { E_WHAT, E_AT, E_CODE, E_STAGE, E_ASKED, type State } from '../../state.ts';
import type { Legend } from '../format.ts';
import type { DeckState, LegendState, LegendView } from '../state.ts';
import { letters } from '../words.ts';
import { NOT_DONE, Book, DONE, type Setting, type Test } from './book.ts';
import { isNext, readAloud } from './cards.ts';
import { CARD_OUT, CARD_READ, CARD_WAITS, TASK_OPEN, testOf } from './conditions.ts';
import { build, cardsOf, discard, draw, imagineDeck, viewOf } from './decks.ts';
import { bringsNow } from './foretold.ts';
import { bringHome } from './escort.ts';
import { handOver } from './hand-over.ts';
import { compilerFor } from './lists.ts';
import { endDay, endRound, Modifiers } from './modifiers.ts';
import { narrate } from './narrator.ts';
import { captiveOf, ownBlack, ownDice, ownReward, ownStrength, peculiarIn } from './profiles.ts';
import { goodsAt, type Shop, waresNow } from './shops.ts';
import { collectOffers } from './collect.ts';
import {
  castleWatch,
  completeTask,
  countDefeat,
  creatureArrived,
  defeatTests,
  failTask,
  visit,
  type Watched,
  watchedTasks,
} from './tasks.ts';
import { triggersOf } from './triggers.ts';
import { lastWords, wordsNow, wordsOf } from './words-now.ts';

export type { Setting } from './book.ts';

/** The engine, and the tables it plays by (texts are looked up in them). */
export interface Compiled {
  readonly engine: Engine;
  readonly book: Book;
}

export function compile(legend: Legend, setting: Setting): Compiled {
  // A legend that knows only one difficulty is played at that one.
  const difficulty = legend.difficulties.includes(setting.difficulty) ? setting.difficulty : (legend.difficulties[0] ?? 'normal');
  const book = new Book(legend, { ...setting, difficulty });
  const shops: Shop[] = [];
  fill(book, shops);
  return { engine: engineOf(book, shops), book };
}

/** Turns every list of the legend into steps. */
function fill(book: Book, shops: Shop[]): void {
  const { legend } = book;
  const compiler = compilerFor(book, shops);
  for (const [i, card] of legend.cards.entries()) {
    book.card = card;
    // Cards of the other difficulty keep their place, with an empty list.
    book.cardLists.push(compiler.list(book.inGame(i) ? (card.do ?? []) : [], readAloud(book, i)));
    book.cardWords.push(wordsOf(card));
  }
  book.card = undefined;
  for (const rule of legend.rules ?? []) book.ruleLists.push(compiler.list(rule.do));
  for (const task of Object.values(legend.tasks ?? {})) {
    book.taskLists.push(task.then === undefined ? NONE : compiler.list(task.then));
    book.failures.push(task.failed === undefined ? NONE : book.reasons.push(task.failed) - 1);
  }
  for (const deck of Object.values(legend.decks)) {
    const lists = cardsOf(deck).map((card) => {
      book.card = card;
      return compiler.list(card.do);
    });
    book.deckLists.push(lists);
  }
  book.card = undefined;
  for (const opening of legend.openings) book.openingLists.push(compiler.list(opening.do));
  collectOffers(book, compiler);
  book.wins = testOf(book, legend.end.win);
}

function engineOf(book: Book, shops: readonly Shop[]): Engine {
  const decks = Object.values(book.legend.decks);
  const eventDeck = book.indexOf('deck', 'events');
  const modifiers = new Modifiers(book);
  const triggers = triggersOf(book);
  const watched = watchedTasks(book);
  const defeats = defeatTests(book);
  const arrivals = castleWatch(book);
  const quiet = watched.length === 0 && triggers.watched === 0;
  const noOffers: readonly number[] = [];

  return {
    fresh: () => freshState(book, triggers.watched),
    copy: copyState,
    show: (state) => shown(book, shops, modifiers, state),
    forPages: (view, over, agenda) => ({
      ...view,
      readCards: book.cardWords.filter((_, i) => view.cards[i] === CARD_READ && !isNext(book, agenda, i)),
      ...(over === 0 ? {} : { lastWords: lastWords(book, view, over === 1) }),
    }),
    brings: (state) => bringsNow(book, state),
    lastWords: (legend, won) => lastWords(book, legend, won),
    imagine: (view, random) => ({
      ...copyState({ ...view, decks: [] }),
      decks: view.decks.map((deck) => imagineDeck(deck, random)),
    }),
    audit: (state) => auditLegend(book, state),

    open(t) {
      for (const [i, deck] of decks.entries()) build(deck, t.state.legend.decks[i] as DeckState, t.random);
      const second = t.options.startAtPart2 ? book.openingLists[1] : undefined;
      pushList(t, second ?? (book.openingLists[0] as number), NONE, NONE);
    },
    run(t) {
      const { agenda } = t.state;
      const f = top(t.state);
      if (agenda[f + E_CODE] !== LIST) throw new Error('The top of the agenda is no effect list');
      const list = book.lists[agenda[f + E_WHAT] as number] as (typeof book.lists)[number];
      const at = agenda[f + E_AT] as number;
      const step = list[at];
      if (step === undefined) {
        pop(t.state);
        return;
      }
      const said = step(t, f);
      if (said === NOT_DONE) return;
      agenda[f + E_AT] = at + 1;
      if (said === DONE) {
        agenda[f + E_STAGE] = NONE;
        agenda[f + E_ASKED] = 0;
      }
      // Nothing above it and nothing left: the list is over.
      if (at + 1 === list.length && top(t.state) === f) pop(t.state);
    },
    drawEvent: (t, seat, field) => draw(t, decks, eventDeck, seat, field),
    canAvert: (deck, card) => {
      const of = decks[deck];
      const shield = of === undefined ? undefined : cardsOf(of)[card]?.shield;
      return shield === 'this' ? 'this' : shield === true ? 'all' : undefined;
    },
    playCard: (t, deck, card, seat, field) => pushList(t, book.deckLists[deck]?.[card] as number, seat, field),
    discard: (t, deck, card) => {
      const of = decks[deck];
      if (of !== undefined) discard(of, t.state.legend.decks[deck] as DeckState, card);
    },
    narrate: (t, steps) => narrate(book, t, steps),
    takeOffer(t, seat, offer) {
      const { offers } = t.state.legend;
      const at = offers.findIndex((entry) => entry >> 4 === offer);
      const { perHero, stays = false, list } = book.offers[offer] as (typeof book.offers)[number];
      const used = ((offers[at] as number) & 15) | (1 << seat);
      if (perHero && used !== (1 << t.state.seats) - 1) offers[at] = (offer << 4) | used;
      else if (!stays) offers.splice(at, 1);
      pushList(t, list, seat, t.state.field[seat] as number);
    },

    hasAttempts: triggers.hasAttempts,
    countsFighters: Object.values(book.legend.tasks ?? {}).some(({ goal }) => goal.goal === 'defeat' && goal.solo === true),
    whenAttempts: (t, seat, field) => triggers.attempted(t, seat, field),
    whenEntered: (t, seat, field) => triggers.entered(t, seat, field),
    whenStands(t, seat, field) {
      triggers.stood(t, seat, field);
      for (let i = t.state.legend.waits.length - 1; i >= 0; i -= 1) {
        const wait = book.waits[t.state.legend.waits[i] as number] as (typeof book.waits)[number];
        if (!wait.fields.includes(field)) continue;
        t.state.legend.waits.splice(i, 1);
        pushList(t, wait.list, seat, field);
      }
      visit(book, t, 'stand', seat, field);
    },
    whenFogActivated(t, seat, field, back) {
      triggers.activated(t, seat, field, 'fog', back);
      visit(book, t, 'uncover-fog', seat, field);
    },
    whenRevealed: (t, seat, field, back, item) => triggers.revealed(t, seat, field, back, item),
    whenWellEmptied(t, seat, field) {
      triggers.activated(t, seat, field, 'well', NONE);
      visit(book, t, 'empty-well', seat, field);
    },
    whenTaken: (t, seat, field, item) => triggers.taken(t, seat, field, item),
    whenRound(t, at) {
      if (at !== 'end') endRound(book, t.state, at === 'over');
      if (at !== 'over') triggers.round(t, at);
      if (at === 'start' && t.state.fight.round === 1) triggers.fightBegins(t); // pushed last: carried out before the round's own
    },
    whenBought(t, seat, field, item) {
      if (item === STRENGTH) visit(book, t, 'buy-strength', seat, field);
    },
    whenDefeated(t, creature, field, fighters, step) {
      if (step === 'before-reward') {
        const figure = captiveOf(book, t.state, creature);
        if (figure !== NONE) placeFigure(t, figure, field);
      }
      triggers.defeated(t, creature, field, step);
      if (step === 'before-narrator') countDefeat(book, defeats, t, creature, fighters);
    },
    whenCreatureEntered(t, creature, field) {
      triggers.creatureEntered(t, creature, field);
      if (arrivals.length > 0) creatureArrived(book, arrivals, t, creature, field);
    },
    whenSunrise(t, step, at) {
      if (step === 0 && at === 'before') endDay(book, t.state);
      triggers.sunrise(t, step, at);
    },
    settle(t) {
      if (quiet || t.state.over !== 0) return false;
      const { length } = t.state.agenda;
      for (let i = 0; i < watched.length; i += 1) {
        const { task, met, failed } = watched[i] as Watched;
        if (t.state.legend.tasks[task] !== TASK_OPEN) continue;
        if (holdsAny(failed, t.state)) failTask(book, t, task);
        else if (met?.(t.state, NONE, NONE) === true) {
          handOver(book, t, task);
          bringHome(book, t, task);
          completeTask(book, t, task);
        }
        if (t.state.over !== 0) return true;
      }
      return triggers.look(t) || t.state.agenda.length !== length;
    },

    overtime: (state, hour) => modifiers.overtime(state, hour),
    creatureStrength: (state, creature, base) =>
      modifiers.creatureStat(state, creature, 'strength', ownStrength(book, state, creature, base)),
    creatureDice: (state, creature, base) => modifiers.creatureDice(state, creature, ownDice(book, state, creature, base)),
    creatureBlack: (state, creature, base) => ownBlack(book, state, creature, base),
    creatureReward: (state, creature, base) => ownReward(book, state, creature, base),
    creatureWillpower: (state, creature, base) => modifiers.creatureStat(state, creature, 'willpower', base),
    mayEnter: (state, field, who) => modifiers.mayEnter(state, field, who),
    itemOff: (state, item) => modifiers.itemOff(state, item),
    allyStrength: (state, base) => modifiers.allyStrength(state, base),
    mayFight: (state, creature, seat, together) => modifiers.mayFight(state, creature, seat, together),
    holdsGarrison: (state) => modifiers.holdsGarrison(state),
    hasGarrisons: book.modifiers.some(({ effect }) => effect.do === 'mod.castle' && effect.garrison === true),
    besieged: (state) => modifiers.besieged(state),
    links: (state, field) => modifiers.links(state, field),
    destroysGems: (state) => modifiers.destroysGems(state),
    extraPasses: (state, kind) => modifiers.extraPasses(state, kind),
    allows: (state, action) => modifiers.allows(state, action),
    lures: (state) => modifiers.lures(state),
    goods: (state, seat, field) => goodsAt(shops, state, seat, field),
    offers(state, seat, field) {
      const { offers } = state.legend;
      if (offers.length === 0) return noOffers;
      return offers.flatMap((entry) => {
        const offer = book.offers[entry >> 4] as (typeof book.offers)[number];
        const open = (entry & (1 << seat)) === 0 && offer.fields.includes(field) && offer.affordable(state, seat);
        return open ? [entry >> 4] : [];
      });
    },
  };
}

function holdsAny(tests: readonly Test[], state: State): boolean {
  for (let i = 0; i < tests.length; i += 1) if ((tests[i] as Test)(state, NONE, NONE)) return true;
  return false;
}

function freshState(book: Book, watches: number): LegendState {
  const { legend } = book;
  const zeros = (length: number): number[] => Array.from({ length }, () => 0);
  return {
    narrator: 0,
    furthest: 0,
    stars: 0,
    cards: legend.cards.map((_, i) => (book.inGame(i) ? CARD_WAITS : CARD_OUT)),
    laid: legend.cards.map(() => NONE),
    rules: (legend.rules ?? []).map((rule) => Number(rule.sleeps !== true)),
    tasks: zeros(book.names.task.length),
    progress: zeros(book.names.task.length),
    held: zeros(watches),
    flags: 0,
    counters: zeros(book.count('counter')),
    rolled: zeros(book.count('roll')),
    decks: book.names.deck.map(() => ({ pile: [], seen: [], aside: [] })),
    modifiers: [],
    shops: [],
    offers: [],
    waits: [],
    goalAt: NONE,
    reasonAt: NONE,
    ...(book.deals ? { owners: book.names.task.map(() => NONE), dealt: [NONE, NONE, NONE, NONE] } : {}),
    ...(book.mixes ? { mixed: [] } : {}),
    ...(book.called.length > 0 ? { named: book.called.map(() => NONE) } : {}),
  };
}

type Seldom = Pick<LegendState, 'owners' | 'dealt' | 'last' | 'mixed' | 'named'>;

/** What only some legends remember, in the order it comes about: added to literals that are made by the million without it. */
const seldom = ({ owners, dealt, last, mixed, named }: Seldom): Seldom => ({
  ...(owners && { owners: owners.slice() }),
  ...(dealt && { dealt: dealt.slice() }),
  ...(mixed && { mixed: mixed.slice() }),
  ...(named && { named: named.slice() }),
  ...(last === undefined ? {} : { last }),
});
const remembers = ({ owners, last, mixed, named }: Seldom): boolean =>
  owners !== undefined || last !== undefined || mixed !== undefined || named !== undefined;
const none: readonly (readonly number[])[] = [];

function copyState(legend: LegendState): LegendState {
  const plain = {
    narrator: legend.narrator,
    furthest: legend.furthest,
    stars: legend.stars,
    cards: legend.cards.slice(),
    laid: legend.laid.slice(),
    rules: legend.rules.slice(),
    tasks: legend.tasks.slice(),
    progress: legend.progress.slice(),
    held: legend.held.slice(),
    flags: legend.flags,
    counters: legend.counters.slice(),
    rolled: legend.rolled.slice(),
    decks: legend.decks.map(({ pile, seen, aside }) => ({ pile: pile.slice(), seen: seen.slice(), aside: aside.slice() })),
    modifiers: legend.modifiers.slice(),
    shops: legend.shops.slice(),
    offers: legend.offers.slice(),
    waits: legend.waits.slice(),
    goalAt: legend.goalAt,
    reasonAt: legend.reasonAt,
  };
  return remembers(legend) ? { ...plain, ...seldom(legend) } : plain;
}

/** Everything but the order of the decks, with the sentences that belong to it. One literal: views are made by the million. */
function shown(book: Book, shops: readonly Shop[], modifiers: Modifiers, state: State): LegendView {
  const { legend } = state;
  const { title, goal, question, taskWords, offerWords, lasting } = wordsNow(book, state);
  const plain: { -readonly [Part in keyof LegendView]: LegendView[Part] } = {
    narrator: legend.narrator,
    furthest: legend.furthest,
    stars: legend.stars,
    cards: legend.cards.slice(),
    laid: legend.laid.slice(),
    rules: legend.rules.slice(),
    tasks: legend.tasks.slice(),
    progress: legend.progress.slice(),
    held: legend.held.slice(),
    flags: legend.flags,
    counters: legend.counters.slice(),
    rolled: legend.rolled.slice(),
    modifiers: legend.modifiers.slice(),
    shops: legend.shops.slice(),
    offers: legend.offers.slice(),
    waits: legend.waits.slice(),
    goalAt: legend.goalAt,
    reasonAt: legend.reasonAt,
    decks: legend.decks.map(viewOf),
    title,
    taskWords,
    offerWords,
    lasting,
    overtime: modifiers.overtimeNow(state),
    wares: waresNow(book.board, shops, state),
  };
  if (goal !== undefined) plain.goal = goal;
  if (question !== undefined) plain.question = question;
  const links = book.linked ? modifiers.linked(state) : none;
  const board = book.legend.board === 'andor' ? plain : { ...plain, board: book.legend.board };
  const linked = links.length === 0 ? board : { ...board, links };
  const side = book.languages === undefined ? linked : { ...linked, languages: book.languages };
  if (book.profiles.length === 0 && !remembers(legend)) return side;
  const peculiar = book.deals || book.profiles.length > 0 ? { peculiar: peculiarIn(book, state) } : {};
  const called = legend.named === undefined ? {} : { called: calledNow(book, legend.named) };
  return { ...side, ...seldom(legend), ...peculiar, ...called };
}

const calledNow = ({ called }: Book, named: readonly number[]): NonNullable<LegendView['called']> =>
  named.flatMap((field, i) => {
    const name = called[i];
    return field < 0 || name === undefined ? [] : [{ field, name }];
  });

/** What must always be true of a legend in play. */
function auditLegend(book: Book, state: State): string | undefined {
  const { legend } = state;
  if (legend.narrator < 0 || legend.narrator >= letters.length) return `the narrator stands at ${legend.narrator}`;
  if (legend.last !== undefined && (legend.last < 0 || legend.last >= letters.length)) return `the N token lies at ${legend.last}`;
  if (legend.narrator > legend.furthest) return 'the narrator is further than he ever was';
  for (const [i, deck] of legend.decks.entries()) {
    if (deck.pile.length !== deck.seen.length) return `deck ${i}: what is known does not fit its cards`;
    const all = [...deck.pile, ...deck.aside];
    if (new Set(all).size !== all.length) return `deck ${i} holds a card twice`;
    const cards = book.deckLists[i]?.length ?? 0;
    if (all.some((card) => card < 0 || card >= cards)) return `deck ${i} holds a card that does not exist`;
  }
  for (const field of legend.named ?? []) {
    if (field >= 0 && namedOn(state, field).length > farmersOn(state, field)) return `a farmer with a name is not on ${field}`;
  }
  for (const field of state.field)
    if (field !== NONE && (field < 0 || field >= FIELDS || field === BEATEN)) return `a hero stands on ${field}`;
  return undefined;
}
