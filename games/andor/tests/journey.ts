import { FastRandom, Match, type MatchRecord, pick, type Random, silent } from '@tafelrunde/kernel';
import { boards } from '../board/index.ts';
import { scripted } from '../bot/index.ts';
import { game } from '../game.ts';
import type { Book } from '../legend/engine/book.ts';
import { cardsOf } from '../legend/engine/decks.ts';
import { compile } from '../legend/index.ts';
import { eachEffect, listsOf } from '../legend/lists.ts';
import type { Effect } from '../legend/format.ts';
import { legendOf } from '../legends/index.ts';
import { golden } from '../events/index.ts';
import { BEATEN, GOLD, ITEMS, NONE, PARCHMENT } from '../pieces.ts';
import { top } from '../rules/agenda.ts';
import { fieldOf, places } from '../rules/creature.ts';
import { AndorRules } from '../rules/index.ts';
import { has } from '../rules/items.ts';
import { fieldOfLying, itemOfLying } from '../rules/lying.ts';
import { type Action, E_WHAT, E_AT, type Options, type State } from '../state.ts';

/**
 * Who plays: the scripted team; a team that, once there is a parchment, carries it to the next creature (clumsy); people who go where
 * something waits for them and else do anything (seekers); people who always give the neutral answer (sleepers). And people strong enough
 * for anything: who go to the far ends of the mine and clear away what lies there (diggers), who go after creatures and nothing else
 * (hunters), who lead every farmer below the mountain (guides).
 */
export type Company = 'team' | 'clumsy' | 'seekers' | 'sleepers' | 'diggers' | 'hunters' | 'guides';

/** What was seen of a legend at one difficulty with so many heroes. */
export class Seen {
  /** Steps of effect lists that were carried out: `list.step`. */
  readonly steps = new Set<string>();
  /** How matches ended, with the legend's own reason where there is one. */
  readonly endings = new Set<string>();
}

/** Whole matches of a legend, from the set-up on, on rules that note down what they carry out. */
export class Journey {
  readonly options: Options;
  readonly seats: number;
  readonly rules: AndorRules;
  readonly book: Book;
  readonly seen: Seen;

  constructor(options: Partial<Options>, seats: number, seen = new Seen()) {
    this.seen = seen;
    this.options = { ...game.meta.defaults, ...options };
    this.seats = seats;
    const { engine, book } = compile(legendOf(this.options), { difficulty: this.options.difficulty, options: this.options });
    this.book = book;
    const noting = {
      ...engine,
      run: (t: Parameters<typeof engine.run>[0]) => {
        const at = top(t.state);
        seen.steps.add(`${t.state.agenda[at + E_WHAT]}.${t.state.agenda[at + E_AT]}`);
        engine.run(t);
      },
    };
    this.rules = new AndorRules(this.options, boards[book.legend.board], noting, book.legend);
  }

  /** Plays a match to its end; what is laid, is laid on the first morning. */
  play(company: Company, seed: number, lay?: (state: State) => void): State {
    const random = new FastRandom(seed);
    const state = this.rules.setup(this.seats, random, silent);
    const choose = this.#chooser(company);
    const most = game.meta.maxActions(this.options, this.seats);
    let isLaid = lay === undefined;
    for (let n = 0; state.over === 0; n += 1) {
      if (n > most) throw new Error(`no end after ${most} actions`);
      if (!isLaid && state.day > 0) {
        isLaid = true;
        lay?.(state);
      }
      const { seat, action } = choose(this.rules, state, random);
      this.rules.play(state, seat, action, random, silent);
    }
    this.#note(state);
    return state;
  }

  #chooser(company: Company): Chooser {
    switch (company) {
      case 'team':
        return team(this.rules);
      case 'clumsy':
        return clumsy(this.rules);
      case 'seekers':
        return seekers(this.book);
      case 'sleepers':
        return sleepers;
      case 'diggers':
        return diggers;
      case 'hunters':
        return hunters;
      case 'guides':
        return guides(this.rules);
    }
  }

  /** Plays a recorded match again, on these rules. */
  replay({ seed, log, version }: MatchRecord): State {
    const seen = { ...game, rules: () => this.rules };
    const match = Match.replay(seen, { options: { ...this.options }, seats: this.seats, seed, version }, log);
    this.#note(match.state);
    return match.state;
  }

  #note(state: State): void {
    const why = state.legend.reasonAt < 0 ? '' : `: ${this.book.reasons[state.legend.reasonAt]?.en}`;
    this.seen.endings.add(state.over === 1 ? 'won' : `${state.reason}${why}`);
  }

  /** Every step of every list that is in the game, by name, that was never carried out, event cards included. */
  missing(): string[] {
    const names = namesOf(this.book);
    const idle = new Set<number>(); // cards of the other difficulty, and cards that only explain
    for (const [card, list] of this.book.cardLists.entries()) {
      if (!this.book.inGame(card) || this.book.legend.cards[card]?.kind === 'reference') idle.add(list);
    }
    for (const [deck, of] of Object.values(this.book.legend.decks).entries()) {
      const without = 'without' in of ? (of.without ?? []) : []; // these stay in the box
      for (const [card, { id }] of cardsOf(of).entries()) if (without.includes(id)) idle.add(this.book.deckLists[deck]?.[card] ?? NONE);
    }
    return this.book.lists.flatMap((steps, list) =>
      steps.flatMap((_, at) => {
        if (idle.has(list) || this.seen.steps.has(`${list}.${at}`)) return [];
        return [`${names.get(list) ?? `list ${list}`}, step ${at}: ${this.book.sources[list]?.[at]?.do}`];
      }),
    );
  }
}

function namesOf(book: Book): Map<number, string> {
  const names = new Map<number, string>();
  const { legend } = book;
  for (const [i, list] of book.cardLists.entries()) names.set(list, `card ${legend.cards[i]?.id}`);
  for (const [i, list] of book.ruleLists.entries()) names.set(list, `rule ${book.names.rule[i]}`);
  for (const [i, list] of book.taskLists.entries()) names.set(list, `task ${book.names.task[i]}`);
  for (const [i, list] of book.openingLists.entries()) names.set(list, `opening ${legend.openings[i]?.id}`);
  const decks = Object.entries(legend.decks);
  for (const [deck, lists] of book.deckLists.entries()) {
    const [name, of] = decks[deck] ?? [];
    for (const [card, list] of lists.entries()) names.set(list, `${name} ${of && cardsOf(of)[card]?.id}`);
  }
  const inside = innerLists(book);
  for (const [list, [first]] of book.sources.entries()) {
    const name = first === undefined || names.has(list) ? undefined : inside.get(first);
    if (name !== undefined) names.set(list, name);
  }
  return names;
}

/** Where a list inside a list stands, by its first effect. */
function innerLists({ legend }: Book): Map<Effect, string> {
  const boxed = Object.entries(legend.decks).flatMap(([name, deck]) =>
    cardsOf(deck).map((card) => ({ place: `${name} ${card.id}`, do: card.do })),
  );
  const found = new Map<Effect, string>();
  for (const list of [...listsOf(legend).filter(({ of }) => of !== 'deck-card'), ...boxed]) {
    eachEffect(list.do, `within ${list.place}`, (effect, place) => void found.set(effect, place));
  }
  return found;
}

type Chooser = (rules: AndorRules, state: State, random: Random) => { readonly seat: number; readonly action: Action };

function team(of: AndorRules): Chooser {
  const bot = scripted(of);
  return (rules, state, random) => {
    const asks = rules.asks(state);
    const seat = asks.find(({ must }) => must)?.seat ?? 0;
    const legal = rules.legal(state, seat);
    const { action } = bot.choose({ seat, view: rules.view(state, seat), asks, legal, random, budget: {} });
    return { seat, action: action ?? rules.otherwise(state, seat) };
  };
}

/** Anybody does anything. */
const rovers: Chooser = (rules, state, random) => {
  const open = rules.asks(state).filter(({ seat, must }) => must || (random.below(4) === 0 && rules.legal(state, seat).length > 0));
  const { seat } = pick(open, random);
  return { seat, action: pick(rules.legal(state, seat), random) };
};

const sleepers: Chooser = (rules, state) => {
  const seat = rules.asks(state).find(({ must }) => must)?.seat ?? 0;
  return { seat, action: rules.otherwise(state, seat) };
};

/** Steps from every field to the nearest of these. */
function distances(goals: readonly number[], neighboursOf: readonly (readonly number[])[]): number[] {
  const steps = neighboursOf.map(() => Number.POSITIVE_INFINITY);
  const queue = [...goals];
  for (const goal of goals) steps[goal] = 0;
  for (const field of queue) {
    for (const next of neighboursOf[field] ?? []) {
      if (steps[next] !== Number.POSITIVE_INFINITY) continue;
      steps[next] = (steps[field] as number) + 1;
      queue.push(next);
    }
  }
  return steps;
}

/** Where the mine ends; on the way there lies the lake. */
const ENDS = [27, 66, 37, 57, 43, 10];
const diggers: Chooser = (rules, state, random) => {
  const ask = rules.asks(state).find(({ must }) => must);
  if (ask === undefined) return rovers(rules, state, random);
  const { seat } = ask;
  state.strength[seat] = 14;
  const legal = rules.legal(state, seat);
  if (ask.what !== 'turn' && ask.what !== 'walk') return { seat, action: pick(legal, random) };
  const digs = legal.find(({ type }) => type === 'clear');
  if (digs !== undefined) return { seat, action: digs };
  const fights = legal.find(({ type }) => type === 'fight');
  if (fights !== undefined) return { seat, action: fights };
  const walked = legal.filter((action) => action.type === 'step');
  const shore = walked.find(({ to }) => !rules.core.board.neighboursOf[state.field[seat] as number]?.includes(to));
  const goal = ENDS[(seat + state.day) % ENDS.length] as number;
  const far = distances([goal], rules.core.board.neighboursOf);
  const nearest = walked.toSorted((a, b) => (far[a.to] as number) - (far[b.to] as number))[0];
  if (shore !== undefined && random.below(2) === 0) return { seat, action: pick(walked, random) };
  const takes = legal.find(({ type }) => type === 'take');
  return { seat, action: takes ?? (state.field[seat] === goal ? undefined : nearest) ?? rules.otherwise(state, seat) };
};

/** Where creatures stand. */
const creatureFields = (state: State): number[] =>
  Array.from({ length: places(state) }, (_, creature) => fieldOf(state, creature)).filter(onLand);

/** Nothing is too strong for them, and nothing else matters: they let nobody get away. */
const hunters: Chooser = (rules, state, random) => {
  const ask = rules.asks(state).find(({ must }) => must);
  if (ask === undefined) return rovers(rules, state, random);
  const { seat } = ask;
  state.strength[seat] = 14;
  state.willpower[seat] = 20;
  const legal = rules.legal(state, seat);
  const goesOn = legal.find(({ type }) => type === 'join' || type === 'stay');
  if (goesOn !== undefined) return { seat, action: goesOn };
  if (ask.what !== 'turn' && ask.what !== 'walk') return { seat, action: pick(legal, random) };
  const fights = legal.filter((each) => each.type === 'fight').toSorted((a, b) => b.invite - a.invite); // with as many as can be
  const action = fights[0] ?? legal.find(({ type }) => type === 'clear');
  return { seat, action: action ?? stepTo(creatureFields(state), rules, state, seat) };
};

/** Where farmers are safe from dragons. */
const BELOW = 71;

/** Whoever has farmers beside him takes them all below the mountain; else the team plays on. */
function guides(of: AndorRules): Chooser {
  const play = team(of);
  return (rules, state, random) => {
    const seat = rules.asks(state).find(({ must, what }) => must && (what === 'turn' || what === 'walk'))?.seat ?? NONE;
    const along = state.farmers.filter((field) => field === state.field[seat]).length;
    if (along === 0) return play(rules, state, random);
    const steps = rules.legal(state, seat).filter((action) => action.type === 'step' && action.farmers === along);
    const far = distances([BELOW], rules.core.board.neighboursOf);
    const [nearest] = steps.toSorted((a, b) => (a.type === 'step' && b.type === 'step' ? (far[a.to] ?? 0) - (far[b.to] ?? 0) : 0));
    return nearest === undefined ? play(rules, state, random) : { seat, action: nearest };
  };
}

/** Whoever may take up an offer does; whoever is in turn goes where an offer or a card waits. */
function seekers(book: Book): Chooser {
  return (rules, state, random) => {
    for (const { seat } of rules.asks(state)) {
      const offer = rules.legal(state, seat).find(({ type }) => type === 'offer');
      if (offer !== undefined) return { seat, action: offer };
    }
    const { offers, waits } = state.legend;
    const goals = [
      ...offers.flatMap((entry) => book.offers[entry >> 4]?.fields ?? []),
      ...waits.flatMap((wait) => book.waits[wait]?.fields ?? []),
    ];
    const ask = rules.asks(state).find(({ must }) => must);
    if (goals.length === 0 || (ask?.what !== 'turn' && ask?.what !== 'walk')) return rovers(rules, state, random);
    return { seat: ask.seat, action: stepTo(goals, rules, state, ask.seat) };
  };
}

/** A step nearer to one of these fields; the neutral answer where there is none. */
function stepTo(goals: readonly number[], rules: AndorRules, state: State, seat: number): Action {
  const far = distances(goals, rules.core.board.neighboursOf);
  const here = far[state.field[seat] as number] as number;
  const nearer = rules.legal(state, seat).find((action) => action.type === 'step' && (far[action.to] as number) < here);
  return nearer ?? rules.otherwise(state, seat);
}

/** Fetches the parchment and carries it to the nearest creature: nobody could be worse at it. */
function clumsy(of: AndorRules): Chooser {
  const play = team(of);
  return (rules, state, random) => {
    const lying = state.lying.filter((entry) => itemOfLying(entry) === PARCHMENT).map(fieldOfLying);
    const ask = rules.asks(state).find(({ must }) => must);
    if ((ask?.what !== 'turn' && ask?.what !== 'walk') || state.day === 0) return play(rules, state, random);
    const { seat } = ask;
    if (has(state, seat, PARCHMENT)) {
      return { seat, action: stepTo(creatureFields(state), rules, state, seat) };
    }
    if (lying.length === 0) return play(rules, state, random);
    const take = rules.legal(state, seat).find((action) => action.type === 'take' && action.item === PARCHMENT);
    return { seat, action: take ?? stepTo(lying, rules, state, seat) };
  };
}

const onLand = (field: number): boolean => field !== NONE && field < BEATEN;

/**
 * The first events are the one that tires whoever sleeps outside, and two with gifts that have to be fetched: strength for gold on 9, and
 * for nothing on 57. Two heroes are there.
 */
export function giftsFirst(state: State): void {
  const events = state.legend.decks[0];
  for (const id of ['3', '8', '24']) {
    const at = events?.pile.indexOf(golden.findIndex((card) => card.id === id)) ?? NONE;
    if (at >= 0) events?.pile.push(...events.pile.splice(at, 1));
  }
  for (const [seat, field] of [57, 9].entries()) {
    state.field[seat] = field;
    state.bag[seat * ITEMS + GOLD] = 4;
  }
}

/** What no match of these came to: cards, rules, tasks and cards of decks at each difficulty, and what depends on something at either. */
export function neverReached(legend: string, plays: (journey: Journey, difficulty: 'easy' | 'normal') => void): Reached {
  const missing: string[][] = [];
  const endings = new Set<string>();
  for (const difficulty of ['easy', 'normal'] as const) {
    const seen = new Seen();
    const journeys = [2, 3, 4].map((seats) => new Journey({ legend, difficulty, figures: 'first' }, seats, seen));
    for (const journey of journeys) plays(journey, difficulty);
    missing.push(journeys[0]?.missing() ?? []);
    for (const ending of seen.endings) endings.add(ending);
  }
  const [easy = [], normal = []] = missing;
  const never = [
    ...easy.filter((name) => !name.startsWith('within') || normal.includes(name)),
    ...normal.filter((name) => !name.startsWith('within')),
  ];
  return { never: [...new Set(never)], endings };
}

interface Reached {
  readonly never: readonly string[];
  readonly endings: ReadonlySet<string>;
}
