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

const fromBehind = (state: State, entry: number): number =>
  entry - (entry % 32) + (isMixed(state, Math.floor(entry / 32)) ? UNSEEN_THING : familyOf(entry % 32));

const ascending = (a: number, b: number): number => a - b;

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
    fogHidden: state.fog
      .filter((entry) => !isFaceUp(entry))
      .map(backOf)
      .toSorted(ascending),
    covered: state.covered.map((entry) => fromBehind(state, entry)),
    hidden: [...state.covered.map((entry) => entry % 32), ...state.aside].toSorted(ascending),
    asideCount: state.aside.length,
    legend: engine.show(state),
  };
}
