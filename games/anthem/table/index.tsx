import { type DockAction, type GameTable, Icon } from '@tafelrunde/stage';
import { filled } from '../row.ts';
import { type Action, type Event, NONE, type View } from '../state.ts';
import { keys } from './keys.ts';
import { shortcuts } from './shortcuts.ts';
import { Card } from './Card.tsx';
import { faceOf } from './face.ts';
import { GapPicture } from './GapPicture.tsx';
import { Glyph } from './Glyph.tsx';
import { EndMoment } from './EndMoment.tsx';
import { Table } from './Table.tsx';
import { roundOf } from './tableau.ts';
import { warningOf } from './warning.ts';
import { words } from './words.ts';

/** The card an event is about, as the reader knows it; undefined = no picture. A draw has one only where the card is known. */
const cardIn = (event: Event): number | undefined =>
  event.kind === 'card' || event.kind === 'placed' ? event.card : event.kind === 'kept' ? NONE : undefined;

const table: GameTable<View, Action, Event> = {
  Table,
  EndMoment,
  warning: (action, view, language) => {
    const warning = warningOf(action, view, language);
    if (warning === undefined) return undefined;
    const { gap, ...words } = warning;
    return gap === undefined ? words : { ...words, picture: <GapPicture gap={gap} /> };
  },
  picture: (event) => {
    const card = cardIn(event);
    return card === undefined ? undefined : <Card face={faceOf(card)} className="ant-card--picture" />;
  },
  dock: ({ legal, language }) =>
    legal.flatMap((action): readonly DockAction<Action>[] => {
      if (action.type === 'draw') return [{ key: 'draw', label: words[language].draw, action, primary: true, shortcut: shortcuts.draw }];
      // Keeping is the only answer when nothing fits, and then it is the primary one.
      if (action.type === 'keep')
        return [{ key: 'keep', label: words[language].keep, action, primary: legal.length === 1, shortcut: shortcuts.keep }];
      return [];
    }),
  figures: (view, seat, language) => [
    { label: words[language].cardsInHand, value: `${view.sizes[seat] ?? 0}`, icon: <Icon name="card" /> },
    {
      label: words[language].spacesFilled,
      value: `${filled(view.rows[seat] ?? [], 0, view.spaces)}/${view.spaces}`,
      icon: <Glyph name="row" className="i" />,
    },
  ],
  scored: (score, language) => words[language].filledSpaces(score),
  shortcuts,
  lesson: async () => (await import('./learn/script.ts')).script,
  cues: async () => (await import('./cues/index.ts')).table,
  keys: (language) => keys[language],
  status: (view, language) => words[language].round(roundOf(view)),
};

export default table;
