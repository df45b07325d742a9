import type { Who } from '@tafelrunde/kernel';
/*
 * What a view shows, taken out of its little numbers for the sentences.
 */
import { arrowsToCastle } from '../board/index.ts';
import { boardOf, hasCastle } from '../side.ts';
import { diceOf, goldenShields, HOURS, supply } from '../components/index.ts';
import {
  BEATEN,
  type CreatureKind,
  creatureKinds,
  type FigureName,
  type FogBack,
  figureNames,
  fogBacks,
  HERB_3,
  HERB_4,
  ITEMS,
  type ItemName,
  isGem,
  isRune,
  itemNames,
  NONE,
  ON_SHIELD,
  ranks,
  STRENGTH,
} from '../pieces.ts';
import type { LegendView } from '../legend/state.ts';
import type { Text } from '../legend/telling.ts';
import { atTheWall } from '../rules/creature.ts';
import { hasRubble, isCut, rubbleField, rubbleValue } from '../rules/land.ts';
import { countOfLying, fieldOfLying, itemOfLying } from '../rules/lying.ts';
import { C_CARRIES, C_FIELD, C_KIND, C_NAME, C_PINNED, C_STRENGTH, C_WILLPOWER, CREATURE, ENTRY, type View } from '../state.ts';
import { heroName, seatsIn } from './context.ts';
import type { CreatureLine, FightLine, Ground, HeroLine, Pile } from './words.ts';

type WhoIs = (seat: number) => Who;

/** What the card says of this choice, if it says anything. */
export const optionOf = (view: View, value: number): Text | undefined =>
  view.legend.question?.options?.[view.question.choices.indexOf(value)];

/** A hero, and what the choice says of him. */
export const named = (hero: string, said: string | undefined, space = ''): string =>
  said === undefined ? hero : `${hero}${space}: ${said}`;

export const itemName = (item: number): ItemName => itemNames[item] as ItemName;

/** What is carried, gold last. */
export function carried(view: View, seat: number): Pile[] {
  return itemNames.flatMap((item, i) => {
    const count = view.bag[seat * ITEMS + i] ?? 0;
    return count > 0 ? [{ item, count }] : [];
  });
}

export function creaturesIn(view: View): CreatureLine[] {
  const lines: CreatureLine[] = [];
  for (let at = 0; at < view.creatures.length; at += CREATURE) {
    const own = (index: number): number => view.creatures[at + index] ?? NONE;
    const field = own(C_FIELD);
    if (field === NONE || field === ON_SHIELD || field === BEATEN) continue;
    const carries = own(C_CARRIES);
    const peculiar = view.legend.peculiar?.find(({ creature }) => creature === at / CREATURE);
    lines.push({
      kind: creatureKinds[own(C_KIND)] as CreatureKind,
      field,
      away: hasCastle(view) ? (arrowsToCastle[field] ?? NONE) : NONE,
      next: nextOf(view, field),
      strength: peculiar?.strength ?? (own(C_STRENGTH) === NONE ? undefined : own(C_STRENGTH)),
      willpower: own(C_WILLPOWER) === NONE ? undefined : own(C_WILLPOWER),
      carries: carries === NONE ? undefined : itemName(carries),
      pinned: own(C_PINNED) === 1,
      named: own(C_NAME) !== NONE,
      dice: peculiar === undefined ? undefined : { count: peculiar.dice, black: peculiar.black },
    });
  }
  return lines.toSorted((a, b) => a.field - b.field);
}

/** Creatures in the castle, which lie on its golden shields or hold it (AND-13.1, AND-13.7): how many of each kind. */
export function creaturesInCastle(view: View): readonly { readonly kind: CreatureKind; readonly count: number }[] {
  const kinds = view.creatures.flatMap((kind, i) =>
    i % CREATURE === C_KIND && view.creatures[i - C_KIND + C_FIELD] === ON_SHIELD ? [kind] : [],
  );
  return creatureKinds.flatMap((kind, i) => {
    const count = kinds.filter((each) => each === i).length;
    return count === 0 ? [] : [{ kind, count }];
  });
}

/** AND-12.6, AND-12.12: the arrow, unless its way is closed. */
function nextOf(view: View, field: number): number | undefined {
  const next = boardOf(view).arrowOf[field] ?? NONE;
  return next === NONE || isCut(view, field, next) || hasRubble(view, next) ? undefined : next;
}

/** Golden shields: all of them, and those still free (AND-13.2, AND-13.5). */
export function shieldsIn(view: View): { readonly all: number; readonly free: number } {
  let taken = 0;
  for (let at = 0; at < view.creatures.length; at += CREATURE) if (view.creatures[at + C_FIELD] === ON_SHIELD) taken += 1;
  const all = (goldenShields[view.seats] ?? 0) + view.saved;
  return { all, free: Math.max(0, all - taken) };
}

export function heroIn(view: View, seat: number, who: WhoIs, player: string): HeroLine {
  const kind = view.heroes[seat] ?? 0;
  const willpower = view.willpower[seat] ?? 0;
  return {
    who: who(seat),
    name: heroName(view, seat),
    player,
    kind,
    figure: view.figureOf[seat] ?? 0,
    rank: ranks[kind as 0],
    field: view.field[seat] ?? NONE,
    strength: view.strength[seat] ?? 0,
    willpower,
    dice: diceOf(kind, willpower),
    hour: view.hour[seat] ?? 0,
    inBox: view.box[seat] === 1 && view.day > 0, // before the first day all markers lie there
    rooster: view.rooster === seat,
    carries: carried(view, seat),
  };
}

export function fightIn(view: View, who: WhoIs): FightLine {
  const { fight } = view;
  const kind =
    fight.creature === NONE ? 'rubble' : (creatureKinds[view.creatures[fight.creature * CREATURE + C_KIND] ?? 0] as CreatureKind);
  return {
    fighters: seatsIn(fight.fighters).map(who),
    against: kind,
    field: fight.field,
    round: fight.round,
    willpower: fight.willpower,
    roller: fight.dice.length > 0 && fight.roller !== NONE ? who(fight.roller) : undefined,
    dice: fight.dice,
  };
}

export interface FogSeen {
  readonly field: number;
  /** Undefined: face down. */
  readonly back: FogBack | undefined;
}
export const fogIn = (view: View): FogSeen[] =>
  view.fog.map((entry) => ({
    field: Math.floor(entry / 32),
    back: entry % 2 === 1 ? (fogBacks[Math.floor((entry % 32) / 2)] as FogBack) : undefined,
  }));

export function lyingIn(view: View): { readonly field: number; readonly piles: Pile[] }[] {
  const fields: { readonly field: number; readonly piles: Pile[] }[] = [];
  for (const entry of view.lying) {
    const field = fieldOfLying(entry);
    const pile = { item: itemName(itemOfLying(entry)), count: countOfLying(entry) };
    const last = fields.at(-1);
    if (last?.field === field) last.piles.push(pile);
    else fields.push({ field, piles: [pile] });
  }
  return fields;
}

export const familyOf = (item: number): 'rune' | 'herb' | 'gem' | 'token' =>
  isRune(item) ? 'rune' : isGem(item) ? 'gem' : item === HERB_3 || item === HERB_4 ? 'herb' : 'token';

export const coveredIn = (view: View) => view.covered.map((entry) => ({ field: Math.floor(entry / 32), family: familyOf(entry % 32) }));

/** The creature an attack on this field means: in the castle the weakest (AND-13.9). */
export function foeOn(view: View, field: number): CreatureKind | undefined {
  const inside = field === boardOf(view).castle ? atTheWall(view) : NONE;
  return inside === NONE ? creatureOn(view, field) : creatureKinds[view.creatures[inside * CREATURE + C_KIND] ?? 0];
}

/** Farmers with a name who are on the board (AND-13.8). */
export const calledIn = ({ legend }: View): NonNullable<LegendView['called']> => legend.called ?? [];

export const wellsIn = (view: View) => view.wells.map((entry) => ({ field: Math.floor(entry / 2), full: entry % 2 === 1 }));
export const rubbleIn = (view: View) => view.rubble.map((entry) => ({ field: rubbleField(entry), value: rubbleValue(entry) }));
export const closedIn = (view: View) => view.cuts.map((entry) => ({ a: Math.floor(entry / 128), b: entry % 128 }));

export const figuresIn = (view: View): { readonly figure: FigureName; readonly field: number }[] =>
  view.figures.flatMap((field, i) => (field === NONE ? [] : [{ figure: figureNames[i] as FigureName, field }]));

/** What is left on the equipment board. */
export const stockIn = (view: View): Pile[] =>
  itemNames.flatMap((item, i) => {
    const onBoard = item !== 'gold' && !item.startsWith('gem') && !isRune(i) && !item.startsWith('herb') && (supply[i] ?? 0) > 0;
    return onBoard && item !== 'parchment' && item !== 'poison' ? [{ item, count: view.stock[i] ?? 0 }] : [];
  });

/** Whether anything of it was ever taken, or is sold where somebody stands. */
export const isStockTouched = (view: View): boolean =>
  stockIn(view).some(({ item, count }) => count !== supply[itemNames.indexOf(item)]) ||
  view.legend.wares.some((goods) => goods.some(({ item }) => item !== STRENGTH));

/** What there is on a field. */
export function groundOf(view: View, field: number, who: WhoIs): Ground {
  const fog = fogIn(view).find((token) => token.field === field);
  const well = wellsIn(view).find((token) => token.field === field);
  return {
    field,
    creature: creatureOn(view, field),
    heroes: view.field.flatMap((at, seat) => (at === field ? [who(seat)] : [])),
    fog: fog === undefined ? undefined : (fog.back ?? 'hidden'),
    well: well === undefined ? undefined : well.full ? 'full' : 'empty',
    merchant: boardOf(view).terrain.merchant.includes(field),
    farmers: view.farmers.filter((at) => at === field).length,
    lying: lyingIn(view).find((here) => here.field === field)?.piles ?? [],
  };
}

/** Code of what is waited for (rules/agenda.ts); 0 when the hero in turn is asked. */
export const askedNow = (view: View): number => view.agenda.at(-ENTRY) ?? 0;

/** What an offer says that waits on its fields. */
export const offerIn = (view: View, offer: number): Text | undefined => view.legend.offerWords.find(({ index }) => index === offer)?.text;

export const creatureOn = (view: View, field: number): CreatureKind | undefined =>
  creaturesIn(view).find((creature) => creature.field === field)?.kind;

/** An offer of a legend, put as a question. */
export const asQuestion = (text: string, mark: string): string => (/[.!?…]$/.test(text) ? text : `${text}${mark}`);

/** The willpower the next hour of this hero costs; undefined while it is an ordinary one. */
export function overtimeOf(view: View, seat: number): number | undefined {
  const next = (view.hour[seat] ?? 0) + 1;
  return next <= HOURS ? undefined : (view.legend.overtime[next - HOURS - 1] ?? NONE);
}

/** What this hero pays for something that is sold where he stands. */
export const priceOf = (view: View, seat: number, item: number): number | undefined =>
  view.legend.wares[seat]?.find((goods) => goods.item === item)?.price;

/** Whether the creature on this field never moves: nobody needs to be told so every morning. */
export const isPinned = (view: View | undefined, field: number): boolean =>
  view !== undefined && creaturesIn(view).some((creature) => creature.field === field && creature.pinned);
