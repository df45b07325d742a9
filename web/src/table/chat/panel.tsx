import type { Proposals, Seat } from '@tafelrunde/kernel';
import { type ChatLine, limits } from '@tafelrunde/protocol';
import { Icon, type SeatFace, useScrollStop } from '@tafelrunde/stage';
import { type FormEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../texts/index.ts';
import type { Order } from '../../link/link.ts';
import { worthReading } from './chatter.ts';
import { firstOf, type Heard, inOrder } from './heard.ts';
import { reactionsIn } from './reactions.ts';
import { Said } from './said.tsx';
import type { Unsaid } from './unsaid.ts';
import type { Hush, Voice } from './use-hush.ts';
import { useDraft } from './use-saying.ts';
import { useChatWords } from './words.ts';
import './chat.css';
import { ProposalList } from '../proposal-list.tsx';
import { wordsOf } from '../proposals.ts';
import type { AnyTexts } from '../use-narration.ts';
import type { TableTalk } from '../use-proposals.ts';
import type { OlderWords } from '../use-talk.ts';

export interface ChatPanelProps {
  readonly chat: readonly ChatLine[];
  /** Among those who look on, where the reader is one of them. */
  readonly asides?: readonly ChatLine[] | undefined;
  readonly older: OlderWords;
  readonly texts: AnyTexts;
  /** The table it is said at: where it names places, they are those of its board. */
  readonly view: unknown;
  readonly faces: readonly SeatFace[];
  readonly yours: readonly Seat[];
  readonly seat: Seat | undefined;
  readonly talk: TableTalk;
  readonly proposals: Proposals<unknown> | undefined;
  readonly hush: Hush;
  /** Whom one writes to: while a match runs, those who look on write to each other. Whoever has given up a seat reads and waits. */
  readonly to: 'table' | 'watchers' | undefined;
  /** The talk a draft is kept for; undefined where it is not to be found by whoever comes next. */
  readonly draft: string | undefined;
  /** Written, and on its way for a while. */
  readonly unsaid: readonly Unsaid[];
  readonly onSay: (text: string, among?: 'watchers') => Promise<void>;
  readonly onOrder: (order: Order) => void;
}

/** So many pixels from the top, older words are asked for. */
const NEAR = 40;

const NOTHING: readonly ChatLine[] = [];

const keyOf = (heard: Heard | undefined): string => (heard === undefined ? '' : `${heard.aside ? 'aside ' : ''}${heard.line.n}`);

export function ChatPanel(props: ChatPanelProps) {
  const {
    chat,
    asides = NOTHING,
    older,
    texts,
    view,
    faces,
    yours,
    seat,
    talk,
    proposals,
    hush,
    to,
    draft,
    unsaid,
    onSay,
    onOrder,
  } = props;
  const t = useTexts();
  const words = useChatWords();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { text, set: setText, back } = useDraft(draft);
  useScrollStop(list);
  const heard = chat.filter((line) => line.seat === undefined || !hush.seats.includes(line.seat));
  const wanted = asides.filter(({ by = '' }) => !hush.watchers.includes(by));
  const since = firstOf(chat, asides)?.line.at ?? 0;
  const lines = inOrder(worthReading(heard, proposals?.kinds), wanted, asides.length === 0 ? 0 : since);
  const reactions = reactionsIn(heard);
  const nameOf = (at: Seat) => faces[at]?.name ?? t.somebody;
  const textOf = (line: ChatLine) =>
    line.nudge === undefined ? wordsOf(line, t, texts, view) : words.nudges(yours.includes(line.nudge) ? t.you : nameOf(line.nudge));
  const react: Parameters<typeof Said>[0]['onReact'] =
    seat === undefined ? undefined : (line, sign, on) => onOrder({ type: 'react', line, sign, on });
  const { set } = hush;
  const hushing = ({ by, seat: at }: ChatLine) => {
    if (set === undefined) return undefined;
    if (by !== undefined) return () => set({ watcher: by }, true);
    return at !== undefined && faces[at]?.bot === false ? () => set({ seat: at }, true) : undefined;
  };
  const hushed: readonly { readonly name: string; readonly voice: Voice }[] = [
    ...hush.seats.map((at) => ({ name: nameOf(at), voice: { seat: at } })),
    ...hush.watchers.flatMap((watcher) =>
      asides
        .filter(({ by }) => by === watcher)
        .slice(-1)
        .map(({ name }) => ({ name, voice: { watcher } })),
    ),
  ];
  const label = to === 'watchers' ? words.audience.title : t.chat.label;
  const message = to === 'watchers' ? words.audience.message : t.chat.message;
  const count = lines.length;
  const newest = keyOf(lines.at(-1));
  useEffect(() => {
    if (list.current !== null && newest !== '') list.current.scrollTop = list.current.scrollHeight;
  }, [newest]);
  // Older words come in above; what is being read stays where it is.
  const first = older.earlier;
  const height = useRef({ first, scroll: 0 });
  useLayoutEffect(() => {
    const box = list.current;
    if (box === null) return;
    const { first: before, scroll } = height.current;
    if (first !== before) box.scrollTop += box.scrollHeight - scroll;
    height.current = { first, scroll: box.scrollHeight };
  });
  const nearTop = () => {
    if ((list.current?.scrollTop ?? 0) < NEAR) older.more();
  };

  const tell = (line: string) => (to === 'watchers' ? onSay(line, to) : onSay(line));
  const say = (line: string) => void tell(line).catch(() => undefined);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const line = text.trim();
    if (line === '') return;
    setText('');
    tell(line).catch(() => back(line));
  };
  return (
    <section className="chat" aria-label={label}>
      {to === 'watchers' && (
        <p className="chat__audience">
          <b>{words.audience.title}</b> <span className="muted">{words.audience.unread}</span>
        </p>
      )}
      <div className="chat__list" ref={list} role="log" aria-label={label} onScroll={nearTop}>
        {older.earlier > 0 && (
          <button type="button" className="log__more" onClick={older.more}>
            {t.chat.more}
          </button>
        )}
        {count === 0 && <p className="muted small">{to === 'watchers' ? words.audience.empty : t.chat.empty}</p>}
        {lines.map(({ line, aside }) => (
          <Said
            key={keyOf({ line, aside })}
            line={line}
            text={textOf(line)}
            face={line.seat === undefined ? undefined : faces[line.seat]}
            own={aside ? hush.you.includes(line.by ?? '') : line.seat !== undefined && yours.includes(line.seat)}
            among={aside && to !== 'watchers' ? words.audience.among : undefined}
            yours={yours}
            reactions={aside ? [] : (reactions.get(line.n) ?? [])}
            nameOf={nameOf}
            onReact={aside ? undefined : react}
            onHush={hushing(line)}
          />
        ))}
      </div>
      {unsaid.length > 0 && (
        <div className="unsaid">
          <ul>
            {unsaid.map((line) => (
              <li key={line.id}>{line.text}</li>
            ))}
          </ul>
          <p className="muted">
            <Icon name="clock" />
            {words.unsaid}
          </p>
        </div>
      )}
      {hushed.length > 0 && (
        <p className="hushed">
          {words.hushed(t.list(hushed.map(({ name }) => name)))}
          {hushed.map(({ name, voice }) => (
            <button key={name} type="button" className="link" aria-label={words.listenTo(name)} onClick={() => hush.set?.(voice, false)}>
              {hushed.length === 1 ? words.listen : words.listenTo(name)}
            </button>
          ))}
        </p>
      )}
      <ProposalList talk={talk} spec={proposals} texts={texts} view={view} faces={faces} seat={seat} yours={yours} />
      {to === undefined && <p className="muted small chat__watching">{words.watching}</p>}
      {to !== undefined && (
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
              {message}
            </label>
            <input
              id={id}
              className="input"
              data-chat-input
              placeholder={message}
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
