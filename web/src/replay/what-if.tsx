import { type GameBrief, RefusedError, type Seat } from '@tafelrunde/kernel';
import { Button, Dialog, Icon, type SeatFace, Select, Shield } from '@tafelrunde/stage';
import { useState } from 'react';
import { botChoices } from '../bots.ts';
import { toastFault } from '../frame/toasts.tsx';
import { fetchGame } from '../games.ts';
import { navigate } from '../router.ts';
import { useTexts } from '../texts/index.ts';
import { hashOf, sentIn } from './place.ts';
import type { Projector } from './projector.ts';
import { replayPath } from './paths.ts';
import type { Fork } from './reel.ts';
import type { Source } from './sources.ts';
import { useReplayWords } from './words.ts';

interface WhatIfProps {
  readonly projector: Projector;
  readonly module: GameBrief;
  readonly source: Source;
  readonly position: number;
  readonly move: string;
  readonly faces: readonly SeatFace[];
  /** Whose seat is offered first. */
  readonly seat: Seat;
  readonly onClose: () => void;
}

/** What a branch says it was taken from: where its match is watched. One that came along in a link cannot be named so shortly. */
function forkOf(source: Source, position: number): Partial<Fork> {
  if (source.home === 'sent') return {};
  return { source: source.home === 'file' ? '/replay/file' : replayPath(source), position };
}

/** A branch of one's own, laid in this browser: whose seat, whether what is hidden lies as it lay, how well the bots play. */
export function WhatIf({ projector, module, source, position, move, faces, seat: first, onClose }: WhatIfProps) {
  const t = useTexts();
  const { whatIf: say } = useReplayWords();
  const [seat, setSeat] = useState(first);
  const [shuffled, setShuffled] = useState(false);
  const [level, setLevel] = useState(module.levels.usual);
  const [busy, setBusy] = useState(false);
  const { info } = projector;
  const levels = botChoices(t, module);
  const go = async () => {
    setBusy(true);
    try {
      const [{ layBranch }, whole, { state, shape, contents }] = await Promise.all([
        import('../local/lay.ts'),
        fetchGame(module.game.meta.id),
        projector.fork(position, shuffled ? seat : undefined),
      ]);
      const table = await layBranch(whole, {
        start: { state, shape, why: 'what-if', ...forkOf(source, position) },
        version: info.version,
        options: info.options,
        contents,
        names: info.seats.map(({ name }) => name),
        seat,
        level,
      });
      // Back from the branch leads to this very moment.
      history.replaceState(history.state, '', hashOf({ position, eyes: seat }, sentIn(location.hash)));
      navigate(`/here/${table}`);
    } catch (fault) {
      toastFault(fault instanceof RefusedError ? fault : new RefusedError({ code: 'internal' }));
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={say.title}
      closeLabel={t.close}
      className="dialog--narrow"
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button kind="primary" icon="branch" busy={busy} onClick={() => void go()}>
            {say.go}
          </Button>
        </>
      }
    >
      <p>
        {say.from(move)} {say.stays}
      </p>
      <fieldset className="group">
        <legend className="legend">{say.seat}</legend>
        <div className="crests">
          {faces.map((face) => (
            <label key={face.seat} title={face.name}>
              <input type="radio" name="seat" checked={face.seat === seat} onChange={() => setSeat(face.seat)} />
              <Shield seat={face.seat} name={face.name} bot={face.bot} />
              <span>{face.name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="group">
        <legend className="legend">{say.know}</legend>
        <div className="knowing">
          {([false, true] as const).map((anew) => {
            const [title, line] = anew ? say.shuffled : say.asItLay;
            return (
              <label key={title}>
                <Icon name={anew ? 'rematch' : 'eyeoff'} />
                <input type="radio" name="hidden" checked={shuffled === anew} onChange={() => setShuffled(anew)} />
                <b>{title}</b>
                <small>{line}</small>
              </label>
            );
          })}
        </div>
      </fieldset>
      {levels.length > 1 && (
        <div className="subline">
          <span>{say.level}</span>
          <Select label={say.level} value={level} choices={levels} onChange={setLevel} />
        </div>
      )}
    </Dialog>
  );
}
