import { FastRandom, Match, pick, type Seat, type WholeGame } from '@tafelrunde/kernel';
import { fetchWords, type GameTable, type TableProps } from '@tafelrunde/stage';
import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { gameIds, loadGame, loadTexts } from '../registry.ts';

const people = ['Ruth', 'Kaja', 'Ben'];
const nothing = () => undefined;

/** What somebody is told to do with their hands. What cards tell whoever plays them is no such thing. */
const asking = /\b(?:Tippe?|Wähle?|Drücke?|Berühre?|Halte?|Schiebe?|Leg (?:sie|ihn|es)|Behalte|Zieh eine Karte von)\b[^.]*/;

/** The table of a game as it is drawn where nothing can be played, in words. */
async function drawnBy(id: string): Promise<(match: Match, seat: Seat | undefined, past: boolean) => string> {
  const { default: table } = (await import(`../${id}/table/index.tsx`)) as { readonly default: GameTable };
  await fetchWords();
  const { Table, Provider = Fragment } = table;
  const texts = await loadTexts(id, 'de');
  if (texts === undefined) throw new Error(`${id} says nothing`);
  return (match, seat, past) => {
    const asks = match.asks();
    const props: TableProps<unknown, unknown, unknown> = {
      view: match.rules.shown(match.view(seat), past),
      seat,
      legal: [],
      asks,
      seats: people.slice(0, match.deal.seats).map((name, each) => {
        return { seat: each, name, bot: false, away: false, you: false, asked: asks.some((ask) => ask.seat === each) };
      }),
      names: { of: (each) => people[each] ?? '', you: [] },
      language: 'de',
      texts,
      step: undefined,
      pace: 'off',
      result: match.result,
      past,
      busy: false,
      act: nothing,
      why: nothing,
      narrate: nothing,
      ownSeats: [],
    };
    return renderToStaticMarkup(
      <Provider>
        <Table {...props} />
      </Provider>,
    ).replaceAll(/<[^>]*>/g, ' ');
  };
}

test.each(gameIds)('%s asks nobody for anything who looks on or watches it again, whatever is asked there', async (id) => {
  const { game } = (await loadGame(id)) as WholeGame;
  const says = await drawnBy(id);
  const { version, defaults, seats: places } = game.meta;
  const seats = Math.min(people.length, places.max);
  const match: Match = Match.begin(game, { version, options: defaults, seats, seed: '5'.repeat(64) });
  const random = new FastRandom(7);
  const met = new Map<string, readonly (string | undefined)[]>();
  for (let played = 0; played < 60; played += 1) {
    const ask = match.asks().find(({ must }) => must);
    if (ask === undefined) break;
    if (!met.has(ask.what)) {
      const drawn = [says(match, ask.seat, true), says(match, undefined, false)];
      met.set(
        ask.what,
        drawn.map((words) => asking.exec(words)?.[0]),
      );
    }
    match.act(ask.seat, pick(match.legal(ask.seat), random), ask.id);
  }
  expect(met.size).toBeGreaterThan(0);
  expect(Object.fromEntries(met)).toEqual(Object.fromEntries([...met.keys()].map((what) => [what, [undefined, undefined]])));
});
