import { type GameModule, type OptionValue, usualOptions } from '@tafelrunde/kernel';

/** 'open' = for a person with the link, otherwise the level of a bot. */
export type Guest = string;
export const OPEN: Guest = 'open';

export interface Draft {
  readonly guests: readonly Guest[];
  readonly public: boolean;
  readonly autoPlay: boolean;
  readonly hints: boolean;
  readonly options: Readonly<Record<string, OptionValue>>;
}

export function firstDraft({ game }: GameModule, open: boolean): Draft {
  return {
    guests: Array.from({ length: game.meta.seats.usual - 1 }, () => OPEN),
    public: open,
    autoPlay: false,
    hints: true,
    options: usualOptions(game.meta, game.meta.seats.usual),
  };
}

/** More seats, or fewer: what was left as usual stays as usual, what somebody chose stays chosen. */
export function resized({ game }: GameModule, draft: Draft, seats: number): Draft {
  const before: Draft['options'] = usualOptions(game.meta, draft.guests.length + 1);
  const usual: Draft['options'] = usualOptions(game.meta, seats);
  const own = Object.entries(draft.options).filter(([key, value]) => value !== before[key]);
  return {
    ...draft,
    guests: Array.from({ length: seats - 1 }, (_, place) => draft.guests[place] ?? draft.guests.at(-1) ?? OPEN),
    options: { ...usual, ...Object.fromEntries(own) },
  };
}

/** Only what differs from what is usual at so many seats is sent. */
export function chosen({ game }: GameModule, draft: Draft): Readonly<Record<string, OptionValue>> {
  const usual: Draft['options'] = usualOptions(game.meta, draft.guests.length + 1);
  return Object.fromEntries(
    game.meta.options.filter(({ key }) => draft.options[key] !== usual[key]).map(({ key }) => [key, draft.options[key] as OptionValue]),
  );
}
