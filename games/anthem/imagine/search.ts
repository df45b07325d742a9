import { type Random, shuffle } from '@tafelrunde/kernel';
import { DEATH, NONE } from '../state.ts';
import type { Outlook } from './deaths.ts';
import type { Past, Step } from './past.ts';
import { BLANK, Tables } from './table.ts';
import type { Course } from './walk.ts';

/** Steps tried before starting over with other choices; more each time, so that in the end everything is tried. */
const PATIENCE = 20_000;

/** One step of the way: what could still be tried here, and what was done. */
interface Try {
  /** Faces to draw, the next at the end. */
  readonly untried: number[];
  readonly spread: number;
  place: number;
  card: number;
  /** The card was blank and was given its face here. */
  gaveFace: boolean;
}

/**
 * When no walk came through, which takes a very unlikely past: tries step by step, goes back where nothing fits, and ends only with a
 * past that does. Not at the odds of chance, but never without an answer.
 */
export function search(past: Past, outlook: Outlook, random: Random): Course {
  for (let patience = PATIENCE; ; patience *= 2) {
    const course = attempt(past, outlook, patience, random);
    if (course !== undefined) return course;
  }
}

function attempt(past: Past, outlook: Outlook, patience: number, random: Random): Course | undefined {
  const { spreads } = outlook;
  const tables = new Tables(past, 1);
  const tries: Try[] = [];
  let spread = spreads.first;
  for (let left = patience; left > 0; left -= 1) {
    const step = past.steps[tries.length];
    if (step === undefined) return { drawn: tries.map(({ card }) => card), tables, table: 0 };
    const untried = facesToTry(past, step, tables, random).filter((face) => {
      const next = face === DEATH ? spreads.after(spread, step.owner) : spread;
      return spreads.agrees(next, step) && outlook.isOpen(tries.length + 1, next);
    });
    tries.push({ untried, spread, place: 0, card: 0, gaveFace: false });
    if (!goBack(past, tables, tries)) return undefined;
    const last = tries.at(-1) as Try;
    spread = draw(past.steps[tries.length - 1] as Step, last, tables, outlook, random);
  }
  return undefined;
}

/** Which faces the card of this step can have had, in the order of chance; the likeliest to come first stands last. */
function facesToTry(past: Past, step: Step, tables: Tables, random: Random): number[] {
  const { owner, card } = step;
  if (card !== NONE) {
    const faces: number[] = [];
    if (card !== DEATH && owner !== past.you && tables.blanksOf(0, card) > 0 && tables.showing(0, owner, BLANK) > 0) faces.push(BLANK);
    if (tables.showing(0, owner, card) > 0) faces.push(card);
    return shuffle(faces, random);
  }
  const hand = Array.from({ length: step.size }, (_, i) => tables.face(0, tables.card(0, owner, i)));
  return [...new Set(shuffle(hand, random))].toReversed();
}

/** Takes back step after step until one has something left to try; false when the very first has not. */
function goBack(past: Past, tables: Tables, tries: Try[]): boolean {
  while (tries.at(-1)?.untried.length === 0) {
    tries.pop();
    const last = tries.at(-1);
    if (last === undefined) return false;
    const step = past.steps[tries.length - 1] as Step;
    tables.moved(step.owner, step.drawer, step.kept, -1);
    if (step.kept) tables.takeAway(0, step.drawer, last.card);
    tables.putBack(0, step.owner, last.place, last.card);
    if (last.gaveFace) tables.hide(0, last.card, step.card);
  }
  return true;
}

/** Draws the next untried face; says how the Deaths lie then. */
function draw(step: Step, next: Try, tables: Tables, { spreads }: Outlook, random: Random): number {
  const face = next.untried.pop() as number;
  next.place = tables.nth(0, step.owner, face, random.below(tables.showing(0, step.owner, face)));
  next.card = tables.lift(0, step.owner, next.place);
  next.gaveFace = face === BLANK && step.card !== NONE;
  if (next.gaveFace) tables.show(0, next.card, step.card);
  if (step.kept) tables.put(0, step.drawer, next.card);
  tables.moved(step.owner, step.drawer, step.kept);
  return face === DEATH ? spreads.after(next.spread, step.owner) : next.spread;
}
