/** The shape of a legend file, chapter by chapter. Order and names follow format.ts. */
import type { Shape } from './shape.ts';
import { conditionShapes } from './shapes/conditions.ts';
import { effectShapes } from './shapes/effects.ts';
import { legendShapes } from './shapes/legend.ts';
import { numberShapes } from './shapes/numbers.ts';
import { placeShapes } from './shapes/places.ts';
import { taskShapes } from './shapes/tasks.ts';
import { triggerShapes } from './shapes/triggers.ts';
import { whoShapes } from './shapes/who.ts';

export { LONGEST_TEXT } from './shapes/legend.ts';

/** The shapes with names of their own: the definitions of the schema. */
export const shapes: Readonly<Record<string, Shape>> = {
  ...legendShapes,
  ...taskShapes,
  ...placeShapes,
  ...numberShapes,
  ...whoShapes,
  ...triggerShapes,
  ...conditionShapes,
  ...effectShapes,
};
