/* What Legends 3 to 5 brought to the table, in words and on the map. */
import { languages } from '@tafelrunde/kernel';
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LEGEND_3, LEGEND_4, LEGEND_5 } from '../../legends/house.ts';
import { foundOn, labelOf } from '../map/about.ts';
import { land } from '../map/land.drawn.ts';
import { piecesOn } from '../map/standing.ts';
import { HeroSheet } from '../panels/HeroSheet.tsx';
import { Journal } from '../panels/Journal.tsx';
import { helpOf } from '../scenes/Versus.tsx';
import { FieldSheet } from '../walk/FieldSheet.tsx';
import { pacesOf, routeTo, stepsFrom, waysFrom } from '../walk/route.ts';
import { words } from '../words.ts';
import { matchOf, propsFor } from './drawing.tsx';

const none = () => undefined;
const still = { left: 0, start: none, halt: none };

function firstDay(options: Parameters<typeof matchOf>[0]) {
  for (const at of matchOf(options, 4, 1, 'bots')) if (at.state.day === 1) return at;
  throw new Error('a match has a first day');
}
const sheetOn = (field: number, props: ReturnType<typeof propsFor>, route?: Parameters<typeof FieldSheet>[0]['route']) =>
  renderToStaticMarkup(
    <FieldSheet
      table={props}
      field={field}
      route={route}
      mayWalk
      walking={still}
      farmers={new Set()}
      onFarmers={none}
      onWalk={none}
      onClose={none}
    />,
  );

test('AND-4.5 no way leads into a castle a card closes, nor through it, and its sheet, its label and the list say so', () => {
  const { rules, state } = firstDay({ legend: LEGEND_5 });
  for (const language of languages) {
    const props = propsFor(rules, state, 0, { language });
    const { view } = props;
    expect(view.ahead?.closed).toEqual([0]);
    const way = routeTo(waysFrom(view, 4), pacesOf(view, 0), 6);
    expect(way?.fields).not.toContain(0);
    expect(routeTo(waysFrom(view, 4), pacesOf(view, 0), 0)).toBeUndefined();
    expect(sheetOn(0, props)).toContain(words[language].mayNotEnter(0));
    expect(labelOf(0, view, props.names, language, undefined)).toContain(words[language].closed);
    expect(labelOf(4, view, props.names, language, undefined)).not.toContain(words[language].closed);
  }
});

test('AND-4.1 a lake one may cross joins its shores in the label and in the way', () => {
  const { rules, state } = firstDay({ legend: LEGEND_4 });
  state.field[0] = 37;
  for (const language of languages) {
    const props = propsFor(rules, state, 0, { language });
    const { view } = props;
    expect(stepsFrom(view, 37)).toEqual(expect.arrayContaining([39, 57, 63]));
    expect(stepsFrom(view, 37)).not.toContain(37);
    expect(labelOf(37, view, props.names, language, undefined)).toMatch(/57.*63/);
    const way = routeTo(waysFrom(view, 37), pacesOf(view, 0), 57);
    expect(sheetOn(57, props, way)).toContain(`37 → ${words[language].crossing} → 57`);
  }
});

test('AND-18.7 the journal shows where the N token lies', () => {
  const { rules, state } = firstDay({ legend: LEGEND_4 });
  const html = renderToStaticMarkup(<Journal {...propsFor(rules, state, 0)} onClose={none} />);
  expect(html).toMatch(/<li[^>]*>K<i class="an-letters__end">N<\/i>/);
  expect(html).toMatch(/<li class="is-beyond">L</);
  expect(html).toContain('The N token lies on K');
});

test('a hero board has the task that is its hero’s own', () => {
  const { rules, state } = firstDay({ legend: LEGEND_3 });
  for (const language of languages) {
    const props = propsFor(rules, state, 0, { language });
    for (let seat = 0; seat < 4; seat += 1) {
      const html = renderToStaticMarkup(<HeroSheet {...props} of={seat} onHero={none} onClose={none} />);
      const own = props.view.legend.taskWords.filter(({ owner }) => owner === seat);
      const others = props.view.legend.taskWords.filter(({ owner }) => owner !== undefined && owner !== seat);
      expect(own.length).toBeGreaterThan(0);
      for (const { title } of own) expect(html).toContain(title[language].replaceAll("'", '&#x27;'));
      for (const { title } of others) expect(html).not.toContain(title[language]);
    }
  }
});

test('AND-13.8 farmers with a name are named once, and marked on the map', () => {
  const text = readFileSync(new URL('../../tests/sound/the-widows-road.json', import.meta.url), 'utf8');
  const { rules, state } = firstDay({ legend: 'custom', legendText: text });
  const { view, names } = propsFor(rules, state, 0);
  const found = foundOn(28, view, names, 'en').join(', ');
  expect(found).toContain('The widow, Her son');
  expect(found).not.toContain('farmer');
  expect(foundOn(36, view, names, 'en').join(', ')).toContain('farmer');
  const farmers = piecesOn(view, land).filter(({ key }) => key.startsWith('farmer-'));
  expect(farmers.filter(({ named }) => named === true).map(({ field }) => field)).toEqual([28, 28]);
  expect(farmers.length).toBeGreaterThan(2);
});

test('AND-20.1 a card of the fight is named as one, and a helper counts what it says', () => {
  let roars = 0;
  let inFight = 0;
  for (let seed = 1; seed < 25 && roars === 0; seed += 1) {
    for (const { rules, state } of matchOf({ legend: LEGEND_5 }, 2, seed, 'bots')) {
      if (state.legend.modifiers.length === 0 || state.fight.inviter < 0) continue;
      const view = rules.shown(rules.view(state, 0));
      for (const card of view.legend.lasting) if (card.fight === true) inFight += 1;
      if (view.legend.lasting.every(({ title }) => title.en !== 'Roar')) continue;
      roars += 1;
      expect(helpOf(view)).toBe(0);
    }
  }
  expect(inFight).toBeGreaterThan(0);
  expect(roars).toBeGreaterThan(0);
});
