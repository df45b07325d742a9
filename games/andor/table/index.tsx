import type { GameTable } from '@tafelrunde/stage';
import { letters as track } from '../legend/words.ts';
import { GOLD, ITEMS } from '../pieces.ts';
import type { Action, Event, View } from '../state.ts';
import { heroName } from '../texts/context.ts';
import { Choose } from './choose/Choose.tsx';
import { shortcuts } from './shortcuts.ts';
import { dockOf } from './offers.ts';
import { Sign, Token, type TokenName, tokenOf } from './tokens.tsx';
import { EndMoment } from './scenes/index.ts';
import { Table } from './Table.tsx';
import { words } from './words.ts';

/** The token an event is about. */
function pictureOf(event: Event): TokenName | undefined {
  switch (event.kind) {
    case 'creature-placed':
    case 'creature-moved':
    case 'creature-in-castle':
    case 'creature-removed':
      return event.creature;
    case 'fight':
    case 'fight-over':
      return event.creature === 'rubble' ? 'rubble-5' : event.creature;
    case 'got':
    case 'lost':
    case 'took':
    case 'dropped':
    case 'gave':
      return tokenOf(event.item);
    case 'fog-uncovered':
    case 'fog-activated':
      return `fog-${event.back}`;
    case 'well-emptied':
      return 'well-empty';
    case 'narrator':
      return 'narrator';
    case 'card':
      return 'card-legend';
    case 'event-card':
      return 'card-event';
    case 'farmers-saved':
    case 'farmers-lost':
      return 'farmer';
    default:
      return undefined;
  }
}

const table: GameTable<View, Action, Event> = {
  Table,
  Choose,
  EndMoment,
  endsAgain: true,
  broad: true,
  picture: (event) => {
    const name = pictureOf(event);
    return name === undefined ? undefined : <Token name={name} className="and-mini" />;
  },
  dock: ({ legal, view, texts }) =>
    dockOf(legal).map(({ action, primary }) => ({
      key: JSON.stringify(action),
      label: texts.action(action, view),
      action,
      primary,
    })),
  figures: (view, seat, language) => {
    const say = words[language].figures;
    return [
      { label: say.strength, value: `${view.strength[seat] ?? 0}`, icon: <Sign name="strength" /> },
      { label: say.willpower, value: `${view.willpower[seat] ?? 0}`, icon: <Sign name="will" /> },
      { label: say.gold, value: `${view.bag[seat * ITEMS + GOLD] ?? 0}`, icon: <Token name="gold" className="and-mini" /> },
    ];
  },
  called: (view, seat) => heroName(view, seat),
  cues: async () => (await import('./cues/index.ts')).table,
  shortcuts,
  keys: (language) => words[language].keys,
  status: (view, language) => words[language].status(view.day, track[view.legend.narrator] ?? 'N'),
};

export default table;
