import type { Seat } from '@tafelrunde/kernel';
import type { TableInfo } from '@tafelrunde/protocol';
import { useEffect, useState } from 'react';
import { copyText, saveFile } from '../../frame/hand-over.ts';
import { toast, toastFault } from '../../frame/toasts.tsx';
import { pathOf, type TableLink } from '../../link/link.ts';
import { navigate } from '../../router.ts';
import { routeOf } from '../../routes.ts';
import type { OpenTable } from '../../table/open-table.ts';
import { hashOf } from '../place.ts';
import type { Fork } from '../reel.ts';
import type { Value } from '../values.ts';
import { bothOf } from './send.ts';
import { useBranchValues } from './use-branch-values.ts';
import { type Trunk, useTrunk } from './use-trunk.ts';
import { useBranchWords } from './words.ts';

/** A branch of a finished match, played on in this browser. */
function isBranch({ begun }: TableInfo, { home }: Pick<TableLink, 'home'>): boolean {
  return begun === 'what-if' && home === 'here';
}

/** Takes back all the seat has done here; a branch that is over is laid once more. */
async function tryAgain(link: TableLink, seat: Seat): Promise<void> {
  if (link.get().match?.result !== undefined) {
    await link.send({ type: 'rematch', seat });
    const next = link.get().table?.rematch?.table;
    if (next !== undefined) navigate(pathOf(link, next));
    return;
  }
  for (;;) {
    const offer = link.get().match?.views.find((view) => view.seat === seat)?.undo;
    if (offer === undefined || offer.kind === 'no') return;
    await link.send({ type: 'undo', seat });
  }
}

/** A branch at its table: the match it left, what both promise, and what can be done with it. */
export interface Branching {
  readonly seat: Seat;
  /** Bots have something to say there: what they plan, what they propose. */
  readonly talk: boolean;
  readonly fork: Fork | undefined;
  readonly trunk: Trunk | undefined;
  readonly values: readonly Value[];
  /** Where the match is watched. */
  readonly back: string | undefined;
  readonly look: (position: number) => void;
  readonly trying: boolean;
  readonly again: () => void;
  readonly noSend: string | undefined;
  readonly send: () => void;
  readonly close: () => void;
}

export function useBranch({ link, state, table, parts }: OpenTable, own: Seat | undefined): Branching | undefined {
  const say = useBranchWords();
  const branch = isBranch(table, link);
  const seat = own ?? 0;
  const fork = branch ? table.fork : undefined;
  const trunk = useTrunk(fork, seat, { game: table.game, names: table.seats.map(({ name }) => name) });
  const [soFar, setSoFar] = useState<{ readonly newest: number; readonly text: string }>();
  const [trying, setTrying] = useState(false);
  const newest = state.log.at(-1)?.n ?? 0;
  const opened = trunk !== undefined;
  useEffect(() => {
    if (!opened || soFar?.newest === newest) return undefined;
    let wanted = true;
    // A branch that cannot be read just now has no line.
    link.soFar?.().then(
      (text) => wanted && setSoFar({ newest, text }),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [link, opened, newest, soFar?.newest]);
  const values = useBranchValues(trunk?.projector.text, soFar?.text, seat);
  if (!branch) return undefined;
  // Whoever wrote the record may have written anything: only a replay of ours is a way back.
  const source = fork !== undefined && routeOf(fork.source).page === 'replay' ? fork.source : undefined;
  const at = (where: number) => (source === undefined ? undefined : `${source}${hashOf({ position: where, eyes: seat })}`);
  const back = at(fork?.position ?? 0);
  const send = async () => {
    if (trunk === undefined || fork === undefined || link.soFar === undefined) return;
    const parcel = await bothOf(await link.soFar(), fork, seat, trunk.projector);
    if ('link' in parcel) return copyText(parcel.link, 'link');
    saveFile(`tafelrunde-${table.game}-what-if.json`, parcel.file);
    toast({ tone: 'good', ...say.saved });
  };
  const close = async () => {
    await link.send({ type: 'close' });
    navigate(back ?? '/', 'replace');
    toast({ tone: 'good', title: say.closed });
  };
  return {
    seat,
    talk: parts.module.proposals !== undefined,
    fork,
    trunk,
    values,
    back,
    look: (where) => {
      const path = at(where);
      if (path !== undefined) navigate(path);
    },
    trying,
    again: () => {
      if (own === undefined || trying) return;
      setTrying(true);
      tryAgain(link, own)
        .catch((fault: unknown) => toastFault(fault))
        .finally(() => setTrying(false));
    },
    noSend: trunk === undefined ? say.noMatch : undefined,
    send: () => void send().catch((fault: unknown) => toastFault(fault)),
    close: () => void close().catch((fault: unknown) => toastFault(fault)),
  };
}
