import { type GameTable, Icon } from '@tafelrunde/stage';
import type { Action, Event, View } from '../state.ts';
import { shortcuts } from './shortcuts.ts';
import { Choice } from './Choice.tsx';
import { Emblem } from './Emblem.tsx';
import { Provider } from './pick.ts';
import { EndMoment } from './EndMoment.tsx';
import { CardBack, StoryCard } from './StoryCard.tsx';
import { Table } from './Table.tsx';
import { words } from './words.ts';

const table: GameTable<View, Action, Event> = {
  Provider,
  Table,
  EndMoment,
  Choice,
  lifts: true,
  picture: (event) => {
    switch (event.kind) {
      case 'played':
        return <StoryCard card={event.card} className="ana-card--picture" />;
      case 'recruited':
        return (
          <span className="ana-sideways">
            <StoryCard card={event.card} className="ana-card--picture" />
          </span>
        );
      case 'round-scored':
        return <CardBack className="ana-card--picture" />;
      case 'trump-changed':
        return <Emblem suit={event.to} />;
      default:
        return undefined;
    }
  },
  dock: ({ legal, texts, view }) =>
    legal.flatMap((action) =>
      action.type === 'deal' ? [{ key: 'deal', label: texts.action(action, view), action, primary: true, shortcut: shortcuts.deal }] : [],
    ),
  figures: (view, seat, language) => [
    { label: words[language].pointsSoFar, value: `${view.points[seat] ?? 0}`, icon: <Icon name="star" /> },
    { label: words[language].cardsInHand, value: `${view.sizes[seat] ?? 0}`, icon: <Icon name="card" /> },
  ],
  shortcuts,
  lesson: async () => (await import('./learn/script.ts')).script,
  cues: async () => (await import('./cues/index.ts')).table,
  keys: (language) => words[language].keys,
  rounds: (view, seat) => view.sheet.map((rows) => rows[seat]?.points ?? 0),
  status: (view, language) => {
    const say = words[language];
    if (view.phase !== 'play') return say.statusTold(view.round);
    const trick = Math.min(view.told + 1, view.tricks);
    return view.race > 0
      ? say.statusRace(view.round, view.race, trick, view.tricks)
      : say.status(view.round, view.rounds, trick, view.tricks);
  },
};

export default table;
