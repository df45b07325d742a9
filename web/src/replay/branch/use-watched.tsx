import type { Names, Seat } from '@tafelrunde/kernel';
import { type GameTable, Icon, type SeatFace } from '@tafelrunde/stage';
import type { ReactNode } from 'react';
import { navigate } from '../../router.ts';
import type { AnyTexts } from '../../table/use-narration.ts';
import { hashOf } from '../place.ts';
import type { Projector } from '../projector.ts';
import { BranchBox } from './box.tsx';
import { LeftHere, MatchLines } from './lines.tsx';
import { useBranchValues } from './use-branch-values.ts';
import { useTrunk } from './use-trunk.ts';
import { useBranchWords } from './words.ts';

/** A branch that is watched: what of it stands where a match has its chart, its set-up and its turning points. */
export interface WatchedBranch {
  readonly box: (position: number) => ReactNode;
  readonly head: ReactNode;
  /** The log of the match it left. */
  readonly match: ReactNode;
  readonly note: ReactNode;
}

interface Drawn {
  readonly seat: Seat;
  readonly texts: AnyTexts;
  readonly names: Names;
  readonly table: GameTable;
  readonly faces: readonly SeatFace[];
}

export function useWatchedBranch({ info, text }: Projector, { seat, texts, names, table, faces }: Drawn): WatchedBranch | undefined {
  const say = useBranchWords();
  const { fork, seats, game, length, result } = info;
  const trunk = useTrunk(fork, seat, { game, names: seats.map(({ name }) => name), text });
  const values = useBranchValues(trunk?.projector.text, fork === undefined ? undefined : text, seat);
  if (fork === undefined) return undefined;
  const lines = { trunk, fork: fork.position, texts, names };
  const pathTo = (position: number) => `${fork.source}${hashOf({ position, eyes: seat })}`;
  const shared = { seat, name: names.of(seat), length, result, yours: false };
  return {
    box: (position) =>
      trunk !== undefined && <BranchBox trunk={trunk} fork={fork.position} values={values} position={position} {...shared} />,
    head: <LeftHere {...lines} />,
    match: <MatchLines {...lines} table={table} faces={faces} onLook={(position) => navigate(pathTo(position))} />,
    note: (
      <section className="sendboth" aria-label={say.branch}>
        <p className="small">{say.sent}</p>
        {trunk !== undefined && (
          <a className="btn btn--s" href={pathTo(fork.position)}>
            <Icon name="replay" />
            {say.watch}
          </a>
        )}
      </section>
    ),
  };
}
