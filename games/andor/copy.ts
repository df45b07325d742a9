import type { LegendState } from './legend/state.ts';
import type { Engine } from './engine-port.ts';
import type { Open, State } from './state.ts';

/** Every field of the open part, apart from the original, and what lies under it. One literal: copies are made by the million. */
export function stateFrom(state: Open, fog: number[], covered: number[], aside: number[], legend: LegendState): State {
  return {
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
    fog,
    covered,
    aside,
    legend,
  };
}

export function copyOf(state: State, engine: Engine): State {
  return stateFrom(state, state.fog.slice(), state.covered.slice(), state.aside.slice(), engine.copy(state.legend));
}
