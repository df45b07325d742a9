import { classes, FINE, useMedia, useOpenDialog, whisper } from '@tafelrunde/stage';
import { type CSSProperties, useEffect, useEffectEvent, useId, useRef } from 'react';
import { type Look, NONE, type View } from '../state.ts';
import { Dark, Lit } from './Card.tsx';
import { Glyph, Phase } from './Glyph.tsx';
import { LIMIT } from './shutters.ts';
import { useSpeech } from './speech.tsx';
import { useShutters, useWay } from './useShutters.ts';
import './styles/look.css';

export interface LookInProps {
  readonly view: View;
  readonly look: Look;
  /** An answer is on its way. */
  readonly busy: boolean;
  readonly onSeen: () => void;
}

/** The row as everybody sees it: where somebody looks, never what. */
function OthersSee({ view, look }: { readonly view: View; readonly look: Look }) {
  const { say, nameOrYou, names } = useSpeech();
  const houses = view.villages[look.village] ?? [];
  return (
    <section className="sv-peek__others">
      <h3>{say.othersSee}</h3>
      <p className="sv-who">
        <Phase seat={look.village} /> {nameOrYou(look.village)}
      </p>
      <div className="sv-mini" aria-hidden="true">
        {houses.map((house, at) =>
          house.up ? (
            <Lit key={`${at}`} card={house.card} />
          ) : (
            <Dark key={`${at}`} className={at === look.at ? 'is-watched' : ''}>
              {at === look.at && (
                <span className="sv-tag sv-tag--look">
                  <Glyph sign="eye" className="" />
                </span>
              )}
            </Dark>
          ),
        )}
      </div>
      <p>
        {say.othersHear(
          names.of(look.seat),
          look.village === look.seat ? say.ownHouse(look.at + 1) : say.house(names.of(look.village), look.at + 1),
        )}
      </p>
    </section>
  );
}

/**
 * A look into a house, a moment of its own. The face is put into the page while the shutters are open and taken out when they close,
 * with its name and what the live region said; that it is over is told at once.
 */
export function LookIn({ view, look, busy, onSeen }: LookInProps) {
  const { say, names, cardOf, isYou } = useSpeech();
  const box = useRef<HTMLDialogElement>(null);
  const grip = useRef<HTMLButtonElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const id = useId();
  const [way, setWay] = useWay();
  const { shutters, left, end } = useShutters(grip, pane, way);
  const begun = shutters.open || shutters.shown > 0;
  const keyboard = useMedia(FINE);
  useOpenDialog(
    box,
    true,
    () => {
      if (shutters.open) end();
    },
    grip,
  );

  const { open, done } = shutters;
  const card = view.villages[look.village]?.[look.at]?.card ?? NONE;
  const said = useRef(false);
  // Where faces stay visible the log has told it already.
  const speak = useEffectEvent((): (() => void) | undefined => {
    if (said.current || view.memoryAid === 'full' || card === NONE) return undefined;
    said.current = true;
    return whisper(cardOf(card));
  });
  useEffect(() => (open ? speak() : undefined), [open]);

  const tell = useEffectEvent(onSeen);
  useEffect(() => {
    if (done && !busy) tell();
  }, [done, busy]);

  const title = isYou(look.village) ? say.yourHouse(look.at + 1) : say.house(names.of(look.village), look.at + 1);
  const seconds = Math.ceil(left / 1000);
  const [now, next] = done
    ? [say.isClosed, say.telling]
    : open
      ? way === 'hold'
        ? [say.holding, say.letGo]
        : [say.isOpen, say.pressAgain]
      : [way === 'hold' ? say.holdToLook : say.pressToLook, begun ? say.longer : keyboard ? say.orSpace : say.forYouAlone];
  const label = (
    <span>
      <b>{now}</b>
      <small>{next}</small>
    </span>
  );
  return (
    <dialog ref={box} className="sv-peek" aria-labelledby={id}>
      <div className="sv-peek__in">
        <div className="sv-peek__now">
          <h2 id={id}>{title}</h2>
          <div ref={pane} className={classes('sv-beam', open && 'is-open')}>
            {open && card !== NONE ? <Lit card={card} /> : <Dark />}
          </div>
          <button
            ref={grip}
            type="button"
            className="sv-btn is-main sv-peek__hold"
            aria-pressed={open}
            aria-disabled={done || undefined}
            style={{ '--left': left / LIMIT } as CSSProperties}
          >
            <i className="sv-ring" aria-hidden="true" />
            {label}
          </button>
          <p className="sv-peek__tip">{open ? say.onlyYou(seconds) : say.closesItself}</p>
          <div className="sv-peek__ways">
            <button type="button" className="sv-btn is-small" onClick={done ? onSeen : end}>
              {open ? say.seen : say.closeUnseen}
            </button>
            <label className="sv-check">
              <input type="checkbox" checked={way === 'hold'} onChange={(event) => setWay(event.target.checked ? 'hold' : 'press')} />
              <span>{say.holdInstead}</span>
            </label>
          </div>
        </div>
        <OthersSee view={view} look={look} />
      </div>
    </dialog>
  );
}
