import { loadGame } from '@tafelrunde/games';
import { type Language, languages, Match, type Names, type Seat } from '@tafelrunde/kernel';
import { logLinesOf, type LogLine, lookBackTo, type OutInfo, type SeatInfo, type TableInfo } from '@tafelrunde/protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { BackCard } from '../src/table/clock/back-card.tsx';
import { sentencesOf } from '../src/table/use-narration.ts';
import { speak, textsNow } from '../src/texts/index.ts';

const NOON = new Date(2026, 10, 18, 12).getTime();
const MINUTE = 60_000;
const DAY = 86_400_000;
const people = ['Ruth', 'Kaja', 'Jonas'];
const names: Names = { of: (seat) => people[seat] ?? '', you: [0] };

/** A match in which everybody gives the neutral answer, and what whoever came back in the middle of it is shown. */
async function away(id: string, options: object, language: Language) {
  await speak(language);
  const t = textsNow();
  const module = await loadGame(id);
  if (module === undefined || t === undefined) throw new Error('nothing to say');
  const { game } = module;
  const match: Match = Match.begin(game, {
    options: { ...game.meta.defaults, ...options },
    seats: 3,
    seed: '3d'.repeat(32),
    version: game.meta.version,
  });
  const seats: Seat[] = [];
  while (match.result === undefined && seats.filter((seat) => seat === 0).length < 9) {
    const ask = match.asks().find(({ must }) => must);
    if (ask === undefined) throw new Error('nobody is asked');
    match.act(ask.seat, match.rules.otherwise(match.state, ask.seat));
    seats.push(ask.seat);
  }
  const view = match.view(0);
  const texts = module.texts[language];
  const whole = logLinesOf(match, match.history(0), [0]);
  const own = whole.filter(({ kind, seat }) => kind === 'play' && seat === 0);
  const from = lookBackTo(match.rules, view, match.position, false);
  const sentence = (line: LogLine) => sentencesOf(line, t, texts, names, view).join(' ');
  /** The card for these moves of the bot, the first of which the table need not have kept. */
  const card = (moves: readonly LogLine[], more: Partial<OutInfo> = {}, log: readonly LogLine[] = whole) => {
    const out: OutInfo = {
      at: NOON - 30 * MINUTE,
      count: moves.length,
      moves: moves.map(({ n }, k) => ({ n, at: NOON - 9 * MINUTE + k * MINUTE })),
      ...more,
    };
    const html = renderToStaticMarkup(
      <BackCard
        table={{ clock: { choice: { kind: 'live', bank: 600_000, back: 5000 } } } as unknown as TableInfo}
        info={{ seat: 0, name: 'Ruth' } as unknown as SeatInfo}
        out={out}
        log={log}
        from={from}
        texts={texts}
        names={names}
        view={view}
        now={NOON}
        onTake={() => undefined}
        onLeave={() => undefined}
      />,
    );
    const text = (part: string) =>
      part
        .replace(/<[^>]*>/g, '')
        .replaceAll('&#x27;', "'")
        .replaceAll('&amp;', '&');
    return {
      told: [...html.matchAll(/<span>([^<]*)<\/span><small>/g)].map(([, said = '']) => text(said)),
      before: /moves__before">([^<]*)</.exec(html)?.[1],
      said: text(/<p>(.*?)<\/p>/.exec(html)?.[1] ?? ''),
      title: text(/<h2[^>]*>(.*?)<\/h2>/.exec(html)?.[1] ?? ''),
    };
  };
  return { t, own, from, sentence, card };
}

describe.each(languages)('back after a time-out, in %s', (language) => {
  test.each([
    ['anthem', { turnCap: 10 }],
    ['anansi', { lookBack: 'all' }],
  ])(
    '%s: every move of the bot is told, in the reader’s own person, and what went before the last few is counted',
    async (game, options) => {
      const { t, own, sentence, card } = await away(game, options, language);
      const moves = own.slice(-3);
      const all = card(moves);
      expect(all.told).toEqual(moves.map(sentence));
      expect(all.told.every((said) => said.length > 3)).toBe(true);
      expect(all.before).toBeUndefined();
      expect(all.title).toContain('Ruth');
      expect(card(moves, { count: 8 }).before).toBe(t.clock.back.earlier(5));
      // Lines the page was not sent are counted as well.
      expect(card(moves, {}, []).told).toEqual([]);
      expect(card(moves, {}, []).before).toBe(t.clock.back.earlier(3));
    },
  );

  test('Anansi, where the table agreed to forget earlier tricks: what lies there is counted, and no word of it is said', async () => {
    const { t, own, from, sentence, card } = await away('anansi', { lookBack: 'last' }, language);
    const [gone, kept] = [own.filter(({ position }) => position <= from), own.filter(({ position }) => position > from)];
    expect(gone.length).toBeGreaterThan(1);
    const both = card(own);
    expect(both.told).toEqual(kept.map(sentence));
    expect(both.before).toBe(t.clock.back.earlier(gone.length));
    expect(card(gone).told).toEqual([]);
    expect(card(gone).before).toBe(t.clock.back.earlier(gone.length));
  });

  test('when it ran out is said by the day, and so is that the bot has not moved yet', async () => {
    const { t, card } = await away('anthem', { turnCap: 10 }, language);
    const { back } = t.clock;
    const plain = (said: string) => said.replaceAll('&#x27;', "'");
    const when = (at: number) => plain(card([], { at }).said);
    const clock = new Intl.DateTimeFormat({ de: 'de-DE', en: 'en-GB', fr: 'fr-FR' }[language], { hour: 'numeric', minute: '2-digit' });
    const half = clock.format(NOON - 30 * MINUTE);
    expect(when(NOON - 30 * MINUTE)).toBe(back.none(back.today(half)));
    expect(when(NOON - 30 * MINUTE - DAY)).toBe(back.none(back.yesterday(half)));
    expect(when(NOON - 30 * MINUTE - 15 * DAY)).toContain('3');
  });
});
