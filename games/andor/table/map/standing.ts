/* What stands and lies where on the map: the whole picture of a position, as places for tokens. */
import { C_CARRIES, C_FIELD, C_KIND, C_NAME, C_STRENGTH, C_TOWER, CREATURE, type View } from '../../state.ts';
import { BEATEN, type CreatureKind, creatureKinds, figureNames, itemNames, isGem, isRune, NONE, ON_SHIELD } from '../../pieces.ts';
import { calledIn, fogIn, lyingIn, rubbleIn, wellsIn } from '../../texts/reading.ts';
import { figureOf } from '../panels/reading.ts';
import { type TokenName, tokenOf } from '../tokens.tsx';
import type { DrawnMap, Point } from './generator/draw.mjs';

/** A token on the map: where its foot (or, flat, its middle) is, and how large it is. */
export interface Piece {
  readonly key: string;
  readonly token: TokenName;
  readonly field: number;
  readonly at: Point;
  readonly size: number;
  readonly flat?: boolean;
  /** A star on its base: a card speaks of this very creature, or of this farmer. */
  readonly named?: boolean;
}

/** A standee is so wide at size 1, and so high; its foot is at nine tenths of that. */
export const STANDEE = { width: 46, height: 72, foot: 0.9 } as const;
const sizes = { gor: 0.95, skral: 1.06, wardrak: 1.1, troll: 1.28, dragon: 1.9 } as const;

/** The two places farthest apart sideways first: there two figures hide nothing of each other. */
function apart(stand: readonly Point[]): readonly Point[] {
  const across = stand.toSorted(([a], [b]) => a - b);
  const ends = [across[0], across.at(-1)];
  return stand.toSorted((a, b) => Number(ends.includes(b)) - Number(ends.includes(a)));
}

/** How much two standees would hide of each other. */
const hidden = ([ax, ay]: Point, [bx, by]: Point): number =>
  Math.max(0, STANDEE.width - Math.abs(ax - bx)) * Math.max(0, STANDEE.height - Math.abs(ay - by));

/** So many places first that hide least of each other. */
function spread(stand: readonly Point[], count: number): readonly Point[] {
  let best: { readonly chosen: readonly Point[]; readonly hides: number } | undefined;
  for (let bits = 0; bits < 1 << stand.length; bits += 1) {
    const chosen = stand.filter((_, i) => (bits & (1 << i)) !== 0);
    if (chosen.length !== count) continue;
    const hides = chosen.reduce((sum, a, i) => chosen.slice(i + 1).reduce((more, b) => more + hidden(a, b), sum), 0);
    if (best === undefined || hides < best.hides) best = { chosen, hides };
  }
  const first = best?.chosen ?? [];
  return stand.toSorted((a, b) => Number(first.includes(b)) - Number(first.includes(a)));
}

/** Gives out places on the fields, each once; when all are taken, beside the last. */
class Places {
  readonly #taken = new Map<number, number>();
  readonly #crowds: ReadonlyMap<number, number>;
  readonly #stands = new Map<number, readonly Point[]>();
  readonly land: DrawnMap;

  /** `crowds`: how many figures stand on each field. */
  constructor(land: DrawnMap, crowds: ReadonlyMap<number, number>) {
    this.land = land;
    this.#crowds = crowds;
  }

  #standOn(field: number): readonly Point[] {
    const known = this.#stands.get(field);
    if (known !== undefined) return known;
    const places = this.land.fields[field]?.stand ?? [];
    const count = this.#crowds.get(field) ?? 0;
    const stand = count === 2 ? apart(places) : count > 2 && count < places.length ? spread(places, count) : places;
    this.#stands.set(field, stand);
    return stand;
  }

  next(field: number): Point {
    const stand = this.#standOn(field);
    const n = this.#taken.get(field) ?? 0;
    this.#taken.set(field, n + 1);
    const [x, y] = stand[n % stand.length] ?? [0, 0];
    const round = stand.length === 0 ? 0 : Math.floor(n / stand.length);
    return [x + round * 14, y + round * 9];
  }
}

/** How many figures stand on each field. */
function crowdsOn(view: View): ReadonlyMap<number, number> {
  // whoever is in a tower stands where it does
  const creatures = view.creatures.filter((_, i) => i % CREATURE === C_FIELD && view.creatures[i - C_FIELD + C_TOWER] !== 1);
  const counts = new Map<number, number>();
  for (const field of [...view.figures, ...creatures, ...view.farmers, ...view.field]) counts.set(field, (counts.get(field) ?? 0) + 1);
  return counts;
}

/** One that fights as those who fight it looks bewitched. */
function lookOf(view: View, at: number, kind: CreatureKind): TokenName {
  const mirrors = view.creatures[at + C_STRENGTH] === NONE && view.legend.peculiar?.some(({ creature }) => creature === at / CREATURE);
  return kind === 'gor' && mirrors === true ? 'gor-bewitched' : kind;
}

/** Who stands on the map, heroes last, so that they have the same place whoever joins them. */
function standing(view: View, places: Places): Piece[] {
  const pieces: Piece[] = [];
  view.figures.forEach((field, i) => {
    if (field === NONE) return;
    const token = figureNames[i] ?? 'tower';
    pieces.push({ key: token, token, field, at: places.next(field), size: token === 'tower' ? 1.12 : 1 });
  });
  for (let at = 0; at < view.creatures.length; at += CREATURE) {
    const field = view.creatures[at + C_FIELD] ?? NONE;
    if (field === NONE || field === ON_SHIELD) continue;
    const kind: CreatureKind = creatureKinds[view.creatures[at + C_KIND] ?? 0] ?? 'gor';
    const tower = view.creatures[at + C_TOWER] === 1 ? pieces.find((piece) => piece.token === 'tower' && piece.field === field) : undefined;
    // in a tower it looks over the wall
    const foot: Point = tower === undefined ? places.next(field) : [tower.at[0], tower.at[1] - 40];
    const key = `creature-${at / CREATURE}`;
    const size = (field === BEATEN ? 0.8 : 1) * (tower === undefined ? sizes[kind] : 0.8);
    // there is one dragon: nobody takes it for another
    const named = view.creatures[at + C_NAME] !== NONE && kind !== 'dragon' && field !== BEATEN;
    pieces.push({ key, token: lookOf(view, at, kind), field, at: foot, size, ...(named && { named }) });
    const carries = view.creatures[at + C_CARRIES] ?? NONE;
    const item = itemNames[carries];
    if (item !== undefined)
      pieces.push({ key: `${key}-carries`, token: tokenOf(item), field, at: [foot[0] + 22, foot[1] - 8], size: 26, flat: true });
  }
  const called = calledIn(view).map(({ field }) => field);
  view.farmers.forEach((field, i) => {
    // on one field those with a name come first
    const named = called.filter((each) => each === field).length > view.farmers.slice(0, i).filter((each) => each === field).length;
    const token = i % 2 === 0 ? 'farmer' : 'farmer-woman';
    pieces.push({ key: `farmer-${i}`, token, field, at: places.next(field), size: 0.9, ...(named && { named }) });
  });
  view.field.forEach((field, seat) => {
    if (field === NONE) return;
    pieces.push({ key: `hero-${seat}`, token: figureOf(view, seat), field, at: places.next(field), size: 1.06 });
  });
  return pieces;
}

/** Of several kinds, or of one that has no back of its own: something in a cloth. */
const backOf = (item: number): TokenName => (isRune(item) ? 'rune-back' : isGem(item) ? 'gem-back' : 'bundle');

/** What lies on the map. */
function lying(view: View, places: Places): Piece[] {
  const pieces: Piece[] = [];
  for (const { field, full } of wellsIn(view)) {
    const at = places.land.wells[field] ?? places.next(field);
    pieces.push({ key: `well-${field}`, token: full ? 'well-full' : 'well-empty', field, at, size: 44, flat: true });
  }
  for (const { field, back } of fogIn(view)) {
    const at = places.land.fog[field] ?? places.next(field);
    pieces.push({ key: `fog-${field}`, token: back === undefined ? 'fog' : `fog-${back}`, field, at, size: 42, flat: true });
  }
  for (const { field, value } of rubbleIn(view)) {
    pieces.push({ key: `rubble-${field}-${value}`, token: `rubble-${value as 2}`, field, at: places.next(field), size: 46, flat: true });
  }
  for (const field of view.marks) pieces.push({ key: `x-${field}`, token: 'red-x', field, at: places.next(field), size: 34, flat: true });
  view.covered.forEach((entry, i) => {
    const field = Math.floor(entry / 32);
    pieces.push({ key: `covered-${i}`, token: backOf(entry % 32), field, at: places.next(field), size: 30, flat: true });
  });
  for (const { field, piles } of lyingIn(view)) {
    for (const { item } of piles) {
      pieces.push({ key: `lies-${field}-${item}`, token: tokenOf(item), field, at: places.next(field), size: 30, flat: true });
    }
  }
  return pieces;
}

/** Everything on the map, what is farther away first. */
export function piecesOn(view: View, land: DrawnMap): readonly Piece[] {
  const places = new Places(land, crowdsOn(view));
  const figures = standing(view, places);
  const flat = lying(view, places);
  return [...flat, ...figures].toSorted((a, b) => Number(b.flat ?? false) - Number(a.flat ?? false) || a.at[1] - b.at[1]);
}
