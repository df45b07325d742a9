import { languages } from '@tafelrunde/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EVENT } from '../../rules/agenda.ts';
import { ENTRY, type Event } from '../../state.ts';
import { scene } from '../../tests/table.ts';
import { fogBacks } from '../../pieces.ts';
import { EndMoment, Scene, Shop } from '../scenes/index.ts';
import { Happens } from '../scenes/Happens.tsx';
import { Incident } from '../scenes/Incident.tsx';
import { type Decision, decisionIn, isAnswer } from '../scenes/kind.ts';
import { areReadFirst, type Page, pagesOf } from '../scenes/pages.ts';
import { buysOf } from '../scenes/Shop.tsx';
import { words } from '../scenes/words.ts';
import { matchOf, propsFor } from './drawing.tsx';

/** A sentence as it stands in the page. */
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');

/** Which of the answers the scene does not show. */
function hidden(props: ReturnType<typeof propsFor>, decision: Decision): readonly string[] {
  const html = renderToStaticMarkup(<Scene {...props} />);
  // Else a page with two heroes in one fight would not turn to the one who is asked.
  if (!html.includes('data-asks')) return ['data-asks'];
  return props.legal
    .filter((action) => isAnswer(decision, action))
    .map((action) => escaped(props.texts.action(action, props.view)))
    .filter((sentence) => !html.includes(sentence));
}

test('whatever is asked, its scene offers every answer there is', () => {
  const seen = new Set<string>();
  const missed: unknown[] = [];
  const matches = [
    ...[1, 2, 3, 4].map((seed) => matchOf({ legend: '2' }, 3, seed, 'chance', 400)),
    matchOf({ legend: '2' }, 4, 3, 'bots'),
    matchOf({ legend: '1', startAtPart2: true }, 3, 5, 'bots'),
  ];
  let n = 0;
  const askedBy = { event: 0, story: 0 };
  for (const match of matches) {
    const told: Event[] = [];
    for (const { rules, state, step } of match) {
      told.push(...step.events);
      const decision = decisionIn(rules.view(state, 0));
      for (const ask of rules.asks(state).filter(({ must }) => must)) {
        if ((decision === undefined) !== ['turn', 'walk', 'ally'].includes(ask.what)) missed.push(ask.what);
        if (decision === undefined) continue;
        n += 1;
        // A page that opens at the beginning reads the story first.
        if (state.day < 2) continue;
        const language = languages[n % 3] ?? 'en';
        const props = propsFor(rules, state, ask.seat, { language });
        missed.push(...hidden(props, decision));
        if (decision === 'decide') {
          // the card that asks: an event while it is carried out, else the story's last
          const byEvent = state.agenda.some((code, i) => i % ENTRY === 0 && code === EVENT);
          askedBy[byEvent ? 'event' : 'story'] += 1;
          const card = told.findLast(({ kind }) => kind === (byEvent ? 'event-card' : 'card'));
          const history = { steps: [{ n: 0, events: told }], missing: 0, more: () => undefined };
          const html = renderToStaticMarkup(<Scene {...props} history={history} />);
          const title = card !== undefined && 'title' in card ? card.title[language] : 'no card';
          if (!html.includes(`<p class="an-parch__kick">${escaped(title)}</p>`)) missed.push(title);
        }
        for (const { type } of props.legal) seen.add(type);
      }
    }
  }
  expect(missed).toEqual([]);
  for (const type of ['roll', 'share', 'join', 'choose']) expect(seen).toContain(type);
  expect(askedBy.event).toBeGreaterThan(0);
});

test('whoever is waited for and not there is named in every scene: it covers where the table says so and offers a bot', () => {
  const trade = scene({ heroes: { dwarf: { at: 18, gold: 3 }, warrior: { at: 18, gold: 2 }, wizard: { at: 7 } }, turn: 'dwarf' });
  trade.play('dwarf', { type: 'exchange', with: 1, falcon: false });
  const seen = new Set<Decision>();
  const missed: unknown[] = [];
  let n = 0;
  const positions = function* () {
    yield trade;
    yield* matchOf({ legend: '2' }, 3, 2, 'bots');
    yield* matchOf({ legend: '2' }, 3, 1, 'chance', 400);
  };
  for (const { rules, state } of positions()) {
    const decision = decisionIn(rules.view(state, 0));
    const ask = rules.asks(state).find(({ must }) => must);
    // A page that opens at the beginning reads the story first.
    if (decision === undefined || ask === undefined || (state.day < 2 && decision !== 'trade')) continue;
    n += 1;
    const language = languages[n % 3] ?? 'en';
    const props = propsFor(rules, state, (ask.seat + 1) % 3, { language });
    const asked = escaped(words[language].isGone(props.names.of(ask.seat)));
    const drawn = (away: boolean): boolean =>
      renderToStaticMarkup(
        <Scene {...props} seats={props.seats.map((face) => (face.seat === ask.seat ? { ...face, bot: false, away } : face))} />,
      ).includes(asked);
    if (!drawn(true) || drawn(false)) missed.push(decision);
    seen.add(decision);
  }
  expect(missed).toEqual([]);
  for (const decision of ['fight', 'trade', 'shares', 'decide'] as const) expect(seen).toContain(decision);
});

test('AND-9.5 both lay out and seal; any change breaks the seals', () => {
  const table = scene({
    heroes: { dwarf: { at: 18, gold: 3, has: ['wineskin', 'helm'] }, warrior: { at: 18, gold: 2, has: ['telescope', 'shield'] } },
    turn: 'dwarf',
  });
  table.play('dwarf', { type: 'exchange', with: 1, falcon: false });
  const props = (seat: number) => propsFor(table.rules, table.state, seat);
  const seals = (): number => renderToStaticMarkup(<Scene {...props(0)} />).split('an-seal is-on').length - 1;
  expect(decisionIn(props(0).view)).toBe('trade');
  expect(hidden(props(0), 'trade')).toEqual([]);
  expect(hidden(props(1), 'trade')).toEqual([]);
  // nothing was laid out yet, though there is enough to exchange
  expect(renderToStaticMarkup(<Scene {...props(0)} />)).toContain('Nothing lies on the cloth yet.');
  table.play('dwarf', { type: 'lay', item: 21, count: 2 }).play('dwarf', { type: 'agree' });
  expect(seals()).toBe(1);
  table.play('warrior', { type: 'lay', item: 6, count: 1 });
  expect(seals()).toBe(0);
  expect(hidden(props(1), 'trade')).toEqual([]);
});

test('where a card of the story follows the sunrise, both are read before what the card asks for', () => {
  const found: unknown[] = [];
  for (const { rules, state, step } of matchOf({ legend: '1' }, 2, 1, 'bots')) {
    const view = rules.shown(rules.view(state, 0));
    const pages = pagesOf(step.events, view, undefined, [0]);
    // the card that leads into the second part, the night, and the card that shares out the king's gold
    if (decisionIn(rules.view(state, 0)) !== 'shares' || pages.every(({ kind }) => kind !== 'sunrise')) continue;
    found.push(pages.map(({ kind }, i) => [kind, areReadFirst(pages.slice(i)), areReadFirst(pages.slice(i, i + 1))]));
  }
  expect(found).toEqual([
    [
      ['card', true, true],
      ['sunrise', true, false],
      ['card', true, true],
    ],
  ]);
});

test('AND-8.4 a shop has a place for every purchase, and a reason beside what cannot be bought', () => {
  let shops = 0;
  const missed: unknown[] = [];
  for (const { rules, state } of matchOf({ legend: '2' }, 2, 4, 'bots')) {
    const props = propsFor(rules, state, state.turn === 1 ? 1 : 0);
    const wares = props.view.legend.wares[props.seat ?? 0] ?? [];
    const buys = props.legal.filter(({ type }) => type === 'buy');
    if (buys.length === 0) continue;
    shops += 1;
    const html = renderToStaticMarkup(<Shop {...props} onClose={() => undefined} />);
    if (wares.flatMap(({ item }) => buysOf(props.legal, item)).length !== buys.length) missed.push(buys);
    const refused = wares.filter(({ item }) => buysOf(props.legal, item).length === 0).length;
    if (html.split('class="is-not"').length - 1 !== refused) missed.push(html);
  }
  expect(missed).toEqual([]);
  expect(shops).toBeGreaterThan(0);
});

test('what was told becomes pages: every card, every sunrise, the last blow of a fight, once each', () => {
  const told = { card: 0, sunrise: 0, beaten: 0 };
  const pages: Page[] = [];
  for (const { rules, state, step } of matchOf({ legend: '2' }, 4, 6, 'bots')) {
    const view = rules.shown(rules.view(state, 0));
    for (const event of step.events) {
      if (event.kind === 'card') told.card += 1;
      if (event.kind === 'sunrise' && event.step === 1) told.sunrise += 1;
      if (event.kind === 'fight-over' && event.won) told.beaten += 1;
    }
    pages.push(...pagesOf(step.events, view, { ...blank, field: view.fight.field }, [0]));
  }
  const count = (kind: Page['kind']): number => pages.filter((page) => page.kind === kind).length;
  expect(count('card')).toBe(told.card);
  expect(count('sunrise')).toBeGreaterThanOrEqual(told.sunrise);
  expect(pages.filter((page) => page.kind === 'fight' && page.fight.hurt?.left === 0)).toHaveLength(told.beaten);
  expect(told.sunrise).toBeGreaterThan(2);
});

const blank = {
  against: 'gor',
  field: 0,
  round: 1,
  fighters: [],
  rolls: {},
  theirs: undefined,
  clash: undefined,
  hurt: undefined,
  lost: {},
  shielded: [],
  cleared: undefined,
  over: undefined,
} as const;

test.each([
  { legend: '1', board: 'castle' },
  { legend: '4', board: 'mine' },
])('the end says how Legend $legend went, before the $board', ({ legend, board }) => {
  const last = [...matchOf({ legend }, 2, 2, 'bots')].at(-1);
  if (last === undefined) throw new Error('nothing was played');
  for (const language of languages) {
    const props = propsFor(last.rules, last.state, 0, { step: last.step, language });
    const html = renderToStaticMarkup(<EndMoment {...props} done={() => undefined} />);
    expect(html).toContain(escaped(props.view.legend.lastWords?.title[language] ?? 'no end card'));
    expect(html).not.toMatch(/undefined|NaN|\[object/);
    // shields and farmers belong to the castle
    expect(html.includes('href="#t-golden-shield"')).toBe(board === 'castle');
    expect(html.includes('an-end__glow')).toBe(board === 'mine');
  }
});

test('AND-6, AND-7 whatever a hero comes upon, a sentence says why and what comes of it', () => {
  const table = scene({ heroes: { dwarf: { at: 18 }, warrior: { at: 18 } }, turn: 'dwarf' });
  const abouts = [
    ...fogBacks.map((back) => ({ kind: 'fog-activated', seat: 0, field: 11, back }) as const),
    { kind: 'well-emptied', seat: 0, field: 5 } as const,
    ...(['rune-blue', 'gem-4', 'parchment'] as const).map((item) => ({ kind: 'uncovered', seat: 0, field: 5, item }) as const),
  ];
  for (const language of languages) {
    const sentences = abouts.map((about) => {
      const html = renderToStaticMarkup(
        <Incident
          {...propsFor(table.rules, table.state, 0, { language })}
          page={{ kind: 'incident', about, happens: [] }}
          onTurn={() => undefined}
          onAside={() => undefined}
        />,
      );
      return /an-incident__tells">([^<]*)</.exec(html)?.[1] ?? '';
    });
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.{20,}\.$/u);
    // points of four kinds are told alike, everything else by itself
    expect(new Set(sentences).size).toBe(abouts.length - 3);
  }
});

test('AND-1.8 on the racks of an exchange everything lies in a space of its kind', () => {
  const table = scene({
    heroes: { dwarf: { at: 18, gold: 3, has: ['falcon', 'wineskin', 'helm'] }, warrior: { at: 18 } },
    turn: 'dwarf',
  });
  table.play('dwarf', { type: 'exchange', with: 1, falcon: false });
  const html = renderToStaticMarkup(<Scene {...propsFor(table.rules, table.state, 0)} />);
  const own = html.slice(html.lastIndexOf('an-rack '));
  const tiles = [...own.matchAll(/an-tile(?: is-empty)?"[^>]*>(?:<svg.*?<\/svg><span>)?([^<]+)</g)].map(([, says]) => says);
  expect(tiles).toEqual(['Wineskin', 'small', 'small', 'Falcon', 'Helm']);
});

test('what was rolled for one thing stands in one line, and what came back is not told', () => {
  const table = scene({ heroes: { dwarf: { at: 18 }, warrior: { at: 20 } }, turn: 'dwarf' });
  const props = propsFor(table.rules, table.state, 0);
  const die = (face: number): Event => ({ kind: 'die', seat: -1, faces: [face], result: face });
  const well = { what: 'well', field: 5, count: 1 } as const; // taken away and laid anew: nothing has changed there
  const covered: Event = { kind: 'laid', what: 'covered', field: 31, count: 1 };
  const events: readonly Event[] = [{ kind: 'removed', ...well }, die(3), die(1), covered, die(5), { kind: 'laid', ...well }];
  const lines = renderToStaticMarkup(<Happens events={events} {...props} />)
    .split('<li')
    .slice(1)
    .map((line) => line.replaceAll(/<[^>]*>/g, '').replace(/^[^>]*>/, ''));
  expect(lines).toEqual(['The die shows\u00a03. The die shows\u00a01.', expect.stringContaining('31'), 'The die shows\u00a05.']);
});
