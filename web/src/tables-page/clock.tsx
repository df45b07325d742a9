import type { TableSummary } from '@tafelrunde/protocol';
import { classes, Icon, type IconName } from '@tafelrunde/stage';
import { figureOf, untilWord } from '../clock-words.ts';
import { useLanguage, useTexts } from '../texts/index.ts';
import { useNow } from '../use-now.ts';
import { tablesWords } from './words.ts';

/** The clock of whoever is waited for; of the reader, if it is them. */
export function TableTime({ table, mine }: { readonly table: TableSummary; readonly mine: boolean }) {
  const t = useTexts();
  const language = useLanguage();
  const words = tablesWords[language];
  const now = useNow(60_000);
  const { clock } = table;
  const part = (icon: IconName, text: string, tone: 'low' | 'stop' | undefined) => (
    <span className={classes('clk', tone !== undefined && `clk--${tone}`)}>
      <Icon name={icon} />
      {text}
    </span>
  );
  if (table.status !== 'running') return null;
  if (clock === undefined) return mine ? null : part('clock', words.noClock, 'stop');
  if (clock.paused === true) return part('pause', words.paused, 'stop');
  const times = clock.times.filter(({ seat }) => !mine || table.yours.includes(seat)).toSorted((a, b) => a.left - b.left);
  const [time] = times;
  if (time === undefined) return null;
  if (time.standsUntil !== undefined) {
    const until = untilWord(t, time.standsUntil, now);
    return part('moon', words.stands(until), 'stop');
  }
  const figure = figureOf(t, clock.kind, time.left);
  return part('hourglass', mine ? words.left(figure) : words.hasLeft(figure), time.low ? 'low' : undefined);
}
