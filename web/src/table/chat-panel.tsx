import type { Seat } from '@tafelrunde/kernel';
import { type ChatLine, limits } from '@tafelrunde/protocol';
import { Icon, Shield, type SeatFace, useScrollStop } from '@tafelrunde/stage';
import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../texts/index.ts';
import { worthReading } from './chatter.ts';
import type { AnyTexts } from './use-narration.ts';
import type { OlderWords } from './use-talk.ts';

export interface ChatPanelProps {
  readonly chat: readonly ChatLine[];
  readonly older: OlderWords;
  readonly texts: AnyTexts;
  readonly faces: readonly SeatFace[];
  readonly yours: readonly Seat[];
  readonly onSay: (text: string) => Promise<void>;
}

/** So many pixels from the top, older words are asked for. */
const NEAR = 40;

export function wordsOf(line: ChatLine, texts: AnyTexts): string {
  return line.say === undefined ? (line.text ?? '') : texts.say(line.say.key, line.say.params ?? {});
}

function Said({ line, face, text }: { readonly line: ChatLine; readonly face: SeatFace | undefined; readonly text: string }) {
  return (
    <div className={line.say === undefined ? 'say' : 'say say--plan'}>
      {face === undefined ? <Icon name="eye" className="say__watcher" /> : <Shield seat={face.seat} name={face.name} bot={face.bot} />}
      <p>
        <small>{line.name}</small>
        {text}
      </p>
    </div>
  );
}

export function ChatPanel({ chat, older, texts, faces, yours, onSay }: ChatPanelProps) {
  const t = useTexts();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  useScrollStop(list);
  const lines = worthReading(chat);
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

  const say = (words: string) => void onSay(words).catch(() => undefined);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (words === '') return;
    setText('');
    onSay(words).catch(() => setText(words));
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
        {lines.map((line) =>
          line.seat !== undefined && yours.includes(line.seat) ? (
            <div className="say say--me" key={line.n}>
              <p>{wordsOf(line, texts)}</p>
            </div>
          ) : (
            <Said key={line.n} line={line} face={line.seat === undefined ? undefined : faces[line.seat]} text={wordsOf(line, texts)} />
          ),
        )}
      </div>
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
    </section>
  );
}
