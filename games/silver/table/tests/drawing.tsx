import type { Language, Seat } from '@tafelrunde/kernel';
import type { SeatFace, TableProps } from '@tafelrunde/stage';
import { renderToStaticMarkup } from 'react-dom/server';
import { texts } from '../../texts/index.ts';
import type { Action, Event, Options, State, View } from '../../state.ts';
import { rulesWith } from '../../tests/table.ts';
import { Choice } from '../Choice.tsx';
import { EndMoment } from '../EndMoment.tsx';
import { Provider } from '../Provider.tsx';
import { Table } from '../Table.tsx';

const people = ['Lena', 'Mira', 'Jonas', 'Karl'];

/** What the shell hands to the table of one seat, at one position. */
export function propsFor(
  state: State,
  seat: Seat | undefined,
  options: Partial<Options> = {},
  more: { readonly language?: Language; readonly past?: boolean; readonly names?: readonly string[] } = {},
): TableProps<View, Action, Event> {
  const rules = rulesWith(options);
  const { language = 'en', past = false, names = people } = more;
  const asks = rules.asks(state);
  const seats: SeatFace[] = state.villages.map((_, each) => ({
    seat: each,
    name: names[each] ?? '',
    bot: each > 0,
    away: false,
    you: each === seat,
    asked: asks.some((ask) => ask.seat === each),
  }));
  return {
    view: rules.shown(rules.view(state, seat), past),
    seat,
    legal: seat === undefined || past ? [] : rules.legal(state, seat),
    asks,
    seats,
    names: { of: (each) => names[each] ?? '', you: seat === undefined ? [] : [seat] },
    language,
    texts: texts[language],
    step: undefined,
    pace: 'off',
    result: rules.result(state),
    past,
    busy: false,
    act: () => undefined,
    why: () => undefined,
    narrate: () => undefined,
  };
}

/** The page of one seat: the table and its tray in the dock, as HTML. */
export function drawn(props: TableProps<View, Action, Event>): string {
  return renderToStaticMarkup(
    <Provider>
      <Table {...props} />
      <Choice {...props} notNow={undefined} />
    </Provider>,
  );
}

export const drawnEnd = (props: TableProps<View, Action, Event>): string =>
  renderToStaticMarkup(<EndMoment {...props} done={() => undefined} />);
