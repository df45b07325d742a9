import { inOneLine } from '../legend/telling.ts';
import type { Names } from '@tafelrunde/kernel';
import { letters } from '../legend/words.ts';
import { creatureKinds, NONE } from '../pieces.ts';
import { hasCastle } from '../side.ts';
import type { View } from '../state.ts';
import {
  calledIn,
  closedIn,
  coveredIn,
  creaturesIn,
  fightIn,
  figuresIn,
  fogIn,
  heroIn,
  isStockTouched,
  lyingIn,
  rubbleIn,
  shieldsIn,
  stockIn,
  wellsIn,
} from './reading.ts';
import { contextOf, heroName } from './context.ts';
import { toldIn } from './told-in.ts';
import { waysIn } from './ways.ts';
import type { Words } from './words.ts';

/** The whole table in words: the story, the castle, the heroes from the reader's own on, the enemies, what lies where. */
export function describe(words: Words, view: View, names: Names): readonly string[] {
  const say = words.table;
  const { who } = contextOf(names, view);
  const lines = [...storyLines(words, view)];
  if (view.turn !== NONE && view.over === 0) lines.push(say.turn(who(view.turn)));
  const { all, free } = shieldsIn(view);
  if (hasCastle(view)) lines.push(say.castle(free, all, view.saved));
  const first = view.you === NONE ? 0 : view.you;
  for (let i = 0; i < view.seats; i += 1) {
    const seat = (first + i) % view.seats;
    lines.push(say.hero(heroIn(view, seat, who, names.of(seat))));
  }
  // Worth reading when there is somewhere to go, and only in the way when dice are rolled or points divided.
  const ways = view.you !== NONE && view.turn === view.you && view.fight.inviter === NONE && view.over === 0 ? waysIn(view) : [];
  if (ways.length > 0) lines.push(say.ways(ways));
  const creatures = creaturesIn(view);
  lines.push(say.creatures(creatures));
  if (creatures.length > 0) lines.push(say.values(creatureKinds.filter((each) => creatures.some(({ kind }) => kind === each))));
  if (view.fight.inviter !== NONE && view.over === 0) lines.push(say.fight(fightIn(view, who)));
  return [...lines, ...boardLines(words, view)];
}

function storyLines({ table: say, language }: Words, view: View): string[] {
  const stars = letters.filter((_, i) => i > view.legend.narrator && ((view.legend.stars >> i) & 1) === 1);
  const { title, goal, taskWords, lasting, offerWords } = view.legend;
  const lines = [say.day(view.day, letters[view.legend.narrator] ?? 'N', stars, title[language])];
  const { languages } = view.legend;
  if (languages?.[0] !== undefined && !languages.includes(language)) lines.push(toldIn[language](languages[0]));
  if (goal !== undefined) lines.push(say.goal(goal[language]));
  for (const { title: task, text, state, owner } of taskWords) {
    lines.push(say.task(task[language], text[language], state, owner === undefined ? '' : heroName(view, owner)));
  }
  for (const { field, name } of calledIn(view)) lines.push(say.called(name[language], field));
  for (const { title: card, story } of lasting) lines.push(say.lasting(card[language], inOneLine(story[language])));
  for (const { fields, text } of offerWords) lines.push(say.offer(fields, text[language]));
  return lines;
}

function boardLines({ table: say }: Words, view: View): string[] {
  const lines: string[] = [];
  const figures = figuresIn(view);
  if (figures.length > 0) lines.push(say.figures(figures));
  if (view.farmers.length > 0) lines.push(say.farmers(view.farmers));
  const wells = wellsIn(view);
  const where = (full: boolean): number[] => wells.filter((well) => well.full === full).map(({ field }) => field);
  if (wells.length > 0) lines.push(say.wells(where(true), where(false)));
  const fog = fogIn(view);
  const hidden = fog.filter(({ back }) => back === undefined).map(({ field }) => field);
  const open = fog.flatMap(({ field, back }) => (back === undefined ? [] : [{ field, back }]));
  if (fog.length > 0) lines.push(say.fog(hidden, open));
  if (view.covered.length > 0) lines.push(say.covered(coveredIn(view)));
  if (view.lying.length > 0) lines.push(say.lying(lyingIn(view)));
  if (view.rubble.length > 0) lines.push(say.rubble(rubbleIn(view)));
  if (view.cuts.length > 0) lines.push(say.closed(closedIn(view)));
  if (view.marks.length > 0) lines.push(say.marks(view.marks));
  // A legend that never touches the equipment board need not speak of it.
  if (isStockTouched(view)) lines.push(say.stock(stockIn(view)));
  return lines;
}
