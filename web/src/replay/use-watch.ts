import { type LogLine, type MatchInfo, replaySpeeds } from '@tafelrunde/protocol';
import { type Step, useLatest } from '@tafelrunde/stage';
import { useCallback, useEffect, useRef, useState } from 'react';
import { toast, toastFault } from '../frame/toasts.tsx';
import { asksInVain, hashOf, type Place, placeIn, sentIn } from './place.ts';
import type { Projector } from './projector.ts';
import type { Eyes } from './reel.ts';
import { useReplayWords } from './words.ts';

/** A position as it is shown, and how it came from the one shown before. */
interface Shown extends Place {
  readonly match: MatchInfo;
  readonly step: Step<unknown> | undefined;
}

export interface Watch {
  /** Where the knob stands; what is shown follows. */
  readonly position: number;
  readonly eyes: Eyes;
  readonly shown: Shown | undefined;
  readonly log: readonly LogLine[];
  readonly playing: boolean;
  readonly speed: number;
  readonly go: (position: number) => void;
  readonly look: (eyes: Eyes) => void;
  readonly play: (on: boolean) => void;
  readonly faster: () => void;
  /** Somebody else leads there. */
  readonly put: (place: Place, speed: number) => void;
}

/** Between two moves at the plain speed. */
const BEAT = 1500;

/**
 * Milliseconds between two addresses written: somebody who drags passes hundreds of positions, and browsers throw when a page writes its
 * address too often (Safari beyond a hundred times in 10 to 30 seconds, Firefox beyond two hundred in ten).
 */
const WRITING = 400;

/** One step onwards is told by what happened in it; any other way leads there without a telling. */
function stepTo(position: number, before: Shown | undefined, eyes: Eyes, log: readonly LogLine[], n: number): Step<unknown> | undefined {
  if (before === undefined || before.eyes !== eyes || before.position + 1 !== position) return undefined;
  const line = log.find((each) => each.kind === 'play' && each.taken !== true && each.position === position);
  if (line === undefined) return undefined;
  return { n, ...(line.seat === undefined ? {} : { seat: line.seat }), events: line.events };
}

export function useWatch(projector: Projector): Watch {
  const { info } = projector;
  const { length } = info;
  const { cannot } = useReplayWords().open;
  const [at, setAt] = useState<Place>(() => placeIn(location.hash, info) ?? { position: 0, eyes: 'all' });
  // Before the address is written anew: what it asked for at first.
  const [inVain] = useState(() => asksInVain(location.hash, info));
  const [shown, setShown] = useState<Shown>();
  const [log, setLog] = useState<readonly LogLine[]>([]);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<number>(1);
  const steps = useRef(0);
  const fetching = useRef(false);
  /** When the address was last written. */
  const written = useRef(-WRITING);
  const wanted = useLatest(at);
  /** What was fetched last, ahead of the drawing of it. */
  const known = useRef<{ readonly shown?: Shown; readonly eyes?: Eyes; readonly lines: readonly LogLine[] }>({ lines: [] });

  /** One question at a time: while somebody drags, only where the knob is now is asked for. */
  const fetchShown = useCallback(async () => {
    if (fetching.current) return;
    fetching.current = true;
    try {
      for (;;) {
        const { position, eyes } = wanted.current;
        const { shown: before, eyes: read, lines: have } = known.current;
        if (before?.position === position && before.eyes === eyes) return;
        const lines = read === eyes ? have : await projector.log(eyes);
        const match = await projector.show(position, eyes);
        steps.current += 1;
        const next = { position, eyes, match, step: stepTo(position, before, eyes, lines, steps.current) };
        known.current = { shown: next, eyes, lines };
        setLog(lines);
        setShown(next);
      }
    } catch (fault) {
      toastFault(fault);
    } finally {
      fetching.current = false;
    }
  }, [projector, wanted]);

  useEffect(() => {
    void fetchShown();
    const write = () => {
      written.current = performance.now();
      history.replaceState(history.state, '', hashOf(at, sentIn(location.hash)));
    };
    const timer = setTimeout(write, Math.max(0, WRITING - (performance.now() - written.current)));
    return () => clearTimeout(timer);
  }, [fetchShown, at]);

  useEffect(() => {
    if (inVain) toast({ tone: 'note', title: cannot });
  }, [inVain, cannot]);

  useEffect(() => {
    const changed = () => {
      const place = placeIn(location.hash, info);
      if (place !== undefined) setAt(place);
      if (asksInVain(location.hash, info)) toast({ tone: 'note', title: cannot });
    };
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, [info, cannot]);

  const go = useCallback(
    (position: number) => setAt(({ eyes }) => ({ eyes, position: Math.max(0, Math.min(length, position)) })),
    [length],
  );
  const look = useCallback((eyes: Eyes) => setAt(({ position }) => ({ position, eyes })), []);

  // The next move comes so long after this one is to be seen; at the end it stops.
  const there = shown?.position;
  if (playing && at.position >= length && there === length) setPlaying(false);
  useEffect(() => {
    if (!playing || there === undefined || there !== wanted.current.position || there >= length) return undefined;
    const timer = setTimeout(() => go(there + 1), BEAT / speed);
    return () => clearTimeout(timer);
  }, [playing, there, speed, length, go, wanted]);

  const play = useCallback(
    (on: boolean) => {
      if (on) setAt((place) => (place.position >= length ? { ...place, position: 0 } : place));
      setPlaying(on);
    },
    [length],
  );
  const faster = useCallback(
    () => setSpeed((now) => replaySpeeds[(replaySpeeds.findIndex((each) => each === now) + 1) % replaySpeeds.length] ?? 1),
    [],
  );
  const put = useCallback((place: Place, at: number) => {
    setPlaying(false); // it goes on when whoever leads goes on
    setAt((before) => (before.position === place.position && before.eyes === place.eyes ? before : place));
    setSpeed(at);
  }, []);
  return { ...at, shown, log, playing, speed, go, look, play, faster, put };
}
