import { gameIds, loadGame } from '@tafelrunde/games';
import { type Deal, FastRandom, Match, type Plain, type Seat, usualOptions } from '@tafelrunde/kernel';
import { asksOf, type MatchInfo, type MatchNews, matchInfoOf, matchWith, readersMatchOf } from '@tafelrunde/protocol';
import { describe, expect, test } from 'vitest';
import { newsText, type MatchParts, partsOf, wholeText } from '../match-parts.ts';

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function writtenFor(match: Match, seats: readonly Seat[], before?: MatchParts): MatchParts {
  const parts = partsOf(readersMatchOf(match, seats), JSON.stringify(asksOf(match)), before);
  if (parts === undefined) throw new Error('a view without parts');
  return parts;
}

describe.each(gameIds)('%s', (id) => {
  test('whoever gets only what has changed knows the whole, step by step, and after taking back', async () => {
    const module = await loadGame(id);
    const game = module?.game;
    if (game === undefined) throw new Error(`no game ${id}`);
    const seats = game.meta.seats.usual;
    const options = usualOptions(game.meta, seats) as Deal['options'];
    const match = Match.begin(game, { version: game.meta.version, options, seats, seed: '5e'.repeat(32) });
    const readers: readonly (readonly Seat[])[] = [[], [0], [0, 1]];
    const known = readers.map((reader): MatchInfo => plain(matchInfoOf(match, reader)));
    const sent = readers.map((reader) => writtenFor(match, reader));
    let whole = 0;
    let news = 0;
    const tell = () => {
      for (const [i, reader] of readers.entries()) {
        const now = writtenFor(match, reader, sent[i]);
        expect(now).toEqual(writtenFor(match, reader));
        const text = newsText(sent[i] as MatchParts, now);
        if (text === undefined) throw new Error('only the whole would do');
        whole += wholeText(now).length;
        news += text.length;
        expect(JSON.parse(wholeText(now))).toEqual(plain(matchInfoOf(match, reader)));
        known[i] = matchWith(known[i] as MatchInfo, JSON.parse(text) as MatchNews);
        expect(known[i]).toEqual(plain(matchInfoOf(match, reader)));
        sent[i] = now;
      }
    };
    const random = new FastRandom(3);
    for (let n = 0; n < 30 && match.result === undefined; n += 1) {
      const ask = match.asks().find(({ must }) => must);
      if (ask === undefined) break;
      const legal = match.legal(ask.seat) as readonly Plain[];
      match.act(ask.seat, legal[random.below(legal.length)]);
      tell();
      const offer = match.undoOffer(ask.seat);
      if (n % 9 === 8 && offer.kind !== 'no') {
        match.undo(ask.seat, []);
        tell();
      }
    }
    expect(news).toBeLessThan(whole / 2);
  });
});
