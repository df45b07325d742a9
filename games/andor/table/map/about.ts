/* A field in words: its label on the map, its row in the list, the head of its sheet. */
import type { Language, Names } from '@tafelrunde/kernel';
import { isOn, mineMarks, southernForest } from '../../board/index.ts';
import type { CreatureKind } from '../../pieces.ts';
import { boardOf, namesOf, sideOf } from '../../side.ts';
import type { View } from '../../state.ts';
import { calledIn, creatureOn, creaturesIn, creaturesInCastle, figuresIn, groundOf, rubbleIn } from '../../texts/reading.ts';
import { contextOf } from '../../texts/context.ts';
import { type Route, stepsFrom } from '../walk/route.ts';
import type { Country } from '../words/shape.ts';
import { words } from '../words.ts';

function countryOf(view: View, field: number): Country {
  if (sideOf(view) === 'mine') return inMine(view, field);
  if (southernForest.includes(field)) return 'southern-forest';
  if (isOn('forest', field)) return 'watchful-woods';
  if (isOn('mountain', field)) return 'mountain';
  if (isOn('coast', field)) return 'coast';
  return isOn('river-bank', field) ? 'bank' : 'meadow';
}

function inMine(view: View, field: number): Country {
  if (boardOf(view).terrain.forest.includes(field)) return 'wood';
  return (mineMarks.outside as readonly number[]).includes(field) ? 'meadow' : 'gallery';
}

/** "Field 28, the farmstead"; without a name the kind of ground: "Field 29, meadow". */
export function titleOf(field: number, view: View, language: Language): string {
  const say = words[language];
  const name = namesOf(view, language)[field];
  return say.field(field, name ?? say.country[countryOf(view, field)]);
}

/** The name of the place alone. */
export function placeOf(field: number, view: View, language: Language): string {
  const name = namesOf(view, language)[field] ?? words[language].country[countryOf(view, field)];
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Who and what is there; `arriving`: less what the end of a way is told of in sentences (`walk/arrival.ts`). */
export function foundOn(field: number, view: View, names: Names, language: Language, arriving = false): readonly string[] {
  const figures = figuresIn(view).flatMap((each) => (each.field === field ? [each.figure] : []));
  const called = calledIn(view).flatMap((each) => (each.field === field ? [each.name[language]] : []));
  const say = words[language];
  const covered = view.covered.some((entry) => Math.floor(entry / 32) === field) ? [say.faceDown] : [];
  const rubble = rubbleIn(view).flatMap((each) => (each.field === field ? [each.value] : []));
  const marked = [...(rubble.length === 0 ? [] : [say.rubbleOf(rubble)]), ...(view.marks.includes(field) ? [say.redX] : [])];
  const inside = field === boardOf(view).castle ? creaturesInCastle(view) : [];
  const held = inside.length === 0 ? [] : [say.inCastle(inside)];
  const told = creaturesIn(view).some((each) => each.field === field && each.named && each.kind !== 'dragon');
  const ground = groundOf(view, field, contextOf(names, view).who);
  // those with a name are named
  const all = { ...ground, farmers: ground.farmers - called.length };
  const left = {
    ...all,
    creature: told ? all.creature : undefined,
    fog: undefined,
    well: all.well === 'full' ? undefined : all.well,
    merchant: false,
    farmers: 0,
    lying: [],
  };
  // a creature comes first
  const [first, ...others] = say.found(arriving ? left : all, figures);
  const found = first === undefined ? [] : [told ? `${first} (${say.ofStory})` : first, ...others];
  return [...found, ...called, ...marked, ...covered, ...held];
}

export function foesBeside(field: number, view: View): readonly { readonly kind: CreatureKind; readonly field: number }[] {
  return (boardOf(view).neighboursOf[field] ?? []).flatMap((next) => {
    const kind = creatureOn(view, next);
    return kind === undefined ? [] : [{ kind, field: next }];
  });
}

/** Whether a card forbids heroes to enter it. */
export const isClosed = (field: number, view: View): boolean => view.ahead?.closed?.includes(field) === true;

/** All of it, as it is read aloud: "Field 28, the farmstead, one hour, next door: skral on 29; neighbours 18, 29, 36". */
export function labelOf(field: number, view: View, names: Names, language: Language, route: Route | undefined): string {
  const say = words[language];
  const foes = foesBeside(field, view);
  const parts = [
    titleOf(field, view, language),
    ...(route === undefined ? [] : [route.fields.length === 1 ? say.youStandHere : say.hours(route.fields.length - 1)]),
    ...foundOn(field, view, names, language),
    ...(isClosed(field, view) ? [say.closed] : []),
    ...(foes.length === 0 ? [] : [say.nextDoor(foes)]),
  ];
  return `${parts.join(', ')}; ${say.neighbours(stepsFrom(view, field))}`;
}
