import type { Figures, GameStatistics, Point, Statistics, Versus } from '@tafelrunde/protocol';
import { NOBODY } from '@tafelrunde/table';
import type { Store } from '../store/port.ts';
import type { ResultRow } from '../store/results.ts';
import type { RatingFold } from './rating.ts';
import { matchesIn, type Ratings } from './ratings.ts';

/** An average of fewer says nothing. */
const ENOUGH = 5;
/** Points of a chart, people of a list. */
const POINTS = 300;
const PEOPLE = 60;

/** One match as one person sees it. */
interface Mine extends Omit<Point, 'rating'> {
  readonly table: string;
  readonly game: string;
  readonly together: boolean;
  readonly low: boolean | undefined;
  readonly place: number;
  readonly others: readonly ResultRow[];
}

/** Everything one may know of oneself; of others only what they did at the same tables. */
export async function statisticsOf(
  { store, ratings, limit }: { readonly store: Store; readonly ratings: Ratings; readonly limit: number },
  person: string,
  ids: readonly string[],
): Promise<Statistics> {
  const matches = matchesIn(await store.results.of(ids, limit)).flatMap((rows) => mineIn(rows, person));
  const rating = (await store.results.wishes()).some((wish) => wish.person === person && wish.until === undefined);
  const games = new Map<string, Mine[]>();
  for (const match of matches) {
    const same = games.get(match.game);
    if (same === undefined) games.set(match.game, [match]);
    else same.push(match);
  }
  const told: GameStatistics[] = [];
  for (const [game, mine] of games) told.push(gameStatistics(game, mine, person, rating ? await ratings.of(game) : undefined));
  return {
    rating,
    games: told.toSorted((a, b) => b.all.played - a.all.played || (a.game < b.game ? -1 : 1)),
    people: await versus(store, matches),
  };
}

/** Matches begun from a laid-out position, brought in, or mostly played by a bot in one's stead are not one's own. */
function mineIn(rows: readonly ResultRow[], person: string): readonly Mine[] {
  const own = rows.filter((row) => row.person === person && (row.unrated === undefined || row.unrated === 'together'));
  const [best] = own.toSorted((a, b) => a.place - b.place);
  if (best === undefined) return [];
  const others = rows.filter((row) => row.person !== undefined && row.person !== person);
  return [
    {
      table: best.table,
      game: best.game,
      at: best.at,
      won: best.won,
      place: best.place,
      together: best.unrated === 'together',
      low: best.low,
      people: others.length > 0,
      others,
      ...(best.score === undefined ? {} : { score: best.score }),
    },
  ];
}

function gameStatistics(game: string, mine: readonly Mine[], person: string, fold: RatingFold | undefined): GameStatistics {
  const low = mine.some((match) => match.low === true);
  const past = new Map(fold?.past(person).map(({ table, value }) => [table, Math.round(value)]) ?? []);
  const now = fold?.now(person);
  return {
    game,
    together: mine.some((match) => match.together),
    low,
    people: figuresOf(
      mine.filter(({ people }) => people),
      low,
    ),
    bots: figuresOf(
      mine.filter(({ people }) => !people),
      low,
    ),
    all: figuresOf(mine, low),
    points: mine.slice(-POINTS).map(({ at, won, people, score, table }): Point => {
      const rating = past.get(table);
      return { at, won, people, ...(score === undefined ? {} : { score }), ...(rating === undefined ? {} : { rating }) };
    }),
    ...(fold === undefined || now === undefined
      ? {}
      : { rating: { value: Math.round(now.value), deviation: Math.round(now.deviation), matches: past.size, bots: botsIn(fold) } }),
  };
}

function botsIn(fold: RatingFold): readonly { readonly level: string; readonly value: number }[] {
  return fold
    .bots()
    .map(({ level, value }) => ({ level, value: Math.round(value) }))
    .toSorted((a, b) => b.value - a.value);
}

function figuresOf(mine: readonly Mine[], low: boolean): Figures {
  const scores = mine.flatMap(({ score }) => (score === undefined ? [] : [score]));
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return {
    played: mine.length,
    won: mine.filter(({ won }) => won).length,
    ...(scores.length < ENOUGH ? {} : { average: Math.round(10 * mean) / 10 }),
    ...(scores.length === 0 ? {} : { best: low ? Math.min(...scores) : Math.max(...scores) }),
  };
}

interface Tally {
  together: boolean;
  matches: number;
  ahead: number;
  behind: number;
  at: number;
  last: 'you' | 'they' | 'even';
}

async function versus(store: Store, matches: readonly Mine[]): Promise<readonly Versus[]> {
  const people = new Map<string, Map<string, Tally>>();
  for (const { others, game, together, place, at } of matches) {
    for (const other of new Set(others.flatMap((row) => row.person ?? []))) {
      const games = people.get(other) ?? new Map<string, Tally>();
      people.set(other, games);
      const tally = games.get(game) ?? { together, matches: 0, ahead: 0, behind: 0, at, last: 'even' };
      const theirs = Math.min(...others.flatMap((row) => (row.person === other ? [row.place] : [])));
      tally.matches += 1;
      if (place < theirs) tally.ahead += 1;
      if (place > theirs) tally.behind += 1;
      Object.assign(tally, { at, last: place === theirs ? 'even' : place < theirs ? 'you' : 'they' });
      games.set(game, tally);
    }
  }
  const found = [...people].map(([person, games]) => ({
    person,
    games: [...games].map(([game, tally]) => ({ game, ...tally })).toSorted((a, b) => b.matches - a.matches),
  }));
  const sum = (games: readonly Tally[], of: 'matches' | 'ahead' | 'behind') => games.reduce((all, tally) => all + tally[of], 0);
  const most = found.toSorted((a, b) => sum(b.games, 'matches') - sum(a.games, 'matches')).slice(0, PEOPLE);
  return Promise.all(
    most.map(async ({ person, games }) => ({
      name: (await store.guest(person))?.name ?? NOBODY,
      crest: (await store.persons.person(person))?.crest ?? 0,
      matches: sum(games, 'matches'),
      ahead: sum(games, 'ahead'),
      behind: sum(games, 'behind'),
      games,
    })),
  );
}
