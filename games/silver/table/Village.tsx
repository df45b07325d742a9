import type { Seat } from '@tafelrunde/kernel';
import { classes, useInTurn, useRoving } from '@tafelrunde/stage';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import type { View } from '../state.ts';
import type { Chances } from './chances.ts';
import { Amulet, Glyph, Phase } from './Glyph.tsx';
import { House } from './House.tsx';
import { rowLength } from './row.ts';
import { inSight } from './saying.ts';
import { useSpeech } from './speech.tsx';
import { streetOf } from './turns.ts';
import './styles/village.css';

export interface VillageProps {
  readonly view: View;
  readonly seat: Seat;
  readonly mine: boolean;
  readonly chances: Chances;
  readonly beginsAt: (village: Seat, at: number) => boolean;
  readonly hinted: (village: Seat, at: number) => boolean;
  /** Where the amulet would be dropped now. */
  readonly over: number | undefined;
  /** All cards lie open. */
  readonly opened: boolean;
  readonly onPress: (village: Seat, at: number) => void;
  /** The reader's amulet, before it is placed. */
  readonly amulet?: ReactNode;
  /** Where a card can be added, at both ends. */
  readonly ends?: { readonly left: ReactNode; readonly right: ReactNode } | undefined;
}

/** Points from the nights before, where no sheet of points stands beside the street. */
function Sum({ points }: { readonly points: number }) {
  const { say } = useSpeech();
  return (
    <span className="sv-sum" title={say.pointsSoFar(points)}>
      <span aria-hidden="true">{say.pointsShort(points)}</span>
      <span className="sr">{say.pointsSoFar(points)}</span>
    </span>
  );
}

/** A street of houses under the sign of its owner. */
export function Village(props: VillageProps) {
  const { view, seat, mine, chances } = props;
  const { say, nameOrYou, isYou } = useSpeech();
  const row = useRef<HTMLOListElement>(null);
  useRoving(row);
  const drawn = useInTurn(streetOf(seat));
  const houses = view.villages[seat] ?? [];
  const turn = view.turn === seat && view.step !== 'peek' && view.step !== 'scored' && view.step !== 'over';
  const waits = view.lastTurns.includes(seat);
  const name = nameOrYou(seat);
  const pushed = turn ? view.pushed.length : 0;
  return (
    <section
      className={classes('sv-village', mine && 'is-mine', turn && 'is-turn')}
      aria-label={isYou(seat) ? say.yourVillage(houses.length) : say.villageOf(name, houses.length)}
      data-spot={`village:${seat}`}
    >
      <header className="sv-sign">
        <Phase seat={seat} />
        <b title={name}>{name}</b>
        <Sum points={view.points[seat] ?? 0} />
        <span className="sv-soft">{pushed > 0 ? say.pushed(pushed) : say.count(houses.length, inSight(houses, props.opened))}</span>
        {view.caller === seat && (
          <span className="sv-flag sv-flag--called">
            <Glyph sign="bell" /> {say.called}
          </span>
        )}
        {waits && (
          <span className="sv-flag">
            <Glyph sign="moon" /> {say.lastTurn}
          </span>
        )}
        {view.owner === seat && !view.placed && !mine && (
          <span className="sv-flag sv-flag--amulet" data-spot={`amulet:${seat}`}>
            <Amulet />
            <span className="sr">{say.hasAmulet}</span>
          </span>
        )}
        {props.amulet}
      </header>
      <ol ref={row} className="sv-row" data-length={rowLength(houses.length)} style={{ '--k': houses.length } as CSSProperties}>
        {props.ends !== undefined && <li className="sv-row__end">{props.ends.left}</li>}
        {houses.map((_, at) => (
          // A house is named by its place alone: cards have no ids.
          <li key={`${at}`} className={turn && view.pushed.includes(at) ? 'is-pushed' : undefined}>
            <House
              view={view}
              village={seat}
              at={at}
              chances={chances}
              begins={props.beginsAt(seat, at)}
              hinted={props.hinted(seat, at)}
              over={mine && props.over === at}
              opened={props.opened}
              drawn={drawn}
              onPress={() => props.onPress(seat, at)}
            />
          </li>
        ))}
        {props.ends !== undefined && <li className="sv-row__end">{props.ends.right}</li>}
      </ol>
    </section>
  );
}
