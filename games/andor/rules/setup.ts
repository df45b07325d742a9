import { type Random, shuffle } from '@tafelrunde/kernel';
import { facesOf } from '../choosing.ts';
import { stateFrom } from '../copy.ts';
import { START_STRENGTH, START_WILLPOWER, supply } from '../components/index.ts';
import { figureNames, type HeroKind, heroKinds, ITEMS, NONE } from '../pieces.ts';
import type { Core } from '../engine-port.ts';
import type { Open, Options, State } from '../state.ts';
import { noFight } from './fight/begin.ts';
import { noExchange } from './trade.ts';

const filled = (length: number, value: number): number[] => Array.from({ length }, () => value);

/** AND-1.2: who plays, by rank. */
function partyOf(options: Options, seats: number, random: Random): number[] {
  if (options.heroes !== 'any') return options.heroes.split(',').map((kind) => heroKinds.indexOf(kind as HeroKind));
  return shuffle([0, 1, 2, 3], random)
    .slice(0, seats)
    .toSorted((a, b) => a - b);
}

/** AND-1.1: which of the two names; chance is asked only for those left to it. */
function figuresFor(heroes: readonly number[], options: Options, random: Random): number[] {
  const faces = facesOf(options.figures);
  return heroes.map((hero) => (faces[hero] === 'mixed' ? random.below(2) : Number(faces[hero] === 'second')));
}

/** Heroes, supplies and an empty board; all markers in the sunrise box (AND-1.4). The legend lays out the rest. */
export function blankState(core: Core, seats: number, random: Random): State {
  const heroes = partyOf(core.options, seats, random);
  return stateFrom(blankTable(heroes, figuresFor(heroes, core.options, random)), [], [], [], core.engine.fresh());
}

function blankTable(heroes: readonly number[], figureOf: readonly number[]): Open {
  const seats = heroes.length;
  return {
    seats,
    heroes,
    figureOf,
    field: filled(seats, NONE),
    strength: filled(seats, START_STRENGTH),
    willpower: filled(seats, START_WILLPOWER),
    hour: filled(seats, 0),
    box: filled(seats, 1),
    handled: filled(seats, 0),
    bag: filled(seats * ITEMS, 0),
    day: 0,
    turn: NONE,
    rooster: NONE,
    walked: NONE,
    credit: 0,
    ally: NONE,
    allySteps: 0,
    creatures: [],
    movers: [],
    figures: filled(figureNames.length, NONE),
    farmers: [],
    saved: 0,
    wells: [],
    lying: [],
    rubble: [],
    cuts: [],
    marks: [],
    stock: [...supply],
    fight: noFight(),
    exchange: noExchange(),
    pool: { kind: 'none', points: 0, item: NONE, left: 0, seats: 0, at: 0, passes: 0, each: 0, moved: [] },
    question: { seat: NONE, of: 'option', choices: [], optional: 0 },
    answer: NONE,
    agenda: [],
    over: 0,
    reason: '',
  };
}
