import type { CreatureKind, FigureName, FogBack } from '../../pieces.ts';
import type { CreatureLine, Ground, Pile } from '../../texts/words.ts';
import type { DawnWay } from '../dawn.ts';
import type { Name } from '../map/generator/draw.mjs';

/** Ground without a name of its own. */
export type Country = 'southern-forest' | 'watchful-woods' | 'mountain' | 'coast' | 'bank' | 'meadow' | 'wood' | 'gallery';
/** Which fields the list shows. */
export type Filter = 'reach' | 'creatures' | 'heroes' | 'fog' | 'wells' | 'all';
export type Tab = 'map' | 'heroes' | 'legend' | 'creatures' | 'council';
/** A creature, and where its arrow leads: `away` counts the steps to the castle, none where there is no castle. */
export type Heading = Pick<CreatureLine, 'kind' | 'field' | 'next' | 'away' | 'pinned'>;
/** What a way costs: steps, those of them in overtime, and the willpower these take. */
export interface Cost {
  readonly steps: number;
  readonly free: number;
  readonly late: number;
  readonly willpower: number;
}

/** What awaits a hero where he is about to go. */
export interface ArrivalWords {
  readonly late: (what: { readonly hours: number; readonly price: number; readonly left: number; readonly dice?: number }) => string;
  readonly fog: (back: FogBack | undefined) => string;
  readonly creature: (kind: CreatureKind) => string;
  readonly saved: (count: number) => string;
  readonly well: (points: number) => string;
  readonly merchant: string;
  readonly farmers: (count: number) => string;
  readonly lying: (piles: readonly Pile[]) => string;
}

/** What the map and the layout say beyond the texts of the game. */
export interface Words {
  readonly map: string;
  /** Names printed on the map. */
  readonly names: Readonly<Record<Name, string>>;
  readonly country: Readonly<Record<Country, string>>;
  readonly field: (field: number, name: string) => string;
  /** Something lies there that nobody has turned over. */
  readonly faceDown: string;
  readonly redX: string;
  readonly rubbleOf: (values: readonly number[]) => string;
  /** Of a creature: a card speaks of this very one. */
  readonly ofStory: string;
  readonly inCastle: (kinds: readonly { readonly kind: CreatureKind; readonly count: number }[]) => string;
  /** What is found on a field, as single words. */
  readonly found: (ground: Ground, figures: readonly FigureName[]) => readonly string[];
  readonly youStandHere: string;
  readonly hours: (hours: number) => string;
  readonly nextDoor: (creatures: readonly { readonly kind: CreatureKind; readonly field: number }[]) => string;
  readonly neighbours: (fields: readonly number[]) => string;

  readonly walkTo: (field: number, hours: number) => string;
  readonly walk: string;
  readonly walkSaid: (field: number, cost: Cost) => string;
  readonly tooFar: (field: number, missing: number) => string;
  readonly noWay: string;
  /** Said of a field a card forbids to heroes. */
  readonly closed: string;
  readonly mayNotEnter: (field: number) => string;
  /** Where a card lets heroes go over the water, or whatever lies between. */
  readonly crossing: string;
  readonly toMerchant: string;
  readonly whyNot: string;
  readonly bridge: string;
  readonly noHour: string;
  readonly overtimePaid: (price: number) => string;
  readonly takeFarmers: (field: number, count: number) => string;
  readonly farmersDie: (field: number) => string;
  readonly onTheWay: (left: number) => string;
  readonly wineskin: string;
  /** On a button: whom, the hour the first round takes, and the willpower that hour costs. */
  readonly attack: (kind: CreatureKind | 'rubble', hour: number, price: number) => string;
  readonly inviteWhom: string;
  /** How likely a fight is won, and by whom: names of those who are asked along. */
  readonly chance: string;
  readonly alone: string;
  readonly withMates: (names: readonly string[]) => string;
  readonly chanceNote: string;
  /** Hundredths: sure things are rare, so the ends of the scale are not rounded to. */
  readonly percent: (of: number) => string;
  /** What a way brings where it ends. */
  readonly onArrival: string;
  readonly arrives: ArrivalWords;
  /** Opens what can be proposed to the others about a field. */
  readonly suggest: string;
  readonly close: string;

  readonly wholeMap: string;
  readonly toHero: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly arrows: string;
  readonly nextSunrise: string;
  readonly sunriseNote: string;
  /** Creatures come into the castle at sunrise: shields fall, or the legend is lost. */
  readonly comeIn: (creatures: readonly { readonly kind: CreatureKind; readonly from: number }[], lost: boolean) => string;
  /** What moves where at sunrise, for the ear. */
  readonly dawnSaid: (ways: readonly DawnWay[]) => string;
  /** Where one creature goes next. */
  readonly heads: (creature: Heading) => string;
  readonly skip: string;

  readonly listTitle: string;
  readonly listOpen: string;
  readonly youStandOn: (field: number) => string;
  readonly filters: Readonly<Record<Filter, string>>;
  readonly away: (hours: number) => string;
  readonly outOfReach: string;
  readonly unreachable: string;
  readonly leadsTo: (fields: readonly number[]) => string;
  readonly byNumber: string;
  readonly byDistance: string;
  readonly toMap: string;
  readonly listKeys: string;
  /** … where single keys do nothing. */
  readonly listDigits: string;
  readonly nothingHere: string;
  readonly show: string;

  readonly actions: (count: number) => string;
  readonly actionsTitle: string;
  readonly groups: Readonly<Record<'turn' | 'here' | 'things' | 'together' | 'way', string>>;
  readonly nothingToDo: string;

  readonly tabs: Readonly<Record<Tab, string>>;
  readonly panels: string;
  readonly status: (day: number, letter: string) => string;
  readonly figures: Readonly<Record<'strength' | 'willpower' | 'gold', string>>;
  readonly keys: readonly (readonly [string, string])[];
}
