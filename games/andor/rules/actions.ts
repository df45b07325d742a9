import { ALLIES, ARCHER, FIELDS, ITEMS, NONE, STRENGTH } from '../pieces.ts';
import type { Action, QuestionOf } from '../state.ts';

/*
 * Every action there can be, made once and shared: listing what is legal then makes nothing but the list.
 */

type Of<Type extends Action['type']> = Extract<Action, { type: Type }>;

const rows = <T>(length: number, make: (i: number) => T): readonly T[] => Array.from({ length }, (_, i) => make(i));

export const STOP: Action = { type: 'stop' };
export const DRINK: Action = { type: 'drink' };
export const PASS: Action = { type: 'pass' };
export const END_DAY: Action = { type: 'end-day' };
export const JOIN: Action = { type: 'join' };
export const DECLINE: Action = { type: 'decline' };
export const BEGIN_FIGHT: Action = { type: 'begin' };
export const WITHDRAW: Action = { type: 'withdraw' };
export const ROLL_ALL: Action = { type: 'roll', how: 'all' };
export const ROLL_ONE: Action = { type: 'roll', how: 'one' };
export const ROLL_BLACK: Action = { type: 'roll', how: 'black' };
export const KEEP: Action = { type: 'keep' };
export const USE_BREW: Action = { type: 'brew' };
export const USE_SHIELD: Action = { type: 'shield' };
export const STAY_IN: Action = { type: 'stay' };
export const LEAVE: Action = { type: 'leave' };
export const WELL: Action = { type: 'well' };
export const FOG: Action = { type: 'fog' };
export const AGREE: Action = { type: 'agree' };
export const CANCEL: Action = { type: 'cancel' };

/** More farmers than this there never are (AND-21.9). */
const FARMERS_ALONG = 5;
const steps = rows(
  FIELDS * FARMERS_ALONG,
  (i): Of<'step'> => ({ type: 'step', to: Math.floor(i / FARMERS_ALONG), farmers: i % FARMERS_ALONG }),
);
export const stepTo = (to: number, farmers: number): Action => steps[to * FARMERS_ALONG + farmers] as Action;

const herbs = (['walk', 'willpower', 'fight'] as const).map((use) => rows(2, (i): Of<'herb'> => ({ type: 'herb', item: i + 4, use })));
const herbRow = { walk: 0, willpower: 1, fight: 2 } as const;
export const herbFor = (item: number, use: Of<'herb'>['use']): Action => herbs[herbRow[use]]?.[item - 4] as Action;

const SEATS_BITS = 16;
const fights = rows(
  FIELDS * SEATS_BITS,
  (i): Of<'fight'> => ({ type: 'fight', field: Math.floor(i / SEATS_BITS), invite: i % SEATS_BITS }),
);
export const fightOn = (field: number, invite: number): Action => fights[field * SEATS_BITS + invite] as Action;
const clears = rows(
  FIELDS * SEATS_BITS,
  (i): Of<'clear'> => ({ type: 'clear', field: Math.floor(i / SEATS_BITS), invite: i % SEATS_BITS }),
);
export const clearOn = (field: number, invite: number): Action => clears[field * SEATS_BITS + invite] as Action;

const allies = rows(FIELDS * ALLIES, (i): Of<'ally'> => ({ type: 'ally', figure: i % ALLIES, to: Math.floor(i / ALLIES) }));
export const allyTo = (figure: number, to: number): Action => allies[to * ALLIES + figure] as Action;

const flips = rows(13, (face): Of<'flip'> => ({ type: 'flip', face }));
export const flipOf = (face: number): Action => flips[face] as Action;

export const SHARE: Readonly<Record<Of<'share'>['point'], Action>> = {
  gold: { type: 'share', point: 'gold' },
  willpower: { type: 'share', point: 'willpower' },
  strength: { type: 'share', point: 'strength' },
  item: { type: 'share', point: 'item' },
};

/** No pool of any legend is larger; a larger one is shared in several answers. */
const MOST_SHARED = 20;
const shares = {
  gold: rows(MOST_SHARED + 1, (count): Of<'share'> => ({ type: 'share', point: 'gold', count })),
  willpower: rows(MOST_SHARED + 1, (count): Of<'share'> => ({ type: 'share', point: 'willpower', count })),
  strength: rows(MOST_SHARED + 1, (count): Of<'share'> => ({ type: 'share', point: 'strength', count })),
  item: rows(MOST_SHARED + 1, (count): Of<'share'> => ({ type: 'share', point: 'item', count })),
} as const;
/** Up to so many points in one answer (AND-22.6); a single one has no count, as it always had. */
export function shareUpTo(point: Of<'share'>['point'], most: number): readonly Action[] {
  return [SHARE[point], ...shares[point].slice(2, most + 1)];
}

/** Things are handed over in these counts; gold may be more, then the action is made when it is wanted. */
const COUNTS = 64;
const table = <T extends Action>(make: (item: number, count: number) => T): ((item: number, count: number) => T) => {
  const made = rows(ITEMS * COUNTS, (i) => make(Math.floor(i / COUNTS), i % COUNTS));
  return (item, count) => (count < COUNTS ? (made[item * COUNTS + count] as T) : make(item, count));
};
export const takeOf = table((item, count): Of<'take'> => ({ type: 'take', item, count }));
export const dropOf = table((item, count): Of<'drop'> => ({ type: 'drop', item, count }));
export const layOf = table((item, count): Of<'lay'> => ({ type: 'lay', item, count }));
const gives = rows(ARCHER + 2, (to) => table((item, count): Of<'give'> => ({ type: 'give', to, item, count })));
export const giveTo = (to: number, item: number, count: number): Action => (gives[to] as (typeof gives)[number])(item, count);

const exchanges = rows(8, (i): Of<'exchange'> => ({ type: 'exchange', with: i >> 1, falcon: (i & 1) === 1 }));
export const exchangeWith = (seat: number, falcon: boolean): Action => exchanges[seat * 2 + Number(falcon)] as Action;

/** Paid in gold, or with one of the three gems. */
const PAYMENTS = 4;
const buys = rows((STRENGTH + 1) * PAYMENTS, (i): Of<'buy'> => {
  const gem = i % PAYMENTS;
  return { type: 'buy', item: Math.floor(i / PAYMENTS), gem: gem === 0 ? NONE : gem + 17 };
});
export const buyFor = (item: number, gem: number): Action => buys[item * PAYMENTS + (gem === NONE ? 0 : gem - 17)] as Action;

const uncovers = rows(FIELDS * 2, (i): Of<'uncover'> => ({ type: 'uncover', field: i >> 1, what: (i & 1) === 0 ? 'fog' : 'token' }));
export const uncoverOn = (field: number, what: 'fog' | 'token'): Action => uncovers[field * 2 + Number(what === 'token')] as Action;

const CHOICES = 128;
const chooseRow: Readonly<Record<QuestionOf, readonly Action[]>> = {
  option: rows(CHOICES, (value) => ({ type: 'choose', of: 'option', value })),
  field: rows(CHOICES, (value) => ({ type: 'choose', of: 'field', value })),
  item: rows(CHOICES, (value) => ({ type: 'choose', of: 'item', value })),
  hero: rows(CHOICES, (value) => ({ type: 'choose', of: 'hero', value })),
  creature: rows(CHOICES, (value) => ({ type: 'choose', of: 'creature', value })),
};
export const choose = (of: QuestionOf, value: number): Action => chooseRow[of][value] ?? { type: 'choose', of, value };

const offers = rows(CHOICES, (offer): Of<'offer'> => ({ type: 'offer', offer }));
export const offerOf = (offer: number): Action => offers[offer] ?? { type: 'offer', offer };
