import { type GameTable, Icon } from '@tafelrunde/stage';
import type { Action, Event, View } from '../state.ts';
import { EndMoment } from './EndMoment.tsx';
import { Table } from './Table.tsx';
import { words } from './words.ts';

const table: GameTable<View, Action, Event> = {
  Table,
  EndMoment,
  picture: () => undefined,
  dock: ({ legal, texts, view }) => legal.map((action) => ({ key: `${action.count}`, label: texts.action(action, view), action })),
  figures: (view, seat, language) => [{ label: words[language].taken, value: `${view.taken[seat] ?? 0}`, icon: <Icon name="lozenge" /> }],
  shortcuts: {},
  keys: () => [],
  status: (view, language) => words[language].left(view.left),
};

export default table;
