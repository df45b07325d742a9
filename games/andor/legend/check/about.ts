/** What a legend says about itself: its languages, its labels. */
import type { Legend } from '../format.ts';
import type { Kind } from '../shape.ts';
import type { Findings } from './mistake.ts';
import { into, meant } from './mistake.ts';
import type { NameFound } from './walk.ts';

/** Kinds of names nobody could read without a label. */
const labelled: readonly Kind[] = ['flag', 'counter', 'roll', 'creature', 'choice', 'rule', 'task'];

export function checkAbout(legend: Legend, names: readonly NameFound[], found: Findings): void {
  const { languages = [], labels = {} } = legend;
  if (new Set(languages).size < languages.length) found.add('twice', '/languages', 'language-twice');
  const known = new Set(names.flatMap(({ kind, name, declares }) => (declares && labelled.includes(kind) ? [name] : [])));
  for (const name of Object.keys(labels)) {
    if (!known.has(name))
      found.add('unknown-reference', into('/labels', name), 'label-of-nothing', { name, meant: meant(name, [...known]) });
  }
}
