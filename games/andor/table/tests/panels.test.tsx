import { type Language, languages } from '@tafelrunde/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GOR } from '../../pieces.ts';
import { C_FIELD, C_KIND, C_NAME, C_WILLPOWER, CREATURE, type Event } from '../../state.ts';
import { heroName } from '../../texts/context.ts';
import { foundOn } from '../map/about.ts';
import { land } from '../map/land.drawn.ts';
import { Journal } from '../panels/Journal.tsx';
import { piecesOn } from '../map/standing.ts';
import { Creatures, DayTrack, LegendStrip, Market, Party, Standing, Story } from '../panels/index.ts';
import { toldIn } from '../../texts/told-in.ts';
import { scene } from '../../tests/table.ts';
import { spoken } from '../spoken.ts';
import { matchOf, propsFor } from './drawing.tsx';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');
const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ');

test('every panel tells a whole match in three languages', () => {
  let n = 0;
  for (const { rules, state } of matchOf({ legend: '2' }, 4, 3, 'bots')) {
    n += 1;
    if (n % 40 !== 1) continue;
    for (const language of languages) {
      const props = propsFor(rules, state, n % 4, { language });
      const { view } = props;
      const said = plain(
        renderToStaticMarkup(
          <>
            <DayTrack {...props} />
            <LegendStrip {...props} />
            <Party {...props} />
            <Creatures {...props} />
            <Market {...props} />
            <Story {...props} />
          </>,
        ),
      );
      for (let seat = 0; seat < 4; seat += 1) expect(said).toContain(heroName(view, seat));
      expect(said).toContain(view.legend.title[language]);
      expect(said).toContain(view.legend.readCards?.at(-1)?.title[language]);
      for (const task of view.legend.taskWords) expect(said).toContain(task.title[language]);
      expect(said).not.toMatch(/undefined|NaN|\[object/);
    }
  }
  expect(n).toBeGreaterThan(200);
});

test('one’s own heroes come first and large whoever is in turn, and a touch turns to another of them', () => {
  const table = scene({ heroes: { dwarf: { at: 7 }, warrior: { at: 14 }, archer: { at: 4 }, wizard: { at: 34 } }, turn: 'dwarf' });
  const props = propsFor(table.rules, table.state, 1);
  const seats = props.seats.map((face) => ({ ...face, you: face.seat === 1 || face.seat === 3 }));
  const html = renderToStaticMarkup(<Party {...props} seats={seats} ownSeats={[1, 3]} showSeat={() => undefined} />);
  const cards = html.split('<button').slice(1);
  const named = cards.map((card) => [0, 1, 2, 3].find((seat) => card.includes(`<b class="an-hero__name">${heroName(props.view, seat)}<`)));
  expect(named).toEqual([1, 3, 0, 2]);
  expect(cards.map((card) => card.includes('an-slots'))).toEqual([true, true, false, false]);
  expect(cards.map((card) => card.includes('an-hero__to'))).toEqual([false, true, false, false]);
  expect(cards.map((card) => card.includes('plays now'))).toEqual([false, false, true, false]);
  // whoever looks on follows the hero in turn
  const watched = renderToStaticMarkup(<Party {...propsFor(table.rules, table.state, undefined)} />);
  expect(
    watched
      .split('<button')
      .slice(1)
      .map((card) => card.includes('an-slots')),
  ).toEqual([true, false, false, false]);
});

test('AND-5.1 of one’s heroes, whoever stopped beside something he may use out of turn is marked until somebody turns to him', () => {
  const table = scene({ heroes: { dwarf: { at: 7 }, warrior: { at: 14 }, archer: { at: 5 } }, turn: 'dwarf', set: { wells: [11] } }); // a full well
  const props = propsFor(table.rules, table.state, 0);
  const drawn = (shown: number) =>
    renderToStaticMarkup(
      <Party
        {...props}
        seat={shown}
        ownSeats={[0, 1, 2]}
        mayDo={(seat) => table.rules.legal(table.state, seat)}
        showSeat={() => undefined}
      />,
    )
      .split('<button')
      .slice(1)
      .map((card) => card.includes('can do something here'));
  expect(drawn(0)).toEqual([false, false, true]);
  expect(drawn(2)).toEqual([false, false, false]);
});

test('AND-18.1 a card that was read stays readable, one that waits does not, be it the next of several', () => {
  let between = 0;
  const early: string[] = [];
  const late: number[] = [];
  for (const options of [{ legend: '1' }, { legend: '1', startAtPart2: true }, { legend: '2' }]) {
    const told = new Set<string>();
    for (const { rules, state, step } of matchOf(options, 2, 5, 'bots')) {
      for (const event of step.events) if (event.kind === 'card') told.add(event.title.en);
      const { cards, readCards = [] } = rules.shown(rules.view(state, 0)).legend;
      early.push(...readCards.flatMap(({ title }) => (told.has(title.en) ? [] : [title.en])));
      const next = cards.filter((card) => card === 1).length - readCards.length;
      // a card shares something out, and the next one waits until that is done
      if (next > 0) between += 1;
      if (next > 0 && rules.asks(state).some(({ what }) => what === 'turn')) late.push(step.n);
    }
  }
  expect([early, late]).toEqual([[], []]);
  expect(between).toBeGreaterThan(0);
});

test('what was read of the sheets that only explain can be read again in the journal, once', () => {
  const told: Event[] = [];
  for (const { rules, state, step } of matchOf({ legend: '1', startAtPart2: true }, 2, 5, 'bots')) {
    told.push(...step.events);
    if (rules.asks(state).every(({ what }) => what !== 'turn')) continue;
    for (const language of languages) {
      const history = { steps: [{ n: 0, events: [...told, ...told] }], missing: 0, more: () => undefined };
      const html = renderToStaticMarkup(
        <Journal {...propsFor(rules, state, 0, { language })} history={history} onClose={() => undefined} />,
      );
      const cards = new Map(told.flatMap((event) => (event.kind === 'card' ? [[event.title.en, event.title[language]]] : [])));
      expect([...cards.keys()]).toContain('The end of a fight');
      for (const title of cards.values()) expect(html.split(`>${escaped(title)}</h4>`), title).toHaveLength(2);
    }
    return;
  }
  throw new Error('nobody had a turn');
});

test('where panels lie behind tabs the tasks are told in a few signs, and in words for whoever hears them', () => {
  for (const { rules, state } of matchOf({ legend: '2' }, 4, 3, 'bots', 200)) {
    const props = propsFor(rules, state, 0, { language: 'en' });
    if (state.day < 2) continue;
    const html = renderToStaticMarkup(<Standing {...props} onOpen={() => undefined} />);
    const { taskWords, narrator } = props.view.legend;
    const done = taskWords.filter((task) => task.state === 'done').length;
    expect(html).toContain(`Tasks: ${done} of ${taskWords.length} done. `);
    expect(html).toContain(`${13 - narrator} letter`);
    // a legend whose cards set no tasks yet counts none
    const view = { ...props.view, legend: { ...props.view.legend, taskWords: [] } };
    const bare = renderToStaticMarkup(<Standing view={view} language="en" onOpen={() => undefined} />);
    expect(bare).not.toMatch(/Tasks|0\/0/);
    // nor does one that goes on when all that was set is done
    const doneWords = taskWords.map((task) => ({ ...task, state: 'done' as const }));
    const goesOn = { ...props.view, legend: { ...props.view.legend, taskWords: doneWords } };
    expect(renderToStaticMarkup(<Standing view={goesOn} language="en" onOpen={() => undefined} />)).not.toContain('Tasks');
    expect(bare).toContain(`${13 - narrator} letter`);
    return;
  }
  throw new Error('there was no second day');
});

test('a legend in German alone: whoever reads another language is told so once, and each text says which language it is in', () => {
  const german = <T,>(value: T): T =>
    JSON.parse(JSON.stringify(value), (_key, each: unknown) => {
      const said = typeof each === 'object' && each !== null && 'de' in each ? (each as Record<string, string>) : undefined;
      return said === undefined ? each : { de: said['de'], en: said['de'], fr: said['de'] };
    }) as T;
  const [first] = matchOf({ legend: '2' }, 2, 3, 'bots');
  if (first === undefined) throw new Error('no match');
  const drawn = (language: Language, languages?: readonly Language[]): string => {
    const props = propsFor(first.rules, first.state, 0, { language });
    const view = languages === undefined ? props.view : { ...props.view, legend: { ...german(props.view.legend), languages } };
    return renderToStaticMarkup(<Story {...props} view={view} />);
  };
  for (const language of ['en', 'fr'] as const) {
    const html = drawn(language, ['de']);
    expect(html.split(toldIn[language]('de'))).toHaveLength(2);
    expect(html).toMatch(/<h2 lang="de">/);
    expect(html).toMatch(/<b lang="de">/);
    expect(drawn(language)).not.toMatch(/lang=|an-story__lent/);
  }
  expect(drawn('de', ['de'])).not.toMatch(/lang=|an-story__lent/);
});

test('a text that an author wrote in a language he does not promise is not marked', () => {
  const [first] = matchOf({ legend: '2' }, 2, 3, 'bots');
  if (first === undefined) throw new Error('no match');
  const props = propsFor(first.rules, first.state, 0, { language: 'fr' });
  const view = { ...props.view, legend: { ...props.view.legend, languages: ['de'] as const } };
  expect(spoken(view, 'fr', { de: 'eins', en: 'one', fr: 'un' })).toEqual({});
  expect(spoken(view, 'fr', { de: 'eins', en: 'one', fr: 'eins' })).toEqual({ lang: 'de' });
  expect(spoken(view, 'fr', undefined)).toEqual({});
});

test('a creature a card speaks of stands apart from its kind, on the map, in the list and in words', () => {
  const [first] = matchOf({ legend: '3' }, 2, 1, 'bots');
  if (first === undefined) throw new Error('a match begins somewhere');
  const props = propsFor(first.rules, first.state, 0);
  // the double of the heroes: no strength of its own, a black die for each of them
  const at = props.view.creatures.findIndex((kind, i) => i % CREATURE === C_KIND && kind === GOR);
  const view = {
    ...props.view,
    creatures: props.view.creatures.with(at + C_NAME, 0).with(at + C_WILLPOWER, 10),
    legend: { ...props.view.legend, peculiar: [{ creature: at / CREATURE, strength: 6, dice: 2, black: true }] },
  };
  const field = view.creatures[at + C_FIELD] ?? 0;
  const others = view.creatures.filter((kind, i) => i % CREATURE === C_KIND && kind === GOR).length - 1;
  const gors = piecesOn(view, land).filter(({ token }) => token === 'gor' || token === 'gor-bewitched');
  expect(gors.filter(({ named }) => named === true)).toMatchObject([{ token: 'gor-bewitched', field }]);
  const said = plain(renderToStaticMarkup(<Creatures {...props} view={view} />));
  expect(said).toContain(`on ${field} · rolls 2 black dice · the legend speaks of it gor on ${field}: next to`);
  expect(said).toContain('Strength 6 Willpower 10');
  expect(said).toMatch(others === 1 ? /[^\d] gor on/ : new RegExp(` ${others} gors on`));
  expect(foundOn(field, view, props.names, 'en')[0]).toBe('gor (the legend speaks of it)');
  expect(foundOn(33, { ...view, marks: [33] }, props.names, 'en')).toContain('a red X');
});
