import { classes, useInTurn, useRoving } from '@tafelrunde/stage';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { NONE, type View } from '../state.ts';
import { DarkBody, LitBody } from './Card.tsx';
import type { Chances } from './chances.ts';
import { Amulet } from './Glyph.tsx';
import { useSpeech } from './speech.tsx';
import { PILES } from './turns.ts';
import './styles/square.css';

interface PileProps {
  readonly spot: string;
  /** NONE = dark. */
  readonly card: number;
  readonly says: string;
  readonly caption: ReactNode;
  readonly can?: boolean;
  readonly hinted?: boolean;
  /** It lies face down, and all cards lie open. */
  readonly bared?: boolean;
  readonly className?: string | undefined;
  readonly onPress?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** One place of the square: a card and what it is called. */
function Pile({ spot, card, says, caption, can = false, hinted = false, bared = false, className, onPress, children }: PileProps) {
  const { say } = useSpeech();
  const drawn = useInTurn(PILES);
  return (
    <div className={classes('sv-pile', className)}>
      <button
        type="button"
        className={classes(
          'sv-card',
          !drawn && 'is-blank',
          card === NONE ? 'is-down' : 'is-up',
          bared && 'is-bared',
          can && 'is-can',
          hinted && 'is-hinted',
        )}
        data-rove=""
        data-lit={can || undefined}
        data-spot={spot}
        onClick={onPress}
      >
        <span className="sr">{[says, can && say.can, hinted && say.hinted].filter((part) => part !== false).join(', ')}</span>
        {card === NONE ? (
          <DarkBody drawn={drawn}>{children}</DarkBody>
        ) : (
          <LitBody card={card} drawn={drawn}>
            {children}
          </LitBody>
        )}
      </button>
      {caption}
    </div>
  );
}

export interface SquareProps {
  readonly view: View;
  readonly chances: Chances;
  readonly hinted: (type: string, at: number) => boolean;
  /** All cards lie open: the draw pile shows what comes next. */
  readonly opened: boolean;
  readonly onDraw: () => void;
  readonly onPick: (at: number) => void;
  readonly onTake: () => void;
  readonly onKeep: (at: number) => void;
  readonly onHistory: () => void;
  /** The amulet that nobody owns: says whose it will be. */
  readonly onAmulet: () => void;
  /** A card whose face everybody sees, or the reader alone: shown large. */
  readonly onCard: (card: number) => void;
  /** What there is to know just now, where there is room. */
  readonly note: ReactNode;
}

/** So many places a phone shows side by side with all that belongs to them. */
const CROWDED = 5;

/** The village square: draw pile, open cards, the card in hand, discard pile. */
export function Square(props: SquareProps) {
  const { view, chances, hinted } = props;
  const { say, nameOrYou, cardOf, isYou } = useSpeech();
  const box = useRef<HTMLElement>(null);
  useRoving(box);
  const top = view.discard.at(-1) ?? NONE;
  const faceAt = (wanted: number): number => view.deep.find(({ depth }) => depth === wanted)?.card ?? NONE;
  const next = props.opened ? faceAt(view.drawn) : NONE;
  const { held } = view;
  const drawn = Array.from({ length: view.drawn }, (_, at) => faceAt(at));
  const places = 2 + view.open.length + (held === undefined ? drawn.length : 1);
  const inHand = isYou(view.turn) ? say.inYourHand : say.inHandOf(nameOrYou(view.turn));
  return (
    <section
      ref={box}
      className="sv-square"
      aria-label={say.square}
      data-places={places}
      data-crowded={places > CROWDED || undefined}
      style={{ '--places': places } as CSSProperties}
    >
      <div className="sv-piles">
        {view.pile > 0 || view.drawn > 0 ? (
          <Pile
            spot="pile"
            card={next}
            says={[say.drawPile(view.pile - view.drawn), next !== NONE && cardOf(next)].filter((part) => part !== false).join(', ')}
            caption={
              <span aria-hidden="true">
                {say.draw}
                {next !== NONE && <b> {view.pile - view.drawn}</b>}
              </span>
            }
            bared={next !== NONE}
            can={chances.has('draw')}
            hinted={hinted('draw', 0)}
            className="sv-pile--back sv-pile--draw"
            onPress={next === NONE ? props.onDraw : () => props.onCard(next)}
          >
            <span className="sv-count">{view.pile - view.drawn}</span>
          </Pile>
        ) : (
          <div className="sv-pile" data-spot="pile">
            <span className="sv-slot" />
            <span>{say.emptyPile}</span>
          </div>
        )}
        {view.open.map((card, at) => (
          <Pile
            // Open cards are named by their place.
            key={`open-${at}`}
            spot={`open:${at}`}
            card={card}
            says={say.openCard(cardOf(card))}
            caption={<span aria-hidden="true">{say.squireShows}</span>}
            can={chances.pick(at) !== undefined}
            hinted={hinted('pick', at)}
            className="sv-pile--open"
            onPress={() => props.onPick(at)}
          />
        ))}
        {drawn.map((card, at) => (
          <Pile
            key={`drawn-${at}`}
            spot={`drawn:${at}`}
            card={card}
            says={card === NONE ? say.drawnDark(nameOrYou(view.turn)) : say.drawnCard(at + 1, cardOf(card))}
            caption={<span aria-hidden="true">{at === 0 ? inHand : ''}</span>}
            can={chances.keep(at) !== undefined}
            hinted={hinted('keep', at)}
            className="sv-pile--hand"
            onPress={() => props.onKeep(at)}
          />
        ))}
        {held !== undefined && (
          <Pile
            spot="hand"
            card={held.card}
            says={held.card === NONE ? say.heldDark(nameOrYou(view.turn)) : say.heldCard(nameOrYou(view.turn), cardOf(held.card))}
            caption={<span aria-hidden="true">{inHand}</span>}
            className={classes('sv-pile--hand', held.card !== NONE && 'is-shown')}
            onPress={held.card === NONE ? undefined : () => props.onCard(held.card)}
          />
        )}
        {top === NONE ? (
          <div className="sv-pile" data-spot="discard">
            <span className="sv-slot" />
            <span>{say.discard}</span>
          </div>
        ) : (
          <Pile
            spot="discard"
            card={top}
            says={say.discardPile(cardOf(top), view.discard.length)}
            caption={
              <button type="button" className="sv-history" aria-haspopup="dialog" onClick={props.onHistory}>
                <span>
                  {say.discard}
                  <span className="sr">, {say.history(view.discard.length)}</span>
                </span>
                <span className="sv-history__n" aria-hidden="true">
                  {view.discard.length}
                </span>
              </button>
            }
            can={chances.has('take')}
            hinted={hinted('take', 0)}
            className={classes('sv-pile--discard', view.discard.length > 1 && 'sv-pile--back')}
            onPress={props.onTake}
          />
        )}
        {view.owner === NONE && (
          <button
            type="button"
            className="sv-middle"
            data-rove=""
            data-spot="amulet:-1"
            title={say.amuletInTheMiddle}
            onClick={props.onAmulet}
          >
            <Amulet className="sv-middle__am" />
            <span className="sr">{say.amuletInTheMiddle}</span>
          </button>
        )}
      </div>
      {props.note}
    </section>
  );
}
