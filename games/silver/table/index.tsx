import { type GameTable, Icon } from '@tafelrunde/stage';
import { type Action, type Event, NONE, type View } from '../state.ts';
import { shortcuts } from './shortcuts.ts';
import { Choice } from './Choice.tsx';
import { EndMoment } from './EndMoment.tsx';
import { Moons } from './Moons.tsx';
import { Picture } from './Picture.tsx';
import { Provider } from './Provider.tsx';
import { Table } from './Table.tsx';
import { words } from './words.ts';

const table: GameTable<View, Action, Event> = {
  Provider,
  Table,
  EndMoment,
  Choice,
  picture: (event) => {
    switch (event.kind) {
      case 'discarded':
      case 'took':
      case 'picked':
      case 'dug':
      case 'turned-up':
      case 'opened':
      case 'round':
        return <Picture card={event.card} />;
      case 'exchanged':
      case 'bewitched':
        return <Picture card={event.left} />;
      case 'matched':
      case 'mismatched':
        return <Picture card={event.cards[0] ?? NONE} />;
      case 'drew':
      case 'scried':
      case 'looks':
        return <Picture card={NONE} />;
      case 'amulet-placed':
        return <Picture card={NONE} amulet />;
      default:
        return undefined;
    }
  },
  dock: ({ legal, language, view }) =>
    legal.flatMap((action) =>
      action.type === 'deal'
        ? [{ key: 'deal', label: words[language].intoNight(view.round + 1), action, primary: true, shortcut: shortcuts.deal }]
        : [],
    ),
  figures: (view, seat, language) => [
    { label: words[language].points, value: `${view.points[seat] ?? 0}`, icon: <Icon name="star" /> },
    { label: words[language].houses, value: `${view.villages[seat]?.length ?? 0}`, icon: <Icon name="card" /> },
  ],
  shortcuts,
  lesson: async () => (await import('./learn/script.ts')).script,
  cues: async () => (await import('./cues/index.ts')).table,
  keys: (language) => words[language].keys,
  mark: (view) => <Moons round={view.round} rounds={view.rounds} told={view.step === 'scored' || view.step === 'over'} />,
  rounds: (view, seat) => view.sheet.map((rows) => rows[seat]?.points ?? 0),
  roundName: (n, language) => words[language].round(n),
  status: (view, language) => {
    const say = words[language];
    if (view.step === 'scored' || view.step === 'over') return say.statusScored(view.round);
    return view.caller === NONE ? say.status(view.round, view.rounds) : say.statusLast(view.round);
  },
};

export default table;
