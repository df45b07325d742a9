/**
 * A legend is data: this is its shape. Nothing in a file is ever run as code, so a legend may come from a stranger.
 * The ids (`do`, `on`, `is`, `num`, `goal`, `fail`) are those of the catalogue in docs/writing-a-legend.md.
 * Event cards are written in the same effects. Each chapter is a file of its own; this is the door to all of them.
 */
export type * from './format/basics.ts';
export type * from './format/legend.ts';
export type * from './format/cards.ts';
export type * from './format/decks.ts';
export type * from './format/places.ts';
export type * from './format/numbers.ts';
export type * from './format/who.ts';
export type * from './format/triggers.ts';
export type * from './format/conditions.ts';
export type * from './format/effects.ts';
export type * from './format/setup-effects.ts';
export type * from './format/board-effects.ts';
export type * from './format/hero-effects.ts';
export type * from './format/flow-effects.ts';
export type * from './format/modifier-effects.ts';
export type * from './format/tasks.ts';
