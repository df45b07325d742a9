import { type Box, goalsIn, inReach, playable, Speaking, type TableProps, useCloser, useDrag, useKeys } from '@tafelrunde/stage';
import { useEffect, useRef, useState } from 'react';
import { explain } from '../rules/explain.ts';
import { type Action, type Event, NONE, type View } from '../state.ts';
import { CloserLook } from './CloserLook.tsx';
import { Ending } from './Ending.tsx';
import { faceNamed } from './face.ts';
import { flightsOf } from './flights.ts';
import { shortcuts } from './shortcuts.ts';
import { Likenesses } from './Likenesses.tsx';
import { EndMoment } from './EndMoment.tsx';
import { MyHand } from './MyHand.tsx';
import { MyRow } from './MyRow.tsx';
import { Others } from './Others.tsx';
import { Middle } from './Middle.tsx';
import { spacesOf } from './spaces.ts';
import { tableauOf } from './tableau.ts';
import { type Held, useMotion } from './useMotion.ts';
import { useStops } from './useStops.ts';
import { useTelling } from './useTelling.ts';
import { Vine } from './Vine.tsx';
import { startOf, stopsOf } from './walk.ts';
import { words } from './words.ts';
import './styles/theme.css';
import './styles/layout.css';

type Props = TableProps<View, Action, Event>;

/** Cards that lie face up; not the one on its way, which is large already. */
const lookedAt = { pieces: '[data-face]:not([data-face="back"], .ant-drawn *, .ant-moment *)', attribute: 'data-face' };

/** Where the reader's card lies while the answer is on its way. Never for a space that warns: there the shell asks first. */
function useHeld(busy: boolean) {
  const [held, hold] = useState<Held>();
  useEffect(() => {
    if (held === undefined || busy) return undefined;
    // Nothing was sent after all: the card goes back.
    const timer = setTimeout(() => hold(undefined), 300);
    return () => clearTimeout(timer);
  }, [held, busy]);
  return { held: busy ? held : undefined, hold };
}

export function Table(props: Props) {
  const { view, seat, language, names, texts, busy } = props;
  const root = useRef<HTMLElement>(null);
  const legal = playable(props);
  const spaces = seat === undefined ? [] : spacesOf(view, seat, legal);
  const tableau = tableauOf(view, seat, spaces, legal);
  const may = { draw: tableau.kind === 'draw' && tableau.may, keep: tableau.kind === 'decide' && tableau.may };
  const asked = stopsOf(spaces, may);
  const stops = useStops(root, { stops: asked, every: stopsOf(spaces, may, true), start: startOf(spaces, asked) });
  const { held, hold } = useHeld(busy);
  const flights = flightsOf(props.step?.events ?? [], seat, view.history.at(-1)?.card ?? NONE);
  useMotion(root, { step: props.step, flights, pace: props.pace, you: seat, held });
  useTelling(props, spaces);
  const [reading, setReading] = useState(false);
  const closer = useCloser(root, lookedAt);

  const place = (space: number, from?: Box) => {
    if (busy) return;
    const lit = spaces.some((each) => each.space === space && each.kind === 'lit');
    hold(lit ? { space, from } : undefined);
    props.act({ type: 'place', space });
  };
  const loose = may.keep && !busy && spaces.some(({ kind }) => kind === 'lit' || kind === 'warn');
  const dragging = useDrag<'drawn', number>({
    may: () => loose,
    // Only spaces one may use are marked, so a card can never fall on another.
    goals: () => inReach(goalsIn(root.current, '[data-space]', (data) => Number(data['space']))),
    onDrop: (_, space, from) => {
      if (space === undefined) return 'home';
      place(space, from);
      return 'there';
    },
  });

  const why = (space: number) => props.why({ type: 'place', space });
  // On a shut space, where the keyboard comes with Shift and the arrows.
  useKeys(root, ({ key, target }) => {
    const stop = target instanceof HTMLElement ? Number(target.dataset['stop']) : Number.NaN;
    if (key === shortcuts.why && spaces.some(({ space, kind }) => space === stop && kind === 'shut')) why(stop);
  });

  return (
    <Speaking language={language} names={names}>
      <section
        ref={root}
        className="anthem"
        aria-label={words[language].table}
        tabIndex={-1}
        data-pace={props.pace}
        data-watching={seat === undefined || undefined}
        data-opened={props.opened !== undefined || undefined}
        data-others={seat === undefined ? view.seats : view.seats - 1}
      >
        <div className="ant-table">
          <div className="ant-margin">
            <Vine coils={12} />
          </div>
          <Others view={view} seats={props.seats} you={seat} opened={props.opened} />
          <Middle
            view={view}
            tableau={tableau}
            opened={props.opened}
            you={seat}
            stops={stops}
            dragging={dragging}
            loose={loose}
            busy={busy}
            away={held !== undefined}
            ending={<Ending {...props} read={() => setReading(true)} />}
            draw={() => busy || props.act({ type: 'draw' })}
            keep={() => busy || props.act({ type: 'keep' })}
          />
          {seat !== undefined && (
            <>
              <MyRow
                view={view}
                seat={seat}
                spaces={spaces}
                stops={stops}
                over={dragging.over}
                held={held?.space}
                place={place}
                reason={(space) => texts.refusal(explain(view, seat, { type: 'place', space })) ?? ''}
                why={why}
              />
              <MyHand view={view} seat={seat} />
            </>
          )}
        </div>
        {closer !== undefined && dragging.piece === undefined && <CloserLook face={faceNamed(closer.name)} left={closer.left} />}
        <Likenesses flights={flights} you={seat} />
        {reading && <EndMoment {...props} pace="off" done={() => setReading(false)} />}
      </section>
    </Speaking>
  );
}
