import { FastRandom } from '@tafelrunde/kernel';
import { command } from '../command.ts';
import { seatCounts, seedNumber, wholeNumber } from '../given.ts';
import { type Estimate, meanOf, shareOf } from '../interval.ts';
import { Progress, print, printJson } from '../output.ts';
import { gameNamed } from '../shelf.ts';
import { studyOf } from '../studies.ts';

export default command(
  {
    name: 'stats',
    takes: ['GAME'],
    summary: 'who wins from which place in turn order, and how long careful play takes',
    more: ['Every figure comes with its 99 % interval.'],
    flags: {
      seats: { value: 'N,N', text: 'numbers of seats (default: from the fewest to the usual)' },
      games: { value: 'N', text: 'matches per number of seats', default: '20000' },
      seed: { value: 'S', text: 'any text', default: '1' },
      json: { text: 'one line of JSON' },
    },
  },
  async (values, [id = '']) => {
    const { game } = await gameNamed(id);
    const { min, usual } = game.meta.seats;
    const counts = seatCounts(game.meta, values.seats) ?? Array.from({ length: usual - min + 1 }, (_, i) => min + i);
    const games = wholeNumber('games', values.games, 1, 100_000_000);
    const statistics = await studyOf(id, 'statistics', 'statistics of careful play');
    const progress = new Progress(`stats ${id}`);
    const studied = counts.map((seats, i) => {
      progress.of(i, counts.length);
      const { shares, turns, endings } = statistics(seats, games, new FastRandom(seedNumber(`stats ${values.seed} ${seats}`)));
      return {
        seats,
        shares: shares.map((share) => digits(shareOf(share, games))),
        turns: digits(meanOf(turns.mean, turns.deviation, games)),
        endings: Object.fromEntries(Object.entries(endings).map(([ending, share]) => [ending, fourDigits(share)])),
      };
    });
    progress.end();
    if (values.json) printJson({ game: id, games, seed: values.seed, confidence: 0.99, studied });
    else {
      print(`${games} matches of ${id} per number of seats, with 99 % intervals`);
      for (const { seats, shares, turns } of studied) {
        print(`${seats} seats: ${turns.value.toFixed(2)} turns (${turns.low.toFixed(2)} to ${turns.high.toFixed(2)})`);
        for (const [place, share] of shares.entries()) {
          print(`  place ${place + 1}  ${percent(share.value)} (${percent(share.low)} to ${percent(share.high)})`);
        }
      }
    }
    return 0;
  },
);

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function fourDigits(n: number): number {
  return Math.round(10_000 * n) / 10_000;
}

function digits({ value, low, high }: Estimate): Estimate {
  return { value: fourDigits(value), low: fourDigits(low), high: fourDigits(high) };
}
