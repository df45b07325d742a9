import type { Clock, Delay, NewTable } from '@tafelrunde/protocol';
import { type GameBrief, isCarriedOn, type OptionSpec, type OptionValue, usualOptions } from '@tafelrunde/kernel';

/** 'open' = for a person with the link, 'me' = the maker's own, 'beside' = somebody at the same device, otherwise the level of a bot. */
export type Guest = string;
export const OPEN: Guest = 'open';
export const ME: Guest = 'me';
export const BESIDE: Guest = 'beside';

export interface Draft {
  readonly guests: readonly Guest[];
  readonly public: boolean;
  /** Played in this browser alone: the reader and bots. */
  readonly here: boolean;
  /** How those are called who share the device, by their place among the guests. */
  readonly names?: Readonly<Record<number, string>>;
  readonly autoPlay: boolean;
  readonly hints: boolean;
  /** How time is kept; not at tables where everybody takes the time they need. */
  readonly clock?: Clock;
  /** How far behind those are who look on; not where they see what everybody sees. */
  readonly delay?: Delay;
  readonly options: Readonly<Record<string, OptionValue>>;
}

export function firstDraft({ game }: GameBrief, open: boolean): Draft {
  return {
    guests: Array.from({ length: game.meta.seats.usual - 1 }, () => OPEN),
    public: open,
    here: false,
    autoPlay: false,
    hints: true,
    options: usualOptions(game.meta, game.meta.seats.usual),
  };
}

/** More seats, or fewer: what was left as usual stays as usual, what somebody chose stays chosen. */
export function resized({ game }: GameBrief, draft: Draft, seats: number): Draft {
  const before: Draft['options'] = usualOptions(game.meta, draft.guests.length + 1);
  const usual: Draft['options'] = usualOptions(game.meta, seats);
  const own = Object.entries(draft.options).filter(([key, value]) => value !== before[key]);
  return {
    ...draft,
    guests: Array.from({ length: seats - 1 }, (_, place) => draft.guests[place] ?? draft.guests.findLast((guest) => guest !== ME) ?? OPEN),
    options: { ...usual, ...Object.fromEntries(own) },
  };
}

/** Who sits where, the maker first. */
export function seatsOf({ guests }: Pick<Draft, 'guests'>): NewTable['seats'] {
  return [ME, ...guests].map((guest) => {
    if (guest === ME || guest === BESIDE) return { kind: 'me' };
    return guest === OPEN ? { kind: 'open' } : { kind: 'bot', level: guest };
  });
}

type Options = Draft['options'];

/** Only what differs from what is usual at so many seats is sent. */
export function chosen(module: GameBrief, draft: Draft): Options {
  return differing(module, draft.options, usualOptions(module.game.meta, draft.guests.length + 1));
}

export function differing({ game }: GameBrief, options: Options, usual: Options): Options {
  const own = game.meta.options.filter(({ key }) => options[key] !== usual[key]);
  return Object.fromEntries(own.map(({ key }) => [key, options[key] as OptionValue]));
}

/** Others at the same device, by their seats; `named`: how somebody is called who was given no name. */
export function besideIn({ guests, names = {} }: Draft, named: (person: number) => string): Readonly<Record<number, string>> {
  const places = guests.flatMap((guest, place) => (guest === BESIDE ? [place] : []));
  return Object.fromEntries(places.map((place, i) => [place + 1, names[place]?.trim() || named(i + 2)]));
}

/** Who may come, and where: in this browser alone only bots can, and who sits at the same device. */
export function placed({ levels }: GameBrief, draft: Draft, way: 'private' | 'public' | 'here'): Draft {
  const here = way === 'here';
  const guests = draft.guests.map((guest) => {
    if (here) return guest === OPEN ? levels.usual : guest;
    return guest === BESIDE ? OPEN : guest;
  });
  return { ...draft, guests, public: way === 'public', here };
}

/** What goes on from match to match is the table's own business, and whole texts come by other ways. */
export function inForm(spec: OptionSpec): boolean {
  return spec.kind !== 'text' && !isCarriedOn(spec);
}

/** What differs between two sets of options, as far as people choose it. */
export function changedOptions({ game }: GameBrief, before: Options, now: Options): readonly OptionSpec[] {
  return game.meta.options.filter((spec) => inForm(spec) && before[spec.key] !== now[spec.key]);
}
