import { limits } from '@tafelrunde/protocol';
import { useCallback, useEffect, useState } from 'react';
import { toastFault } from '../../frame/toasts.tsx';
import { LeftError, type TableLink } from '../../link/link.ts';
import { createStore, useStore } from '../../store.ts';
import { draftIn, drafts, keepDraft } from './drafts.ts';
import { Courier, type Unsaid } from './unsaid.ts';

/** Lines on their way for longer than this are shown: most arrive before anybody could read them twice. */
const SOON = 800;

const NOTHING = createStore<readonly Unsaid[]>([]);

/** The talk of a table, or of those who look on there, as drafts and what was read are kept by. */
export const talkOf = (table: string, among: 'watchers' | 'table' | undefined): string =>
  among === 'watchers' ? `${table} asides` : table;

/** What the table did not want is not lost: it stands before what was written since. */
const before = (line: string, text: string): string =>
  [line, text]
    .filter((part) => part !== '')
    .join(' ')
    .slice(0, limits.chat);

export interface Draft {
  readonly text: string;
  readonly set: (text: string) => void;
  /** A line comes back. */
  readonly back: (line: string) => void;
}

/** What is written to a talk and not sent yet. Without the name of a talk it is for no other page to find. */
export function useDraft(talk: string | undefined): Draft {
  const all = useStore(drafts);
  const [own, setOwn] = useState('');
  return {
    text: talk === undefined ? own : draftIn(all, talk),
    set: useCallback((text: string) => (talk === undefined ? setOwn(text) : keepDraft(talk, text)), [talk]),
    back: useCallback(
      (line: string) =>
        talk === undefined ? setOwn((text) => before(line, text)) : keepDraft(talk, before(line, draftIn(drafts.get(), talk))),
      [talk],
    ),
  };
}

export interface Saying {
  /** Rejects where it cannot be said. */
  readonly say: (text: string, among?: 'watchers') => Promise<void>;
  /** What has been on its way for a while. */
  readonly unsaid: readonly Unsaid[];
}

/** What the reader says at a table; at a server's it survives a lost connection and a reload. */
export function useSaying(link: TableLink, table: string): Saying {
  const [courier] = useState(() => (link.home === 'server' ? new Courier(link, table) : undefined));
  useEffect(() => {
    courier?.begin((line, fault) => {
      toastFault(fault);
      const talk = talkOf(table, line.among);
      keepDraft(talk, before(line.text, draftIn(drafts.get(), talk)));
    });
    return () => courier?.end();
  }, [courier, table]);
  const lines = useStore(courier?.lines ?? NOTHING);
  const [late, setLate] = useState<readonly Unsaid[]>([]);
  useEffect(() => {
    if (lines.length === 0) return undefined;
    const timer = setTimeout(() => setLate(lines), SOON);
    return () => clearTimeout(timer);
  }, [lines]);
  const say = useCallback(
    async (text: string, among?: 'watchers') => {
      try {
        if (courier !== undefined) await courier.say(text, among);
        else await link.send({ type: 'chat', text, ...(among === undefined ? {} : { among }) });
      } catch (fault) {
        if (fault instanceof LeftError) return;
        toastFault(fault);
        throw fault;
      }
    },
    [courier, link],
  );
  return { say, unsaid: lines.filter((line) => late.includes(line)) };
}
