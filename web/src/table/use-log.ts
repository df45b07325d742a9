import type { Rules } from '@tafelrunde/kernel';
import { type LogLine, lookBackTo, recalled } from '@tafelrunde/protocol';
import type { History } from '@tafelrunde/stage';
import { useCallback, useMemo, useRef } from 'react';
import { toastFault } from '../frame/toasts.tsx';
import type { LinkState, TableLink } from '../link/link.ts';

export interface Log {
  /** As far as the table agreed to look back. */
  readonly lines: readonly LogLine[];
  /** Positions before this one are not looked at while the match runs. */
  readonly from: number;
  /** Older lines that have not been asked for yet. */
  readonly earlier: number;
  readonly more: () => void;
}

/** The same for a game's table: what stands of it. */
export function useHistory({ lines, earlier, more }: Log): History<unknown> {
  const steps = useMemo(() => lines.filter(({ kind, taken }) => kind !== 'undo' && taken !== true), [lines]);
  return useMemo(() => ({ steps, missing: earlier, more }), [steps, earlier, more]);
}

/** What happened, as far as this page knows it and may show it. Older lines are asked for once somebody wants to read them. */
// any: rules of any game
export function useLog(link: TableLink, state: LinkState, rules: Rules<any, any, any, any> | undefined, view: unknown, over: boolean): Log {
  const { log, earlier, match } = state;
  const from = rules === undefined ? -1 : lookBackTo(rules, view, match?.position ?? 0, over);
  const lines = useMemo(() => (rules === undefined ? log : log.map((line) => recalled(line, rules, from))), [log, rules, from]);
  const asking = useRef(false);
  const before = log[0]?.n ?? 0;
  const more = useCallback(() => {
    if (asking.current || earlier === 0) return;
    asking.current = true;
    link
      .send({ type: 'log', before })
      .catch((fault: unknown) => toastFault(fault))
      .finally(() => {
        asking.current = false;
      });
  }, [link, before, earlier]);
  return { lines, from, earlier, more };
}
