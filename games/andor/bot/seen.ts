import { UNSEEN_FOG } from '../view.ts';
import type { State, View } from '../state.ts';

const unseen = (entry: number): number => (entry % 32 === UNSEEN_FOG ? entry - UNSEEN_FOG : entry);

/**
 * The view as the rules' own functions read it. What is hidden stays so: no back of any fog, no order of any deck is in it.
 * One literal, and shared arrays: nothing is ever played on it, and it is made for nearly every answer.
 */
export function asState(view: View): State {
  const { legend } = view;
  const state: State = {
    seats: view.seats,
    heroes: view.heroes,
    figureOf: view.figureOf,
    field: view.field,
    strength: view.strength,
    willpower: view.willpower,
    hour: view.hour,
    box: view.box,
    handled: view.handled,
    bag: view.bag,
    day: view.day,
    turn: view.turn,
    rooster: view.rooster,
    walked: view.walked,
    credit: view.credit,
    ally: view.ally,
    allySteps: view.allySteps,
    creatures: view.creatures,
    movers: view.movers,
    figures: view.figures,
    farmers: view.farmers,
    saved: view.saved,
    wells: view.wells,
    lying: view.lying,
    rubble: view.rubble,
    cuts: view.cuts,
    marks: view.marks,
    stock: view.stock,
    fight: view.fight,
    exchange: view.exchange,
    pool: view.pool,
    question: view.question,
    answer: view.answer,
    agenda: view.agenda,
    over: view.over,
    reason: view.reason,
    fog: view.fog.map(unseen),
    covered: view.covered.slice(),
    aside: [],
    legend: {
      narrator: legend.narrator,
      furthest: legend.furthest,
      stars: legend.stars,
      cards: legend.cards,
      laid: legend.laid,
      rules: legend.rules,
      tasks: legend.tasks,
      progress: legend.progress,
      held: legend.held,
      flags: legend.flags,
      counters: legend.counters,
      rolled: legend.rolled,
      decks: [],
      modifiers: legend.modifiers,
      shops: legend.shops,
      offers: legend.offers,
      waits: legend.waits,
      goalAt: legend.goalAt,
      reasonAt: legend.reasonAt,
    },
  };
  const { owners, last, named } = legend;
  if (owners === undefined && last === undefined && named === undefined) return state;
  const more = { ...(owners && { owners }), ...(last === undefined ? {} : { last }), ...(named && { named }) };
  return { ...state, legend: { ...state.legend, ...more } };
}
