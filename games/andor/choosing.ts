/** Who leads which hero with which face, as the options keep it: read and written here, for the rules and for the waiting room. */
import type { Seat } from '@tafelrunde/kernel';
import { type HeroKind, heroKinds } from './pieces.ts';
import type { Options } from './state.ts';

/** One of a hero's two faces (AND-1.1), or whichever chance draws. */
export const faceWords = ['first', 'second', 'mixed'] as const;
export type Face = (typeof faceWords)[number];

/** Every hero's face, by rank. One word stands for all of them alike. */
export function facesOf(figures: string): readonly Face[] {
  const words = figures.split(',') as readonly Face[];
  return heroKinds.map((_kind, hero) => words[words.length === 1 ? 0 : hero] ?? 'mixed');
}

export function figuresOf(faces: readonly Face[]): string {
  return new Set(faces).size === 1 ? String(faces[0]) : faces.join(',');
}

/** Whatever the option may hold, what is alike for all heroes first. */
export const everyFigures: readonly string[] = [
  ...faceWords,
  ...heroKinds
    .reduce<readonly (readonly Face[])[]>((sets, _kind) => sets.flatMap((set) => faceWords.map((face) => [...set, face])), [[]])
    .map(figuresOf)
    .filter((figures) => figures.includes(',')),
];

/** Every choice of two to four heroes, by rank: who plays is also how many play. */
export const parties: readonly string[] = Array.from({ length: 1 << heroKinds.length }, (_, bits) =>
  heroKinds.filter((_kind, i) => (bits & (1 << i)) !== 0),
)
  .filter((party) => party.length >= 2)
  .toSorted((a, b) => a.length - b.length)
  .map((party) => party.join(','));

/** The heroes by seat, as far as they are settled before the start; undefined: chance draws some of the four. */
export function partyOf(heroes: string, seats: number): readonly HeroKind[] | undefined {
  if (heroes !== 'any') return heroes.split(',') as readonly HeroKind[];
  return seats === heroKinds.length ? heroKinds : undefined;
}

/** A choice as it is sent: the heroes by rank, and for each seat where who is to sit there sits now. */
export interface Leading {
  readonly heroes: string;
  readonly order: readonly Seat[];
}

/**
 * Whoever sits at `seat` leads this hero from now on: by changing places with who led it, or in place of the hero they had. Where
 * nobody leads anybody yet, the others get those that are left.
 */
export function leading(heroes: string, seats: number, seat: Seat, kind: HeroKind): Leading {
  const left = heroKinds.filter((other) => other !== kind);
  const party = partyOf(heroes, seats) ?? Array.from({ length: seats }, (_, at) => (at === seat ? kind : left[at < seat ? at : at - 1]));
  const before = party.indexOf(kind);
  const led = party.map((other, at) => ({
    hero: heroKinds.indexOf(at === seat ? kind : at === before ? (party[seat] as HeroKind) : (other as HeroKind)),
    at,
  }));
  const byRank = led.toSorted((a, b) => a.hero - b.hero);
  return { heroes: byRank.map(({ hero }) => heroKinds[hero]).join(','), order: byRank.map(({ at }) => at) };
}

/**
 * Whether somebody who did not open the table may change it so: heroes and faces alone, and none that another person leads. `order`
 * says for each seat where who sits there now sat before.
 */
export function choosesOwn(before: Options, after: Options, order: readonly Seat[], others: readonly Seat[]): boolean {
  const left: Options = { ...after, heroes: before.heroes, figures: before.figures };
  if ((Object.keys(left) as (keyof Options)[]).some((key) => left[key] !== before[key])) return false;
  const was = partyOf(before.heroes, order.length);
  const is = partyOf(after.heroes, order.length);
  const [facesWere, facesAre] = [facesOf(before.figures), facesOf(after.figures)];
  return order.every((from, seat) => {
    if (!others.includes(from)) return true;
    if (was === undefined) return true; // nobody leads anybody yet
    const kind = was[from];
    if (kind === undefined || is?.[seat] !== kind) return false;
    const hero = heroKinds.indexOf(kind);
    return facesWere[hero] === facesAre[hero];
  });
}
