/** What everything else is made of: the words as types, fields, names, sentences. */
import type {
  articles,
  boardTokens,
  boxDecks,
  creatureKinds,
  diceKinds,
  difficulties,
  figures,
  fogBacks,
  heroActions,
  heroKinds,
  items,
  letters,
  sides,
  sunriseSteps,
  terrains,
  tokens,
} from '../words.ts';

export type Letter = (typeof letters)[number];
export type HeroKind = (typeof heroKinds)[number];
export type CreatureKind = (typeof creatureKinds)[number];
export type Difficulty = (typeof difficulties)[number];
export type Article = (typeof articles)[number];
export type Item = (typeof items)[number];
export type Token = (typeof tokens)[number];
export type BoardToken = (typeof boardTokens)[number];
export type Figure = (typeof figures)[number];
export type FogBack = (typeof fogBacks)[number];
export type Terrain = (typeof terrains)[number];
export type SunriseStep = (typeof sunriseSteps)[number];
export type HeroAction = (typeof heroActions)[number];
export type Die = (typeof diceKinds)[number];
export type BoxDeck = (typeof boxDecks)[number];
export type Side = (typeof sides)[number];

/** Number of a field. Andor: 0–72, 81, 82, 84 (80 and 83 are boxes); the mine: 0–66, 70–79, 81–83 (80 is a box). */
export type Field = number;
/** A name the author makes up: small letters, digits, hyphens; cards may be named like A1. */
export type Name = string;

/** Every sentence a player reads, in all three languages. A file need only have those it promises: the rest falls back (complete.ts). */
export interface Text {
  readonly de: string;
  readonly en: string;
  readonly fr: string;
}

/** A mark that stays while cards and effects move about: for tools. No two things of a file have the same. */
export interface Keyed {
  readonly key?: Name;
}
