import { classes, type Dragging, Phrased } from '@tafelrunde/stage';
import type { CSSProperties, ReactNode } from 'react';
import { DEATH, NONE, type View } from '../state.ts';
import { Card } from './Card.tsx';
import { faceOf } from './face.ts';
import { Glyph } from './Glyph.tsx';
import { useSpeech } from './speech.tsx';
import { handOf, type Tableau } from './tableau.ts';
import type { Stops } from './useStops.ts';
import './styles/stage.css';

const hints = {
  somewhere: 'drewMore',
  closing: 'drewOnlyWarn',
  nowhere: 'drewNowhere',
  never: 'drewDeath',
} as const;

/** A hand as it is held towards the reader: backs, and nothing to tell them apart; or all cards lie open. */
function Held({ count, counts }: { readonly count: number; readonly counts?: readonly number[] | undefined }) {
  const hand = counts === undefined ? undefined : handOf(counts);
  return Array.from({ length: count }, (_, i) => (
    <span key={`${i}`} className="ant-fan__card" style={{ '--i': i - (count - 1) / 2 } as CSSProperties}>
      <Card face={faceOf(hand?.[i] ?? NONE)} spot={i === Math.floor(count / 2) ? 'fan' : undefined} />
    </span>
  ));
}

/** The fan is one control: which back is touched has no effect, chance chooses (ANT-3.3). */
function DrawFan(props: {
  readonly view: View;
  readonly from: number;
  readonly stops: Stops;
  readonly busy: boolean;
  readonly draw: () => void;
}) {
  const { say, name } = useSpeech();
  const count = props.view.sizes[props.from] ?? 0;
  const style = { '--n': count } as CSSProperties;
  return (
    <button
      type="button"
      className={classes('ant-fan', props.busy && 'is-busy')}
      style={style}
      aria-label={say.drawFrom(name(props.from), count)}
      onClick={props.draw}
      {...props.stops.at('draw')}
    >
      <Held count={count} />
    </button>
  );
}

/** The same hand while somebody else draws from it. */
function HeldFan({ view, from, opened }: { readonly view: View; readonly from: number; readonly opened: readonly View[] | undefined }) {
  const count = view.sizes[from] ?? 0;
  return (
    <div className="ant-fan" style={{ '--n': count } as CSSProperties}>
      <Held count={count} counts={opened?.[from]?.hand} />
    </div>
  );
}

/** The middle of the middle, in its rays. */
function Way({ children }: { readonly children: ReactNode }) {
  return (
    <div className="ant-way">
      <span className="ant-rays" aria-hidden="true" />
      {children}
    </div>
  );
}

/** The card on its way. It can be turned over in motion, so its back lies behind it. */
function Drawn(props: Pick<MiddleProps, 'away'> & Partial<Pick<MiddleProps, 'dragging' | 'loose'>> & { readonly card: number }) {
  const { nameOf, labelOf } = useSpeech();
  const face = faceOf(props.card);
  const { dragging } = props;
  return (
    <Way>
      <div
        className={classes('ant-drawn', props.loose && 'is-loose', dragging?.piece && 'is-dragged', props.away && 'is-away')}
        data-spot="stage"
        {...dragging?.listen('drawn')}
      >
        <Card
          face={face}
          name={face === 'back' ? undefined : nameOf(face)}
          label={face === 'back' ? undefined : labelOf(face)}
          className="ant-drawn__face"
        />
        {face !== 'back' && <Card face="back" className="ant-drawn__back" />}
      </div>
    </Way>
  );
}

function Said({ ask, more, children }: { readonly ask: ReactNode; readonly more?: ReactNode; readonly children?: ReactNode }) {
  return (
    <div className="ant-words">
      <p className="ant-words__ask">{ask}</p>
      {more !== undefined && <p className="ant-words__more">{more}</p>}
      {children}
    </div>
  );
}

export interface MiddleProps {
  readonly view: View;
  readonly tableau: Tableau;
  /** All cards lie open: every seat's own view. */
  readonly opened: readonly View[] | undefined;
  readonly you: number | undefined;
  readonly stops: Stops;
  readonly dragging: Dragging<'drawn', number>;
  /** The drawn card can be taken up. */
  readonly loose: boolean;
  readonly busy: boolean;
  /** The drawn card already lies on the space it was put on. */
  readonly away: boolean;
  readonly ending: ReactNode;
  readonly draw: () => void;
  readonly keep: () => void;
}

/** The middle of the table: the neighbour's fan, or the card on its way, and what is asked. */
export function Middle(props: MiddleProps) {
  const { view, tableau, opened, you, stops } = props;
  const { say, name, nameOf } = useSpeech();
  const objectOf = (card: number) => (card === DEATH ? say.deathObject : say.numberObject(card, nameOf(faceOf(card))));
  const body = ((): ReactNode => {
    switch (tableau.kind) {
      case 'draw':
        return tableau.may ? (
          <>
            <DrawFan view={view} from={tableau.from} stops={stops} busy={props.busy} draw={props.draw} />
            <Said ask={<Phrased phrase={say.askDraw(name(tableau.from))} />} more={say.askDrawMore} />
          </>
        ) : (
          // Looked back at: nobody is asked for anything there.
          <>
            <HeldFan view={view} from={tableau.from} opened={opened} />
            <Said ask={<Phrased phrase={say.youDrawFrom(name(tableau.from))} />} />
          </>
        );
      case 'decide':
        return (
          <>
            <Drawn card={tableau.card} dragging={props.dragging} loose={props.loose} away={props.away} />
            <Said
              ask={<Phrased phrase={say.drew(objectOf(tableau.card), name(tableau.from))} />}
              more={tableau.may ? say[hints[tableau.fits]] : undefined}
            >
              {tableau.may && (
                <button type="button" className="ant-btn" onClick={props.keep} {...stops.at('keep')}>
                  <Glyph name="hand" />
                  {say.keep}
                </button>
              )}
            </Said>
            <svg className="ant-trail" viewBox="0 0 400 150" aria-hidden="true">
              <path d="M396 4C380 90 250 128 40 112" />
              <path d="M58 98L36 112L60 124" />
            </svg>
          </>
        );
      case 'otherDraws': {
        const yours = tableau.from === you;
        const [who, from] = [name(tableau.seat), name(tableau.from)];
        return (
          <>
            {yours ? (
              <Way>
                <div className="ant-drawn ant-drawn--none" />
              </Way>
            ) : (
              <HeldFan view={view} from={tableau.from} opened={opened} />
            )}
            <Said
              ask={<Phrased phrase={yours ? say.otherDrawsYours(who) : say.otherDraws(who, from)} />}
              more={yours ? say.otherDrawsYoursMore : undefined}
            />
          </>
        );
      }
      case 'otherDecides': {
        const who = name(tableau.seat);
        const card = objectOf(tableau.card);
        const told =
          tableau.card === NONE
            ? say.otherDecides(who)
            : tableau.from === you
              ? say.otherTook(who, card)
              : say.otherDrew(who, card, name(tableau.from));
        return (
          <>
            <Drawn card={tableau.card} away={false} />
            <Said ask={<Phrased phrase={told} />} more={say.otherDecidesMore} />
          </>
        );
      }
      case 'over':
        return props.ending;
    }
  })();
  return (
    <section className={`ant-stage ant-stage--${tableau.kind}`} aria-label={say.stage}>
      <div className="ant-stage__in">{body}</div>
    </section>
  );
}
