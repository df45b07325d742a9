/* The shortest ways of the reader's own hero to what is worth going to: a table in words has no map to look at. */
import { figureNames, NONE } from '../pieces.ts';
import { hasRubble, isCut } from '../rules/land.ts';
import { boardOf, hasCastle } from '../side.ts';
import type { View } from '../state.ts';
import { coveredIn, fogIn, lyingIn, wellsIn } from './reading.ts';
import type { Way } from './words.ts';

interface Step {
  readonly hours: number;
  readonly by: number;
}

/** From one field to all others that can be reached, round closed borders and rubble. */
function roadsFrom(view: View, from: number): ReadonlyMap<number, Step> {
  const { neighboursOf } = boardOf(view);
  const roads = new Map<number, Step>([[from, { hours: 0, by: from }]]);
  for (const [at, { hours, by }] of roads) {
    for (const next of neighboursOf[at] ?? []) {
      if (roads.has(next) || isCut(view, at, next) || hasRubble(view, next)) continue;
      roads.set(next, { hours: hours + 1, by: hours === 0 ? next : by });
    }
  }
  return roads;
}

/** The castle, every merchant, farmer, thing and the witch, nearest first; of full wells, fog and face-down tokens only the nearest. */
export function waysIn(view: View): readonly Way[] {
  const from = view.field[view.you] ?? NONE;
  if (from === NONE) return [];
  const { castle, terrain } = boardOf(view);
  const roads = roadsFrom(view, from);
  const to = (what: Way['to'], fields: readonly number[]): Way[] =>
    [...new Set(fields)]
      .flatMap((field) => {
        const road = roads.get(field);
        return road === undefined || field === from ? [] : [{ to: what, field, hours: road.hours, by: road.by }];
      })
      .toSorted((a, b) => a.hours - b.hours || a.field - b.field);
  const witch = view.figures[figureNames.indexOf('witch')] ?? NONE;
  return [
    ...to('castle', hasCastle(view) ? [castle] : []),
    ...to('merchant', terrain.merchant),
    ...to(
      'well',
      wellsIn(view).flatMap(({ field, full }) => (full ? [field] : [])),
    ).slice(0, 1),
    ...to(
      'fog',
      fogIn(view).map(({ field }) => field),
    ).slice(0, 1),
    ...to('farmer', view.farmers),
    ...to(
      'things',
      lyingIn(view).map(({ field }) => field),
    ),
    ...to(
      'covered',
      coveredIn(view).map(({ field }) => field),
    ).slice(0, 1),
    ...to('witch', witch === NONE ? [] : [witch]),
  ];
}
