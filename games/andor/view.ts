import type { Seat } from '@tafelrunde/kernel';
import { GEM_2, HERB_3, HERB_4, isGem, isRune, NONE, RUNE_BLUE } from './pieces.ts';
import { backOf, isFaceUp, isMixed } from './rules/board.ts';
import type { Engine } from './engine-port.ts';
import type { State, View } from './state.ts';

/** In the place of a back nobody has seen. */
export const UNSEEN_FOG = 30;

/** In the place of a thing that lies face down among others of several kinds. */
export const UNSEEN_THING = 31;

const isHerb = (item: number): boolean => item === HERB_3 || item === HERB_4;

/** Things that look alike from behind go by the first of them. */
export const familyOf = (item: number): number => (isRune(item) ? RUNE_BLUE : isGem(item) ? GEM_2 : isHerb(item) ? HERB_3 : item);

/** What a thing that lies face down looks like to everybody. */
export const looksOf = (state: State, entry: number): number =>
  isMixed(state, Math.floor(entry / 32)) ? UNSEEN_THING : familyOf(entry % 32);

const fromBehind = (state: State, entry: number): number => entry - (entry % 32) + looksOf(state, entry);

/** What lies unseen, ascending: few small numbers, put in their places as they come. */
function inOrder(values: number[]): number[] {
  for (let i = 1; i < values.length; i += 1) {
    const value = values[i] as number;
    let at = i;
    for (; at > 0 && (values[at - 1] as number) > value; at -= 1) values[at] = values[at - 1] as number;
    values[at] = value;
  }
  return values;
}

function hiddenBacks(fog: readonly number[]): number[] {
  const backs: number[] = [];
  for (const entry of fog) if (!isFaceUp(entry)) backs.push(backOf(entry));
  return inOrder(backs);
}

function hiddenThings({ covered, aside }: State): number[] {
  const things: number[] = [];
  for (const entry of covered) things.push(entry % 32);
  for (const item of aside) things.push(item);
  return inOrder(things);
}

/** The same for everybody: only chance keeps secrets here. */
export function viewOf(state: State, engine: Engine, seat: Seat | undefined): View {
  return {
    you: seat ?? NONE,
    seats: state.seats,
    heroes: state.heroes,
    figureOf: state.figureOf,
    field: state.field.slice(),
    strength: state.strength.slice(),
    willpower: state.willpower.slice(),
    hour: state.hour.slice(),
    box: state.box.slice(),
    handled: state.handled.slice(),
    bag: state.bag.slice(),
    day: state.day,
    turn: state.turn,
    rooster: state.rooster,
    walked: state.walked,
    credit: state.credit,
    ally: state.ally,
    allySteps: state.allySteps,
    creatures: state.creatures.slice(),
    movers: state.movers.slice(),
    figures: state.figures.slice(),
    farmers: state.farmers.slice(),
    saved: state.saved,
    wells: state.wells.slice(),
    lying: state.lying.slice(),
    rubble: state.rubble.slice(),
    cuts: state.cuts.slice(),
    marks: state.marks.slice(),
    stock: state.stock.slice(),
    fight: {
      ...state.fight,
      dice: state.fight.dice.slice(),
      values: state.fight.values.slice(),
      theirs: state.fight.theirs.slice(),
    },
    exchange: { ...state.exchange, offer: state.exchange.offer.slice() },
    pool: { ...state.pool, moved: state.pool.moved.slice() },
    question: { ...state.question, choices: state.question.choices.slice() },
    answer: state.answer,
    agenda: state.agenda.slice(),
    over: state.over,
    reason: state.reason,
    fog: state.fog.map((entry) => (isFaceUp(entry) ? entry : entry - (entry % 32) + UNSEEN_FOG)),
    fogHidden: hiddenBacks(state.fog),
    covered: state.covered.map((entry) => fromBehind(state, entry)),
    hidden: hiddenThings(state),
    asideCount: state.aside.length,
    legend: engine.show(state),
  };
}
