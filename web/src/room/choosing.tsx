import type { GameBrief, Seat } from '@tafelrunde/kernel';
import type { TableInfo } from '@tafelrunde/protocol';
import { type ChooseProps, type GameTable, narrate } from '@tafelrunde/stage';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useContents } from '../contents.ts';
import { toast, toastFault } from '../frame/toasts.tsx';
import { useGameTexts } from '../games.ts';
import type { TableLink } from '../link/link.ts';
import { changedOptions } from '../lobby/draft.ts';
import { useLanguage, useTexts } from '../texts/index.ts';
import { Place, type Seating } from './round-table.tsx';

type Options = TableInfo['options'];

/** Whether the reader may change the table so: whoever opened it anything that can be played, others what the game leaves to them. */
export function mayChoose(module: GameBrief, table: TableInfo, change: Options, order?: readonly Seat[]): boolean {
  const { meta } = module.game;
  const here = table.seats.map(({ seat }) => seat);
  const own = table.seats.filter(({ you }) => you);
  if (table.owner) return true;
  if (own.length === 0) return false;
  const others = table.seats.filter(({ you, kind }) => kind === 'person' && !you).map(({ seat }) => seat);
  return meta.chooses?.(table.options, { ...table.options, ...change }, order ?? here, others) === true;
}

/** The game's own screen of the waiting room. */
export function Choosing({
  Choose,
  link,
  form,
  ...seating
}: Seating & {
  readonly Choose: NonNullable<GameTable['Choose']>;
  readonly link: TableLink;
  readonly form: ChooseProps['form'];
}) {
  const { table, module } = seating;
  const texts = useGameTexts(module);
  const language = useLanguage();
  const contents = useContents(module, table.options);
  const sending = useRef('');
  const choose = async (change: Options, order?: readonly Seat[]) => {
    const wish = JSON.stringify([change, order, table.terms]);
    if (sending.current === wish) return; // the second touch of a double one
    sending.current = wish;
    try {
      await link.send({ type: 'choose', options: change, terms: table.terms ?? 0, ...(order === undefined ? {} : { order: [...order] }) });
    } catch (fault) {
      toastFault(fault, (refusal) => texts.refusal(refusal));
    }
    if (sending.current === wish) sending.current = '';
  };
  return (
    <Choose
      options={table.options}
      contents={contents}
      seats={table.seats.map(({ seat, name, kind, you, owner }) => ({ seat, name, kind, you, owner }))}
      language={language}
      owner={table.owner}
      may={(change, order) => mayChoose(module, table, change as Options, order)}
      choose={(change, order) => void choose(change as Options, order)}
      places={table.seats.map((info) => <Place key={info.seat} {...seating} info={info} className="place--line" />)}
      form={form}
    />
  );
}

/** Tells what has changed to those who did not do it: aloud where everybody can see it on the game's own screen, else with a note. */
export function useOptionNews(module: GameBrief, table: TableInfo): void {
  const t = useTexts();
  const texts = useGameTexts(module);
  const before = useRef(table.options);
  const tell = useEffectEvent((was: Options) => {
    const changed = changedOptions(module, was, table.options);
    if (changed.length === 0) return;
    const lines = changed.map(({ key, default: usual }) => {
      const option = texts.option(key);
      return t.room.optionNow(option.label, option.value(table.options[key] ?? usual));
    });
    const order = table.seats.map(({ seat }) => seat);
    if (module.game.meta.chooses?.(was, table.options, order, []) === true) narrate(lines.join(' '));
    else if (!table.owner) toast({ tone: 'note', title: t.room.optionsChanged, text: lines.join(' ') });
  });
  useEffect(() => {
    const was = before.current;
    before.current = table.options;
    tell(was);
  }, [table]);
}
