import type { Proposals, Seat } from '@tafelrunde/kernel';
import { type ChatLine, limits } from '@tafelrunde/protocol';
import { Icon, type SeatFace, useScrollStop } from '@tafelrunde/stage';
import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../texts/index.ts';
import type { Order } from '../../link/link.ts';
import { worthReading } from './chatter.ts';
import { reactionsIn } from './reactions.ts';
import { Said } from './said.tsx';
import type { Hush } from './use-hush.ts';
import { useChatWords } from './words.ts';
import './chat.css';
import { ProposalList } from '../proposal-list.tsx';
import { wordsOf } from '../proposals.ts';
import type { AnyTexts } from '../use-narration.ts';
import type { TableTalk } from '../use-proposals.ts';
import type { OlderWords } from '../use-talk.ts';

export interface ChatPanelProps {
  readonly chat: readonly ChatLine[];
  readonly older: OlderWords;
  readonly texts: AnyTexts;
  readonly faces: readonly SeatFace[];
  readonly yours: readonly Seat[];
  readonly seat: Seat | undefined;
  readonly talk: TableTalk;
  readonly proposals: Proposals<unknown> | undefined;
  readonly hush: Hush;
  /** Those who look on have a talk only when nothing is played. */
  readonly mayTalk: boolean;
  readonly onSay: (text: string) => Promise<void>;
  readonly onOrder: (order: Order) => void;
}

/** So many pixels from the top, older words are asked for. */
const NEAR = 40;

export function ChatPanel({ chat, older, texts, faces, yours, seat, talk, proposals, hush, mayTalk, onSay, onOrder }: ChatPanelProps) {
  const t = useTexts();
  const words = useChatWords();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  useScrollStop(list);
  const heard = chat.filter((line) => line.seat === undefined || !hush.seats.includes(line.seat));
  const lines = worthReading(heard, proposals?.kinds);
  const reactions = reactionsIn(heard);
  const nameOf = (at: Seat) => faces[at]?.name ?? t.somebody;
  const textOf = (line: ChatLine) =>
    line.nudge === undefined ? wordsOf(line, t, texts) : words.nudges(yours.includes(line.nudge) ? t.you : nameOf(line.nudge));
  const react: Parameters<typeof Said>[0]['onReact'] =
    seat === undefined ? undefined : (line, sign, on) => onOrder({ type: 'react', line, sign, on });
  const count = lines.length;
  const newest = lines.at(-1)?.n;
  useEffect(() => {
    if (list.current !== null && newest !== undefined) list.current.scrollTop = list.current.scrollHeight;
  }, [newest]);
  // Older words come in above; what is being read stays where it is.
  const first = chat[0]?.n;
  const height = useRef({ first, scroll: 0 });
  useLayoutEffect(() => {
    const box = list.current;
    if (box === null) return;
    const { first: before, scroll } = height.current;
    if (before !== undefined && first !== undefined && first < before) box.scrollTop += box.scrollHeight - scroll;
    height.current = { first, scroll: box.scrollHeight };
  });
  const nearTop = () => {
    if ((list.current?.scrollTop ?? 0) < NEAR) older.more();
  };

  const say = (line: string) => void onSay(line).catch(() => undefined);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const line = text.trim();
    if (line === '') return;
    setText('');
    onSay(line).catch(() => setText(line));
  };
  return (
    <section className="chat" aria-label={t.chat.label}>
      <div className="chat__list" ref={list} role="log" aria-label={t.chat.label} onScroll={nearTop}>
        {older.earlier > 0 && (
          <button type="button" className="log__more" onClick={older.more}>
            {t.chat.more}
          </button>
        )}
        {count === 0 && <p className="muted small">{t.chat.empty}</p>}
        {lines.map((line) => (
          <Said
            key={line.n}
            line={line}
            text={textOf(line)}
            face={line.seat === undefined ? undefined : faces[line.seat]}
            own={line.seat !== undefined && yours.includes(line.seat)}
            yours={yours}
            reactions={reactions.get(line.n) ?? []}
            nameOf={nameOf}
            onReact={react}
            onHush={hush.set === undefined ? undefined : (at) => hush.set?.(at, true)}
          />
        ))}
      </div>
      {hush.seats.length > 0 && (
        <p className="hushed">
          {words.hushed(t.list(hush.seats.map(nameOf)))}
          {hush.seats.map((at) => (
            <button key={at} type="button" className="link" aria-label={words.listenTo(nameOf(at))} onClick={() => hush.set?.(at, false)}>
              {hush.seats.length === 1 ? words.listen : words.listenTo(nameOf(at))}
            </button>
          ))}
        </p>
      )}
      <ProposalList talk={talk} spec={proposals} texts={texts} faces={faces} seat={seat} yours={yours} />
      {!mayTalk && <p className="muted small chat__watching">{words.watching}</p>}
      {mayTalk && (
        <>
          <fieldset className="react" aria-label={t.chat.reactionsLabel}>
            {t.chat.reactions.map((reaction) => (
              <button key={reaction} type="button" onClick={() => say(reaction)}>
                {reaction}
              </button>
            ))}
          </fieldset>
          <form onSubmit={send}>
            <label className="sr" htmlFor={id}>
              {t.chat.message}
            </label>
            <input
              id={id}
              className="input"
              data-chat-input
              placeholder={t.chat.message}
              maxLength={limits.chat}
              autoComplete="off"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <button type="submit" className="btn btn--primary btn--send" aria-label={t.chat.send}>
              <Icon name="send" />
            </button>
          </form>
        </>
      )}
    </section>
  );
}
