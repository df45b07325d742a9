import { type Language, localeOf, type Names } from '@tafelrunde/kernel';
import type { LogLine, OutInfo, SeatInfo, TableInfo } from '@tafelrunde/protocol';
import { Button, Shield } from '@tafelrunde/stage';
import { creditOf } from '@tafelrunde/table';
import { useId } from 'react';
import { spanOf } from '../../clock-words.ts';
import { type Texts, useLanguage, useTexts } from '../../texts/index.ts';
import { type AnyTexts, sentencesOf } from '../use-narration.ts';

const DAY = 86_400_000;

/** "today at 7:40", "yesterday at 21:14", "on 3 May at 9:00". */
function whenWas(t: Texts, language: Language, at: number, now: number): string {
  const clock = new Intl.DateTimeFormat(localeOf(language), { hour: 'numeric', minute: '2-digit' }).format(at);
  const day = (time: number) => new Date(time).toDateString();
  if (day(at) === day(now)) return t.clock.back.today(clock);
  if (day(at) === day(now - DAY)) return t.clock.back.yesterday(clock);
  return t.clock.back.on(new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'long' }).format(at), clock);
}

export interface BackCardProps {
  readonly table: TableInfo;
  readonly info: SeatInfo;
  readonly out: OutInfo;
  readonly log: readonly LogLine[];
  /** Moves that led to this position and before are no longer told at this table. */
  readonly from: number;
  readonly texts: AnyTexts;
  readonly names: Names;
  readonly view: unknown;
  readonly now: number;
  readonly onTake: () => void;
  readonly onLeave: () => void;
}

/** The reader is back after their time ran out: what the bot played for them, and the way back into the seat. */
export function BackCard({ table, info, out, log, from, texts, names, view, now, onTake, onLeave }: BackCardProps) {
  const t = useTexts();
  const language = useLanguage();
  const id = useId();
  const { back } = t.clock;
  const lineOf = (n: number) => log.find((line) => line.n === n && line.taken !== true);
  const told = out.moves.filter(({ n }) => (lineOf(n)?.position ?? from) > from);
  const played = told.flatMap(({ n, at }) => {
    const line = lineOf(n);
    const sentence = line === undefined ? '' : sentencesOf(line, t, texts, names, view).join(' ');
    return sentence === '' ? [] : [{ n, at, sentence }];
  });
  const earlier = out.count - told.length;
  const choice = table.clock?.choice;
  const when = whenWas(t, language, out.at, now);
  return (
    <dialog open className="ask" aria-labelledby={id}>
      <h2 id={id}>
        <Shield seat={info.seat} name={info.name} bot />
        {back.title(info.name)}
      </h2>
      <p>{played.length + earlier === 0 ? back.none(when) : back.out(when)}</p>
      {played.length + earlier > 0 && (
        <ul className="moves">
          {earlier > 0 && <li className="moves__before">{back.earlier(earlier)}</li>}
          {played.map(({ n, at, sentence }) => (
            <li key={n}>
              <Shield seat={info.seat} name={info.name} bot />
              <span>{sentence}</span>
              <small>{new Intl.DateTimeFormat(localeOf(language), { hour: 'numeric', minute: '2-digit' }).format(at)}</small>
            </li>
          ))}
        </ul>
      )}
      <div className="ask__do">
        <Button kind="primary" onClick={onTake}>
          {back.take}
        </Button>
        <Button kind="quiet" onClick={onLeave}>
          {back.leave}
        </Button>
      </div>
      {choice !== undefined && <p className="small muted">{back.credit(spanOf(t, creditOf(choice)))}</p>}
    </dialog>
  );
}
