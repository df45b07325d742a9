import type { ReelInfo } from './reel.ts';
import { useReplayKeys } from './use-replay-keys.ts';
import type { Watch } from './use-watch.ts';

interface Ways {
  /** Where the match turned. */
  readonly turns: readonly number[];
  readonly onBranch: () => void;
  readonly onLink: () => void;
  readonly onKeys: () => void;
}

/** Through the match by keys; what is returned goes to the next place where it turned, or the one before. */
export function useSteering({ length, movers, seats, open }: ReelInfo, watch: Watch, ways: Ways): (way: -1 | 1) => void {
  const { position, playing } = watch;
  const toTurn = (way: -1 | 1) => {
    const next = way > 0 ? ways.turns.find((at) => at > position) : ways.turns.findLast((at) => at < position);
    if (next !== undefined) watch.go(next);
  };
  /** Once round the table: to the next move of whoever moves here. */
  const around = (way: -1 | 1) => {
    const who = movers[Math.max(0, position - 1)];
    for (let at = position + way; at > 0 && at <= length; at += way) if (movers[at - 1] === who) return watch.go(at);
    return watch.go(way < 0 ? 0 : length);
  };
  useReplayKeys((key, shift) => {
    if (key === ' ') watch.play(!playing);
    else if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const way = key === 'ArrowLeft' ? -1 : 1;
      if (shift) around(way);
      else watch.go(position + way);
    } else if (key === '0') watch.look('all');
    else if (key.toLowerCase() === 'o' && open) watch.look('open');
    else if (/^[1-8]$/.test(key) && Number(key) <= seats.length) watch.look(Number(key) - 1);
    else if (key === '[' || key === ']') toTurn(key === '[' ? -1 : 1);
    else if (key.toLowerCase() === 'b') ways.onBranch();
    else if (key.toLowerCase() === 'k') ways.onLink();
    else if (key === '?') ways.onKeys();
    else return false;
    return true;
  });
  return toTurn;
}
