import { ratingBody, type Statistics } from '@tafelrunde/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countFinished } from '../statistics/counting.ts';
import { statisticsOf } from '../statistics/figures.ts';
import { Ratings } from '../statistics/ratings.ts';
import type { YouDeps } from './you.ts';

export type StatisticsDeps = Pick<YouDeps, 'limits' | 'store' | 'people' | 'who' | 'now' | 'read' | 'stored' | 'guests' | 'language'> & {
  readonly gameOf: Parameters<typeof countFinished>[1];
};

/** What somebody may know of their own matches, and whether they want a rating. */
export function addStatistics(api: FastifyInstance, deps: StatisticsDeps): void {
  const { limits, store, people, guests, who, now, read, stored } = deps;
  const ratings = new Ratings(store.results);

  const statistics = async (request: FastifyRequest): Promise<Statistics> => {
    const person = await who.of(request);
    return stored(async () => {
      await countFinished(store, deps.gameOf);
      return statisticsOf({ store, ratings, limit: limits.countedMatches }, person, await people.idsOf(person));
    });
  };

  const rating = async (request: FastifyRequest): Promise<Statistics> => {
    const { wanted } = read(request, ratingBody);
    const person = await who.of(request);
    await stored(async () => {
      await guests.seen(person, await guests.name(person, deps.language(request)));
      await store.results.wishRating(person, wanted, now());
    });
    return statistics(request);
  };

  api.route({ method: 'GET', url: '/you/statistics', handler: statistics });
  api.route({ method: 'POST', url: '/you/rating', handler: rating });
}
