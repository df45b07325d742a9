import type { Names } from '@tafelrunde/kernel';
import type { ClockNote, LogLine, OrderNote, UndoTrace } from '@tafelrunde/protocol';
import { classes, type GameTable, type SeatFace, Shield, useRoving } from '@tafelrunde/stage';
import { Fragment, memo, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../texts/index.ts';
import { ClockLine } from './clock/clock-note.tsx';
import { ByOrder, OrderEnded } from './orders/order-note.tsx';
import { UndoTraceBlock } from './undo-trace.tsx';
import type { Log } from './use-log.ts';
import { type AnyTexts, sentencesOf } from './use-narration.ts';

export interface LogPanelProps {
  readonly log: Log;
  readonly texts: AnyTexts;
  readonly table: GameTable;
  readonly names: Names;
  /** Of the seat shown: tells who plays whom. */
  readonly view: unknown;
  readonly faces: readonly SeatFace[];
  /** The position shown now. */
  readonly position: number;
  readonly over: boolean;
  /** What the clock did. */
  readonly notes?: readonly ClockNote[];
  readonly onLook: (position: number) => void;
  /** What became of requests to take back. */
  readonly undos?: readonly UndoTrace[];
  /** What became of the reader's standing orders. */
  readonly orders?: readonly OrderNote[];
  /** What stands in place of the set-up. */
  readonly head?: ReactNode;
  /** What stands after the last line. */
  readonly after?: ReactNode;
  /** What stands above the lines of some positions. */
  readonly marks?: { readonly at: readonly number[]; readonly shown: ReactNode };
}

/** So many pixels from the top, older lines are asked for. */
const NEAR = 40;

/** Whether the line of the position shown is in sight, be it in part. */
function seesNow(list: Element): boolean {
  const line = list.querySelector('.is-now')?.getBoundingClientRect();
  const { top, bottom } = list.getBoundingClientRect();
  return line === undefined || (line.bottom > top && line.top < bottom);
}

/** The line of the position shown; of the newest one what stands after it as well. */
function showNow(list: Element, newest: boolean): void {
  if (newest) list.scrollTop = list.scrollHeight;
  else list.querySelector('.is-now')?.scrollIntoView({ block: 'nearest' });
}

/** The first picture an event of the line has. */
function pictureOf(line: LogLine, table: GameTable): ReactNode {
  for (const event of line.events) {
    const picture = table.picture(event);
    if (picture !== undefined && picture !== null && picture !== false) return picture;
  }
  return undefined;
}

interface LineProps {
  readonly line: LogLine;
  readonly sentences: readonly string[];
  readonly picture: ReactNode;
  readonly marked?: ReactNode;
  /** Answered by a standing order of the reader. */
  readonly byOrder?: boolean;
  readonly face: SeatFace | undefined;
  readonly now: boolean;
  /** Its position may be looked at. */
  readonly open: boolean;
  readonly onLook: (position: number) => void;
}

const Line = memo(function Line({ line, sentences, picture, marked, byOrder, face, now, open, onLook }: LineProps) {
  const t = useTexts();
  const inside = (
    <>
      {face === undefined ? <span /> : <Shield seat={face.seat} name={face.name} bot={face.bot} />}
      <span>
        {marked}
        {sentences.join(' ')}
        {byOrder === true && <ByOrder />}
        {line.taken === true && <span className="sr"> ({t.log.taken})</span>}
      </span>
      {picture !== undefined && (
        <span className="log__picture" aria-hidden="true">
          {picture}
        </span>
      )}
    </>
  );
  // What was taken back is no longer in the line of play: there is no position to show.
  if (line.taken === true) return <div className="log__line is-taken">{inside}</div>;
  if (!open) return <div className="log__line">{inside}</div>;
  return (
    <button
      type="button"
      className={classes('log__line', now && 'is-now')}
      aria-current={now ? 'step' : undefined}
      title={t.log.lookAt(line.position)}
      onClick={() => onLook(line.position)}
    >
      {inside}
    </button>
  );
});

/** The match in words with small pictures; a line shows its position. */
export function LogPanel(props: LogPanelProps) {
  const { log, texts, table, names, view, faces, position, over, notes = [], undos = [], orders = [], onLook, marks, head, after } = props;
  const t = useTexts();
  const box = useRef<HTMLOListElement>(null);

  useRoving(box, 'button.log__line');

  // Older lines come in above: what is read stays where it is.
  const { lines, earlier, more } = log;
  const first = lines[0]?.n;
  const height = useRef({ first, scroll: 0 });
  useLayoutEffect(() => {
    const list = box.current;
    if (list === null) return;
    if (height.current.first !== undefined && first !== undefined && first < height.current.first) {
      list.scrollTop += list.scrollHeight - height.current.scroll;
    }
    height.current = { first, scroll: list.scrollHeight };
  });
  const scrolled = () => {
    const list = box.current;
    if (list === null) return;
    // A scroll is heard of only with the next frame: by then the room may have changed that the line was put into, and nobody moved away from it.
    if (!settle(list)) inSight.current = seesNow(list);
    if (list.scrollTop < NEAR) more();
  };

  const told = lines
    .map((line) => ({ line, sentences: sentencesOf(line, t, texts, names, view) }))
    .filter(({ line, sentences }) => sentences.length > 0 || line.kind === 'setup');
  const tracesAt = (n: number) => undos.filter((trace) => trace.n === n);
  const newest = lines.at(-1)?.position ?? 0;
  const now = told.findLast(({ line }) => line.taken !== true && line.kind !== 'setup' && line.position === position)?.line.n;
  // The line of the shown position stays in sight; at the newest one, the end of the list does.
  const inSight = useRef(true);
  useEffect(() => {
    if (box.current === null || now === undefined) return;
    showNow(box.current, position >= newest);
    inSight.current = true;
  }, [now, position, newest]);
  /** Where the list or what it holds has another height than before, the line stays in sight; whoever reads of something else is left there. */
  const heights = useRef('');
  const settle = (list: Element): boolean => {
    const heightsNow = `${list.clientHeight} ${list.scrollHeight}`;
    if (heightsNow === heights.current) return false;
    heights.current = heightsNow;
    if (inSight.current && now !== undefined) showNow(list, position >= newest);
    return true;
  };
  // Lines above it grow where a mark comes in, or other eyes read more.
  useLayoutEffect(() => {
    if (box.current !== null) settle(box.current);
  });
  // What stands below the list grows and takes room from it; a face of the type comes late, and lines break elsewhere.
  const resize = useEffectEvent(settle);
  useEffect(() => {
    const list = box.current;
    if (list === null) return undefined;
    const look = () => void resize(list);
    const resized = new ResizeObserver(look);
    resized.observe(list);
    document.fonts.addEventListener('loadingdone', look);
    return () => {
      resized.disconnect();
      document.fonts.removeEventListener('loadingdone', look);
    };
  }, []);
  // A note stands after the lines there were: before the first line that came later.
  const noted = (before: number, from: number) =>
    notes
      .filter(({ after }) => after > from && after <= before)
      .map((note) => (
        <li key={`${note.what} ${note.at} ${note.seat}`}>
          <ClockLine note={note} names={names} />
        </li>
      ));
  const dropped = (before: number, from: number) =>
    orders
      .filter(({ n, ended }) => ended !== undefined && n >= from && n < before)
      .map((note) => (
        <li key={`${note.key} ${note.n} ${note.ended}`}>
          <OrderEnded note={note} texts={texts} />
        </li>
      ));
  return (
    <ol className="log" aria-label={t.log.label} ref={box} onScroll={scrolled}>
      {earlier > 0 && (
        <li className="log__mark">
          <button type="button" className="log__more" onClick={more}>
            {t.log.more}
          </button>
        </li>
      )}
      {earlier === 0 && head}
      {told.length === 0 && head === undefined && <li className="log__mark">{t.log.empty}</li>}
      {told.map(({ line, sentences }, at) => (
        <Fragment key={line.n}>
          {at > 0 && noted(line.n, told[at - 1]?.line.n ?? 0)}
          {at > 0 && dropped(line.n, told[at - 1]?.line.n ?? 0)}
          {line.kind === 'setup' ? (
            <li>
              {head === undefined && <div className="log__mark">{t.log.setup}</div>}
              {sentences.length > 0 && (
                <Line
                  line={line}
                  sentences={sentences}
                  picture={undefined}
                  face={undefined}
                  now={position === 0}
                  open={log.from <= 0}
                  onLook={onLook}
                />
              )}
            </li>
          ) : (
            <li>
              {!(line.kind === 'undo' && tracesAt(line.n).length > 0) && (
                <Line
                  line={line}
                  sentences={sentences}
                  picture={pictureOf(line, table)}
                  marked={line.taken !== true && marks?.at.includes(line.position) === true ? marks.shown : undefined}
                  byOrder={orders.some(({ n, ended }) => n === line.n && ended === undefined)}
                  face={line.seat === undefined ? undefined : faces[line.seat]}
                  now={line.n === now}
                  open={line.position >= log.from}
                  onLook={onLook}
                />
              )}
              {tracesAt(line.n).map((trace) => (
                // the same line may have been asked about by several
                <UndoTraceBlock key={`${trace.by}.${trace.denier ?? ''}`} trace={trace} names={names} faces={faces} />
              ))}
            </li>
          )}
        </Fragment>
      ))}
      {noted(Number.POSITIVE_INFINITY, told.at(-1)?.line.n ?? 0)}
      {dropped(Number.POSITIVE_INFINITY, told.at(-1)?.line.n ?? 0)}
      {after}
      {over && <li className="log__mark">{t.log.end}</li>}
    </ol>
  );
}
