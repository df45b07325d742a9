/** What goes wrong at the castle: it falls before anybody plays, or something is looked for where no creature ever stands. */
import { goldenShields } from '../../components/index.ts';
import type { Condition, Difficulty, Effect, FieldSet, Legend } from '../format.ts';
import { into, type Findings } from './mistake.ts';

export function checkCastle(legend: Legend, found: Findings): void {
  if (found.board.castle < 0) return;
  for (const [i, opening] of legend.openings.entries()) {
    if (isHeld(opening.do, legend, new Set())) continue; // AND-13.7: any number may be in it
    for (let heroes = legend.heroes.min; heroes <= legend.heroes.max; heroes += 1) {
      const shields = goldenShields[heroes] ?? 0;
      const tables = legend.difficulties.map((difficulty) => ({ legend, difficulty, heroes, castle: found.board.castle }));
      const creatures = Math.max(...tables.map((table) => enters(opening.do, table, new Set())));
      if (creatures <= shields) continue;
      found.add('never-won', `/openings/${i}`, 'castle-falls', { creatures, heroes, shields });
      break;
    }
  }
  lookOn(legend, '', found, false);
}

/** Whether this list lets a garrison into the castle, itself or by a card it reads. */
function isHeld(effects: readonly Effect[], legend: Legend, read: Set<string>): boolean {
  return effects.some((effect) => {
    if (effect.do === 'mod.castle') return effect.garrison === true;
    if (effect.do !== 'read.card' || read.has(effect.card)) return false;
    read.add(effect.card);
    return legend.cards.some(({ id, do: does }) => id === effect.card && isHeld(does ?? [], legend, read));
  });
}

/** One way to play it. */
interface Table {
  readonly legend: Legend;
  readonly difficulty: Difficulty;
  readonly heroes: number;
  readonly castle: number;
}

/** Creatures that come to the castle in any case while this list is carried out. */
function enters(effects: readonly Effect[], table: Table, read: Set<string>): number {
  const { legend, difficulty, castle } = table;
  let count = 0;
  for (const effect of effects) {
    if (effect.do === 'place.creature') count += effect.fields.filter((field) => field === castle).length;
    if (effect.do === 'if') {
      const so = holds(effect.if, table);
      // what is not known yet may go the better way
      const [then, otherwise] = [enters(effect.then, table, new Set(read)), enters(effect.else ?? [], table, new Set(read))];
      count += so === undefined ? Math.min(then, otherwise) : so ? then : otherwise;
    }
    if (effect.do !== 'read.card' || read.has(effect.card)) continue;
    read.add(effect.card);
    const card = legend.cards.find(({ id, difficulty: of = difficulty }) => id === effect.card && of === difficulty);
    count += enters(card?.do ?? [], table, read);
  }
  return count;
}

/** Whether a condition holds at this table from the start; undefined: it depends. */
function holds(condition: Condition, table: Table): boolean | undefined {
  if ('not' in condition) {
    const so = holds(condition.not, table);
    return so === undefined ? undefined : !so;
  }
  if ('all' in condition || 'any' in condition) {
    const decides = 'any' in condition;
    const parts = ('any' in condition ? condition.any : condition.all).map((each) => holds(each, table));
    if (parts.includes(decides)) return decides;
    return parts.includes(undefined) ? undefined : !decides;
  }
  if (condition.is === 'hero_count') return condition.in.some((count) => count === table.heroes);
  return condition.is === 'difficulty' ? condition.difficulty === table.difficulty : undefined;
}

/** AND-13.1: a creature in the castle lies on a golden shield and stands on no field. */
function lookOn(value: unknown, place: string, found: Findings, isFilter: boolean): void {
  if (typeof value !== 'object' || value === null) return;
  const { castle } = found.board;
  const wanted = value as { readonly is?: unknown; readonly has?: unknown; readonly fields?: FieldSet };
  if (wanted.is === 'field' && wanted.has === 'creature' && wanted.fields !== undefined && isOnly(wanted.fields, castle)) {
    found.add('says-nothing', into(place, 'fields'), 'creature-on-castle', { castle });
    return;
  }
  for (const [key, each] of Object.entries(value)) {
    const at = into(place, key);
    if (isFilter && key === 'on' && isOnly(each as FieldSet, castle)) found.add('says-nothing', at, 'creature-on-castle', { castle });
    else lookOn(each, at, found, key === 'creature');
  }
}

/** Whether nothing but this field belongs to the set. */
function isOnly(set: FieldSet, field: number): boolean {
  if (Array.isArray(set)) return set.every((each) => each === field);
  const wanted = set as Exclude<FieldSet, readonly number[]>;
  if ('from' in wanted) return wanted.from === field && wanted.to === field;
  return 'any' in wanted && wanted.any.every((each) => isOnly(each, field));
}
