import type { Random, Tell } from '@tafelrunde/kernel';
import type { Board } from './board/index.ts';
import type { Legend } from './legend/format.ts';
import type { LegendState, LegendView } from './legend/state.ts';
import type { LastWords } from './legend/telling.ts';
import type { Event, Options, State, Foretold } from './state.ts';

/** What is the same for a whole match: enough to say what is legal. */
export interface Core {
  readonly board: Board;
  readonly engine: Engine;
  readonly options: Options;
  /** What the engine was made of, for who wants to read it; without: the one the options name. */
  readonly legend?: Legend;
}

/** Everything a rule needs while one action is played: the core's functions and the legend's effects all take it first. */
export interface Playing extends Core {
  readonly state: State;
  readonly random: Random;
  readonly tell: Tell<Event>;
}

/** When in a defeat (AND-14.11, AND-14.12). */
export type DefeatStep = 'before-reward' | 'before-narrator' | 'after-narrator';

/** A shop or an offer that is open to this hero here, as the legend has it. */
export interface Goods {
  /** Item number, or STRENGTH. */
  readonly item: number;
  readonly price: number;
}

/**
 * A legend, compiled once per table, as the core sees it. Immutable: what changes is `state.legend` and the agenda.
 * Everything named `when…` may push entries and must not wait itself: the core carries out the agenda until something waits.
 */
export interface Engine {
  // ---- state of the legend
  fresh(): LegendState;
  copy(legend: LegendState): LegendState;
  /** Public part; nobody knows more than anybody else. */
  show(state: State): LegendView;
  /**
   * The public part as a page gets it: with the words of the story so far, and of its end once it is `over`. What still lies on the agenda
   * has not been told. Bots read none of it.
   */
  forPages(view: LegendView, over: number, agenda: readonly number[]): LegendView;
  /** What the end card says, for the event that tells of the end. */
  lastWords(legend: LegendState, won: boolean): LastWords;
  imagine(view: LegendView, random: Random): LegendState;
  /** The legend's own invariants; undefined = sound. */
  audit(state: State): string | undefined;

  // ---- carrying out
  /** Set-up: pushes the opening. The core's blank board is ready (heroes on NONE, all in the sunrise box, nothing laid out). */
  open(t: Playing): void;
  /** The top entry has code LIST: carries out the effect it points at. Pops the entry at the end of the list. One effect per call. */
  run(t: Playing): void;
  /** Step 1 of the sunrise, an event token of the fog: draws and pushes an EVENT entry (`pushEvent`), or nothing when there is none. */
  drawEvent(t: Playing, seat: number, field: number): void;
  /** AND-17.2: whose shield may turn this card away: anybody's, only that of the hero meant, nobody's (undefined). */
  canAvert(deck: number, card: number): 'all' | 'this' | undefined;
  /** Pushes the card's effects. */
  playCard(t: Playing, deck: number, card: number, seat: number, field: number): void;
  /** After the card, averted or not: where it goes. */
  discard(t: Playing, deck: number, card: number): void;
  /** AND-18.1: moves on, pushes the cards of the letters reached. At N it ends the match (`win`, `lose`). */
  narrate(t: Playing, steps: number): void;
  /** Takes up a waiting offer (free action): pays, pushes. */
  takeOffer(t: Playing, seat: number, offer: number): void;

  // ---- hooks
  /** The hero is about to enter; the step follows when the agenda is done with what this pushes. */
  readonly hasAttempts: boolean;
  whenAttempts(t: Playing, seat: number, field: number): void;
  /** Whether it matters who has fought in any round of a fight. */
  readonly countsFighters: boolean;
  /** Passing counts. */
  whenEntered(t: Playing, seat: number, field: number): void;
  /** A move ended there, or the hero was put there. Fog has been carried out before. */
  whenStands(t: Playing, seat: number, field: number): void;
  whenFogActivated(t: Playing, seat: number, field: number, back: number): void;
  /** Turned over, not activated. `item` NONE for fog, `back` NONE for other tokens. */
  whenRevealed(t: Playing, seat: number, field: number, back: number, item: number): void;
  whenWellEmptied(t: Playing, seat: number, field: number): void;
  /** Taken up from the field. */
  whenTaken(t: Playing, seat: number, field: number, item: number): void;
  /** A round of the fight under way begins, or is over without a defeat (AND-14.2, AND-14.9); or the fight is over. */
  whenRound(t: Playing, at: 'start' | 'end' | 'over'): void;
  whenBought(t: Playing, seat: number, field: number, item: number): void;
  /** The creature is still on its field in `before-reward`; afterwards only its number and kind can be read. */
  whenDefeated(t: Playing, creature: number, field: number, fighters: number, step: DefeatStep): void;
  /** By moving or by being placed, the castle included. */
  whenCreatureEntered(t: Playing, creature: number, field: number): void;
  /** step 0 = the sunrise begins (modifiers for the day end before it), 1 to 8 its symbols. */
  whenSunrise(t: Playing, step: number, at: 'before' | 'after'): void;
  /** After every carried-out step and before anything waits: goals, failures, conditions. True if it pushed or ended anything. */
  settle(t: Playing): boolean;

  /** What each option of the question a card asks brings; undefined where nothing is asked that has options. */
  brings(state: State): readonly Foretold[] | undefined;

  // ---- questions the core asks, all cheap
  /** AND-3.4: willpower for this hour (8, 9, 10), or NONE where it is forbidden. */
  overtime(state: State, hour: number): number;
  /** Strength and willpower of a creature with everything that changes it; `base` comes from its kind or its own values. */
  creatureStrength(state: State, creature: number, base: number): number;
  creatureWillpower(state: State, creature: number, base: number): number;
  /** How many dice it rolls, and whether they are black. */
  creatureDice(state: State, creature: number, base: number): number;
  creatureBlack(state: State, creature: number, base: boolean): boolean;
  creatureReward(state: State, creature: number, base: number): number;
  mayEnter(state: State, field: number, who: 'hero' | 'creature'): boolean;
  itemOff(state: State, item: number): boolean;
  /** AND-20.1: what an ally adds. */
  allyStrength(state: State, base: number): number;
  /** AND-14.1: whether this hero may take part in a fight against it; `together`: beside another. */
  mayFight(state: State, creature: number, seat: number, together: boolean): boolean;
  /** AND-13.7: any number of creatures may be in the castle. */
  holdsGarrison(state: State): boolean;
  /** Whether it ever is so: when that ends, more may be left in it than there are shields, and nothing is lost by that. */
  readonly hasGarrisons: boolean;
  /** AND-13.9: creatures in the castle may be shot at from next to it. */
  besieged(state: State): boolean;
  /** AND-4.11: fields a hero may go to from here besides its neighbours. */
  links(state: State, field: number): readonly number[];
  /** AND-21.10: gems are gone where a creature comes to stand. */
  destroysGems(state: State): boolean;
  /** Further passes of this kind at the end of the creatures' moves. */
  extraPasses(state: State, kind: number): number;
  allows(state: State, action: 'move' | 'fight' | 'pass' | 'move-ally'): boolean;
  /** AND-21.8 */
  lures(state: State): boolean;
  /** What can be bought by this hero on this field, the core's own prices applied later (the dwarf's: AND-2.1). */
  goods(state: State, seat: number, field: number): readonly Goods[];
  /** Indices of waiting offers this hero may take up here now. */
  offers(state: State, seat: number, field: number): readonly number[];
}
