import type { Seat } from '@tafelrunde/kernel';
import type { CardWords, LastWords, Text } from './legend/telling.ts';
import type { CreatureKind, FigureName, FogBack, ItemName } from './pieces.ts';
import type { PoolKind, QuestionOf } from './state.ts';

/*
 * What is told: every event of a match, and how it ends. Numbers and keys; the sentences are made in texts/ and by the legend.
 */

export const reasons = ['goal', 'castle', 'narrator', 'task', 'legend'] as const;
/** goal: won · castle: no golden shield free · narrator: N reached, goals missed · task: a task failed · legend: a card says so. */
export type Reason = (typeof reasons)[number];

/** Why points or things changed, for the log. */
export type Cause = 'well' | 'fog' | 'fight' | 'overtime' | 'card' | 'pool' | 'herb' | 'buy' | 'zero' | 'sunrise' | 'setup' | 'legend';

export type Event =
  // set-up and day
  | { readonly kind: 'begins'; readonly heroes: readonly number[]; readonly figures: readonly number[] }
  | { readonly kind: 'day'; readonly day: number; readonly seat: Seat }
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'hour'; readonly seat: Seat; readonly hour: number; readonly price: number }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'day-ended'; readonly seat: Seat; readonly rooster: boolean }
  | { readonly kind: 'sunrise'; readonly step: number }
  // moving
  | { readonly kind: 'stepped'; readonly seat: Seat; readonly from: number; readonly to: number; readonly farmers: number }
  | { readonly kind: 'stopped'; readonly seat: Seat; readonly field: number }
  | { readonly kind: 'ally-stepped'; readonly seat: Seat; readonly figure: FigureName; readonly from: number; readonly to: number }
  | { readonly kind: 'hero-placed'; readonly seat: Seat; readonly field: number }
  // points and things
  | {
      readonly kind: 'points';
      readonly seat: Seat;
      readonly what: 'willpower' | 'strength' | 'gold';
      readonly by: number;
      readonly now: number;
      readonly cause: Cause;
    }
  | { readonly kind: 'knocked-out'; readonly seat: Seat }
  | { readonly kind: 'got'; readonly seat: Seat; readonly item: ItemName; readonly count: number; readonly cause: Cause }
  | { readonly kind: 'lost'; readonly seat: Seat; readonly item: ItemName; readonly count: number; readonly cause: Cause }
  | {
      readonly kind: 'used';
      readonly seat: Seat;
      readonly item: ItemName;
      readonly use: 'walk' | 'willpower' | 'fight' | 'shield' | 'event' | 'exchange';
    }
  | { readonly kind: 'took'; readonly seat: Seat; readonly item: ItemName; readonly count: number; readonly field: number }
  | { readonly kind: 'dropped'; readonly seat: Seat; readonly item: ItemName; readonly count: number; readonly field: number }
  | { readonly kind: 'gave'; readonly seat: Seat; readonly to: Seat; readonly item: ItemName; readonly count: number }
  | { readonly kind: 'bought'; readonly seat: Seat; readonly item: ItemName | 'strength'; readonly price: number; readonly field: number }
  | { readonly kind: 'exchange-opened'; readonly seat: Seat; readonly with: Seat; readonly falcon: boolean }
  | { readonly kind: 'offered'; readonly seat: Seat; readonly item: ItemName; readonly count: number }
  | { readonly kind: 'agreed'; readonly seat: Seat }
  | {
      readonly kind: 'exchanged';
      readonly a: Seat;
      readonly b: Seat;
      readonly falcon: boolean;
      readonly given: readonly number[];
      readonly taken: readonly number[];
    }
  | { readonly kind: 'exchange-off'; readonly seat: Seat }
  // the board
  | { readonly kind: 'well-emptied'; readonly seat: Seat; readonly field: number }
  | { readonly kind: 'wells-filled'; readonly fields: readonly number[] }
  | { readonly kind: 'fog-uncovered'; readonly seat: number; readonly field: number; readonly back: FogBack }
  | { readonly kind: 'fog-activated'; readonly seat: Seat; readonly field: number; readonly back: FogBack }
  | { readonly kind: 'uncovered'; readonly seat: number; readonly field: number; readonly item: ItemName }
  | {
      readonly kind: 'laid';
      readonly what: ItemName | 'farmer' | 'well' | 'fog' | 'rubble' | 'x' | 'covered';
      readonly field: number;
      readonly count: number;
    }
  | {
      readonly kind: 'removed';
      readonly what: ItemName | 'farmer' | 'well' | 'fog' | 'rubble' | 'x' | 'covered';
      readonly field: number;
      readonly count: number;
    }
  | { readonly kind: 'figure-placed'; readonly figure: FigureName; readonly field: number }
  | { readonly kind: 'figure-moved'; readonly figure: FigureName; readonly from: number; readonly to: number }
  | { readonly kind: 'figure-left'; readonly figure: FigureName }
  | { readonly kind: 'bridge'; readonly a: number; readonly b: number; readonly closed: boolean }
  | { readonly kind: 'farmers-saved'; readonly count: number; readonly shields: number }
  | { readonly kind: 'farmers-lost'; readonly count: number; readonly field: number }
  // creatures
  | { readonly kind: 'creature-placed'; readonly creature: CreatureKind; readonly wanted: number; readonly field: number }
  | { readonly kind: 'creature-skipped'; readonly creature: CreatureKind; readonly wanted: number }
  | { readonly kind: 'creature-moved'; readonly creature: CreatureKind; readonly from: number; readonly to: number }
  | { readonly kind: 'creature-stays'; readonly creature: CreatureKind; readonly field: number }
  | { readonly kind: 'creature-in-castle'; readonly creature: CreatureKind; readonly from: number; readonly free: number }
  | { readonly kind: 'creature-removed'; readonly creature: CreatureKind; readonly field: number }
  // fights
  | {
      readonly kind: 'fight';
      readonly seat: Seat;
      readonly field: number;
      readonly creature: CreatureKind | 'rubble';
      readonly invited: readonly Seat[];
    }
  | { readonly kind: 'joined'; readonly seat: Seat }
  | { readonly kind: 'declined'; readonly seat: Seat }
  | { readonly kind: 'withdrew'; readonly seat: Seat }
  | { readonly kind: 'round'; readonly round: number; readonly fighters: readonly Seat[] }
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly how: 'all' | 'one' | 'black'; readonly dice: readonly number[] }
  | { readonly kind: 'flipped'; readonly seat: Seat; readonly of: Seat; readonly from: number; readonly to: number }
  | { readonly kind: 'rolled-final'; readonly seat: Seat; readonly value: number }
  | { readonly kind: 'creature-rolled'; readonly creature: CreatureKind; readonly dice: readonly number[]; readonly value: number }
  | { readonly kind: 'clash'; readonly ours: number; readonly theirs: number }
  | { readonly kind: 'creature-hurt'; readonly by: number; readonly left: number }
  | { readonly kind: 'shielded'; readonly seat: Seat }
  | { readonly kind: 'stays'; readonly seat: Seat }
  | { readonly kind: 'left-fight'; readonly seat: Seat; readonly why: 'chose' | 'hours' | 'willpower' | 'reach' }
  | { readonly kind: 'fight-over'; readonly won: boolean; readonly creature: CreatureKind | 'rubble'; readonly field: number }
  | { readonly kind: 'rubble-cleared'; readonly field: number; readonly values: readonly number[] }
  // pools
  | { readonly kind: 'pool'; readonly pool: PoolKind; readonly total: number; readonly points: number; readonly item: ItemName | '' }
  | {
      readonly kind: 'shared';
      readonly seat: Seat;
      readonly pool: PoolKind;
      readonly point: 'gold' | 'willpower' | 'strength' | 'item';
      readonly count?: number;
    }
  | { readonly kind: 'pool-passed'; readonly seat: Seat }
  | { readonly kind: 'pool-over'; readonly pool: PoolKind; readonly reached: boolean }
  // told by the legend: indices into the compiled legend, texts by its own catalogue
  | { readonly kind: 'narrator'; readonly from: number; readonly to: number }
  /** The N token is laid at a letter (`from` NONE), or moves. */
  | { readonly kind: 'n-token'; readonly from: number; readonly to: number }
  /** Treasure for a task: so much now, so much in all, so much is wanted. */
  | { readonly kind: 'handed-over'; readonly seat: Seat; readonly value: number; readonly all: number; readonly of: number }
  | ({ readonly kind: 'card'; readonly card: number } & CardWords)
  | {
      readonly kind: 'event-card';
      readonly deck: number;
      readonly card: number;
      readonly title: Text;
      readonly story: Text;
      readonly shield: boolean;
    }
  | { readonly kind: 'event-averted'; readonly seat: Seat; readonly deck: number; readonly card: number }
  | {
      readonly kind: 'looked';
      readonly seat: Seat;
      readonly deck: number;
      readonly card: number;
      readonly title: Text;
      readonly story: Text;
    }
  | {
      readonly kind: 'peeked';
      readonly seat: Seat;
      readonly deck: number;
      readonly card: number;
      readonly kept: boolean;
      /** Not kept, and put under the deck instead of out of the game. */
      readonly under?: true;
      readonly title: Text;
      readonly story: Text;
    }
  | { readonly kind: 'reshuffled'; readonly deck: number }
  | {
      readonly kind: 'dealt';
      readonly seat: Seat;
      readonly deck: number;
      readonly card: number;
      readonly title: Text;
      readonly story: Text;
    }
  | {
      readonly kind: 'task';
      readonly task: number;
      readonly state: 'open' | 'done' | 'failed';
      readonly title: Text;
      readonly text: Text;
      /** The seat it belongs to, if it is one hero's own. */
      readonly owner?: Seat;
    }
  | { readonly kind: 'goal'; readonly goal: number; readonly text: Text }
  | { readonly kind: 'die'; readonly seat: number; readonly faces: readonly number[]; readonly result: number }
  | { readonly kind: 'answered'; readonly seat: Seat; readonly of: QuestionOf; readonly value: number }
  | ({ readonly kind: 'ended'; readonly won: boolean; readonly reason: Reason } & LastWords);
