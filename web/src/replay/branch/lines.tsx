import type { Names } from '@tafelrunde/kernel';
import { type GameTable, Icon, type SeatFace } from '@tafelrunde/stage';
import { useTexts } from '../../texts/index.ts';
import { LogPanel } from '../../table/log-panel.tsx';
import { lately } from '../../table/lately.ts';
import { type AnyTexts, sentencesOf } from '../../table/use-narration.ts';
import type { Trunk } from './use-trunk.ts';
import { useBranchWords } from './words.ts';

interface LinesProps {
  readonly trunk: Trunk | undefined;
  readonly fork: number;
  readonly texts: AnyTexts;
  readonly names: Names;
}

/** Nobody who reads the match played it. */
const unaddressed = (names: Names): Names => ({ of: (seat) => names.of(seat), you: [] });

/** In place of the set-up: until when everything was as it was, and what really came next. */
export function LeftHere({ trunk, fork, texts, names }: LinesProps) {
  const t = useTexts();
  const say = useBranchWords();
  const stood = trunk?.log.filter(({ kind, taken }) => kind === 'play' && taken !== true) ?? [];
  const told = stood
    .filter(({ position }) => position > fork)
    .map((line) => sentencesOf(line, t, texts, unaddressed(names)))
    .find((sentences) => sentences.length > 0);
  return (
    <>
      <li className="log__mark">{say.asItWas(fork)}</li>
      <li className="forkmark">
        <Icon name="branch" />
        <b>{say.left}</b>
        {told !== undefined && <span>{say.instead(lately(told, 120))}</span>}
      </li>
    </>
  );
}

/** The match beside its branch, line by line, as it was between those who played it; a line leads to its replay. */
export function MatchLines({
  trunk,
  fork,
  texts,
  names,
  table,
  faces,
  onLook,
}: LinesProps & { readonly table: GameTable; readonly faces: readonly SeatFace[]; readonly onLook: (position: number) => void }) {
  const say = useBranchWords();
  if (trunk === undefined) return <p className="muted small sendboth">{say.noMatch}</p>;
  return (
    <LogPanel
      log={{ lines: trunk.log, from: -1, earlier: 0, more: () => undefined }}
      texts={texts}
      table={table}
      names={unaddressed(names)}
      view={undefined}
      faces={faces.map((face) => ({ ...face, bot: trunk.projector.info.seats[face.seat]?.kind === 'bot' }))}
      position={fork}
      over
      onLook={onLook}
      marks={{
        at: [fork],
        shown: (
          <span className="turnmark">
            <Icon name="branch" />
            {say.at(fork)}
          </span>
        ),
      }}
    />
  );
}
