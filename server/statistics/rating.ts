import type { RatingWish, ResultRow } from '../store/results.ts';
import { type Game, type Rating, rated, UNKNOWN } from './glicko.ts';

/** A year without a match makes a deviation of 60 one of about 110. */
const PERIOD = 5 * 24 * 60 * 60 * 1000;

/** Where somebody stood after a match. */
export interface Rated extends Rating {
  readonly at: number;
  readonly table: string;
}

/** A bot of a level is one player, at however many seats and tables it sits. */
export const botPlayer = (level: string) => `bot:${level}`;
/** Ids of people have neither colons nor spaces. */
const isBot = (player: string) => player.startsWith('bot:');

interface Standing {
  readonly player: string;
  readonly place: number;
}

/** Who wanted a rating when. */
export class Wishes {
  readonly #spans = new Map<string, readonly RatingWish[]>();

  constructor(wishes: readonly RatingWish[]) {
    for (const wish of wishes) this.#spans.set(wish.person, [...(this.#spans.get(wish.person) ?? []), wish]);
  }

  covers(person: string, at: number): boolean {
    return this.#spans.get(person)?.some(({ since, until }) => since <= at && (until === undefined || at < until)) === true;
  }
}

/**
 * The ratings of one game, folded over its matches in the order in which they ended. A match of several is one game of everybody against
 * everybody else who is rated there; together these games weigh as much as one, so that a match at a large table moves a rating no
 * further than one between two. Bots of one level do not play against themselves, nor does a person who was two before.
 */
export class RatingFold {
  readonly #wishes: Wishes;
  readonly #now = new Map<string, Rated>();
  readonly #past = new Map<string, Rated[]>();

  constructor(wishes: Wishes) {
    this.#wishes = wishes;
  }

  /** One match: its seats that may be rated. */
  take(rows: readonly ResultRow[]): void {
    const [first] = rows;
    if (first === undefined) return;
    const { at, table } = first;
    const standings = rows.flatMap(({ person, level, place }): Standing[] => {
      if (level !== undefined) return [{ player: botPlayer(level), place }];
      return person !== undefined && this.#wishes.covers(person, at) ? [{ player: person, place }] : [];
    });
    if (standings.every(({ player }) => isBot(player))) return; // nobody who wanted it
    const after = new Map<string, Rated>();
    for (const player of new Set(standings.map((standing) => standing.player))) {
      const games = this.#gamesOf(player, standings);
      if (games.length === 0) continue;
      const before = this.#now.get(player);
      const periods = before === undefined ? 0 : Math.max(0, at - before.at) / PERIOD;
      after.set(player, { ...rated(before ?? UNKNOWN, games, periods), at, table });
    }
    // All at once: nobody is measured by what this very match made of the others.
    for (const [player, rating] of after) {
      this.#now.set(player, rating);
      const past = this.#past.get(player);
      if (past !== undefined) past.push(rating);
      else if (!isBot(player)) this.#past.set(player, [rating]);
    }
  }

  #gamesOf(player: string, standings: readonly Standing[]): readonly Game[] {
    const own = standings.filter((standing) => standing.player === player);
    const pairs = own.flatMap(({ place }) =>
      standings.flatMap((other) => (other.player === player ? [] : [{ other, score: scoreOf(place, other.place) }])),
    );
    return pairs.map(({ other, score }) => ({ against: this.#now.get(other.player) ?? UNKNOWN, score, weight: 1 / pairs.length }));
  }

  now(player: string): Rating | undefined {
    return this.#now.get(player);
  }

  bots(): readonly (Rating & { readonly level: string })[] {
    return [...this.#now].flatMap(([player, rating]) => (isBot(player) ? [{ ...rating, level: player.slice(botPlayer('').length) }] : []));
  }

  /** Where a person stood after each of their matches, the oldest first. */
  past(person: string): readonly Rated[] {
    return this.#past.get(person) ?? [];
  }
}

function scoreOf(own: number, other: number): number {
  return own === other ? 0.5 : own < other ? 1 : 0;
}
