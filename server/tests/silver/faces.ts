import type { Seat } from '@tafelrunde/kernel';
import type { MatchInfo, ServerFrame } from '@tafelrunde/protocol';
import type { Cards, Happened, Seen, SilverRules } from './dealt.ts';

const NONE = -1;
export type Aid = 'off' | 'gentle' | 'full';

/** The match as it truly went: what every seat knew at every position. */
export class Truth {
  readonly #rules: SilverRules;
  readonly #states: readonly Cards[];
  readonly aid: Aid;

  constructor(rules: SilverRules, states: readonly Cards[], aid: Aid) {
    this.#rules = rules;
    this.#states = states;
    this.aid = aid;
  }

  /** All this seat was ever shown and can still place; without a seat: what lies open for everybody. */
  known(position: number, seat: Seat | undefined): Seen {
    const state = this.#states[position];
    if (state === undefined) throw new RangeError(`no position ${position}`);
    return this.#rules.view(state, seat);
  }
}

/** Numbers in a frame that are no faces: counts, places, seats, masks, running numbers. Whatever is not listed here is suspicious. */
const plain = new Set(
  `seq position n seat seats spectators version createdAt startedAt endedAt at village you ages round rounds turn first caller lastTurns turns turnCap
   seenBy badge guarded pile depth drawn aside pushed ability chosenVillage chosenAt looksLeft owner points sum place score to agreed
   needed taken earlier own of by now size expected error equal iterations protocol yes min max`.split(/\s+/),
);
/** Numbers that are faces where `facesOf` says so. */
const faces = new Set(['card', 'cards', 'left', 'gets', 'gives', 'discard', 'open', 'villages', 'places']);

/** Every field with a number in it. */
function* numbersIn(value: unknown, key: string, path: string): Generator<{ key: string; path: string; value: number }> {
  if (typeof value === 'number') yield { key, path, value };
  else if (Array.isArray(value)) for (const [i, one] of value.entries()) yield* numbersIn(one, key, `${path}.${i}`);
  else if (typeof value === 'object' && value !== null) {
    for (const [field, one] of Object.entries(value)) yield* numbersIn(one, field, `${path}.${field}`);
  }
}

/** Everything in what a socket of one seat was sent that this seat may not know there and then. */
export function strayFaces(frames: readonly ServerFrame[], seat: Seat | undefined, truth: Truth): readonly string[] {
  const found: string[] = [];
  let position = 0;
  let over = false;
  const say = (frame: ServerFrame, what: string) => found.push(`${frame.type} at ${position}: ${what}`);
  for (const frame of frames) {
    for (const { key, path } of numbersIn(frame, '', '')) {
      if (!(plain.has(key) || faces.has(key))) say(frame, `an unknown field ${path}`);
    }
    if ((frame.type === 'state' || frame.type === 'update') && frame.match !== undefined) {
      position = frame.match.position;
      over = frame.match.result !== undefined;
      for (const stray of inMatch(frame.match, seat, false, truth)) say(frame, stray);
      for (const line of frame.log) {
        for (const event of line.events) for (const stray of inEvent(event as Happened, line.position, seat, truth)) say(frame, stray);
      }
    } else if (frame.type === 'looked') {
      const past = !over && frame.position < position;
      for (const stray of inMatch(frame.match, seat, past, truth)) say(frame, stray);
    } else if (frame.type === 'refused') {
      const { card } = frame.failure.params ?? {};
      if (card !== undefined && (seat === undefined || card !== truth.known(position, seat).held?.card)) say(frame, `the card ${card}`);
    } else if (frame.type === 'hinted' && truth.aid !== 'full') say(frame, 'a hint');
  }
  return found;
}

function inMatch(match: MatchInfo, seat: Seat | undefined, past: boolean, truth: Truth): readonly string[] {
  const [shown, ...more] = match.views;
  if (shown === undefined || more.length > 0 || shown.seat !== seat) return ['views of other seats'];
  const known = truth.known(match.position, seat);
  const dug = shown.legal.map((action) => (action as { readonly card?: number }).card).filter((card) => card !== undefined);
  return [
    ...inView(shown.view as Seen, known, past, truth.aid),
    ...dug.filter((card) => !known.discard.includes(card)).map((card) => `a choice names the face ${card}`),
  ];
}

/** By the places cards lie in: open for all; known, where the memory aid is full; else only while the own look is open. */
function inView(shown: Seen, known: Seen, past: boolean, aid: Aid): readonly string[] {
  const found: string[] = [];
  const mine = (owner: Seat): boolean => !past && known.you !== NONE && owner === known.you;
  const mark = aid === 'gentle' && known.you !== NONE ? 1 << known.you : 0;
  const look = (where: string, card: number, truly: number | undefined, may: boolean) => {
    if (card !== NONE && !(may && card === truly)) found.push(`the face ${card} at ${where}`);
  };
  const marks = (where: string, seenBy: number) => {
    if (aid !== 'full' && (seenBy & ~mark) !== 0) found.push(`who has seen ${where}`);
  };
  shown.villages.forEach((village, owner) => {
    village.forEach(({ card, up, seenBy }, at) => {
      const house = known.villages[owner]?.[at];
      const looking = known.looks.some((open) => mine(open.seat) && open.village === owner && open.at === at);
      look(`village ${owner}, ${at}`, card, house?.card, house?.up === true || aid === 'full' || looking);
      if (!up) marks(`village ${owner}, ${at}`, seenBy);
    });
  });
  for (const { depth, card, seenBy } of shown.deep) {
    const truly = known.deep.find((one) => one.depth === depth);
    look(`depth ${depth}`, card, truly?.card, aid === 'full' || (mine(known.turn) && depth < known.drawn));
    marks(`depth ${depth}`, seenBy);
  }
  if (shown.held !== undefined) {
    look('the hand', shown.held.card, known.held?.card, known.held?.up === true || aid === 'full' || mine(known.turn));
    if (!shown.held.up) marks('the hand', shown.held.seenBy);
  }
  if (String(shown.discard) !== String(known.discard)) found.push('another discard pile');
  if (String(shown.open) !== String(known.open)) found.push('other open cards');
  return found;
}

type Faces = readonly (readonly [told: unknown, truly: number | undefined])[];

/** The faces an event tells, each with what lies open, or is known to its reader, in that place once it has happened. */
function facesOf(event: Happened, open: Seen, known: Seen): Faces {
  const { kind } = event;
  const number = (field: string): number => Number(event[field]);
  const lit = (village: number, at: number): number | undefined => {
    const house = open.villages[village]?.at(at);
    return house?.up === true ? house.card : undefined;
  };
  const row = (event['cards'] ?? []) as readonly number[];
  switch (kind) {
    case 'round':
      return [[event['card'], open.discard[0]]];
    case 'discarded':
      return [[event['card'], open.discard.at(-1)]];
    case 'picked':
    case 'took':
    case 'dug':
      return [[event['card'], open.held?.card]];
    case 'opened':
      return [[event['card'], open.open.includes(number('card')) ? number('card') : undefined]];
    case 'turned-up':
      return [[event['card'], lit(number('village'), number('at'))]];
    case 'exchanged':
      return [
        [event['left'], open.discard.at(-1)],
        [event['card'], lit(number('seat'), number('at'))],
      ];
    case 'bewitched':
      return [[event['left'], open.discard.at(-1)]];
    case 'placed':
      return [[event['card'], lit(number('seat'), number('now'))]];
    case 'added':
      return [[event['card'], lit(number('seat'), event['side'] === 'left' ? 0 : -1)]];
    case 'robbed':
      return [
        [event['gets'], lit(number('seat'), number('own'))],
        [event['gives'], lit(number('village'), number('at'))],
      ];
    case 'matched':
    case 'mismatched':
      return row.map((card, i) => [card, lit(number('seat'), (event['places'] as readonly number[])[i] ?? NONE)]);
    case 'round-ended':
      return (event['villages'] as readonly (readonly number[])[]).flatMap((village, owner) =>
        village.map((card, at) => [card, lit(owner, at)] as const),
      );
    case 'saw':
      return [[event['card'], known.villages[number('village')]?.[number('at')]?.card]];
    case 'drawn':
      return row.map((card, i) => [card, known.held?.card ?? known.deep.find(({ depth }) => depth === i)?.card]);
    default:
      return [];
  }
}

/** Fields of a face's name that count something in this event. */
const counts: Readonly<Record<string, readonly string[]>> = { drew: ['cards', 'left'], called: ['cards'], opened: ['left'] };

function inEvent(event: Happened, position: number, seat: Seat | undefined, truth: Truth): readonly string[] {
  const secret = event.kind === 'saw' || event.kind === 'drawn';
  const told = facesOf(event, truth.known(position, undefined), truth.known(position, seat));
  const found = told.flatMap(([card, truly]) => {
    if (card === NONE) return [];
    if (secret && (truth.aid !== 'full' || event['seat'] !== seat)) return [`${event.kind} keeps the face ${String(card)}`];
    return card === truly ? [] : [`${event.kind} tells the face ${String(card)}`];
  });
  const named = [...numbersIn(event, '', '')].filter(({ key }) => faces.has(key) && key !== 'places');
  const extra = named.filter(({ key }) => counts[event.kind]?.includes(key) !== true).length - told.length;
  return extra === 0 ? found : [...found, `${event.kind} has ${extra} faces more than it may`];
}
