import type { Seat } from '@tafelrunde/kernel';
import { classes } from '@tafelrunde/stage';
import { NONE, type View } from '../state.ts';
import { guardOf, shielded } from '../view.ts';
import { DarkBody, LitBody } from './Card.tsx';
import type { Chances } from './chances.ts';
import { Amulet, Glyph, Phase } from './Glyph.tsx';
import { houseSays, knowersOf, lookedInto, paneOf } from './saying.ts';
import { useSpeech } from './speech.tsx';
import './styles/house.css';

export interface HouseProps {
  readonly view: View;
  readonly village: Seat;
  readonly at: number;
  readonly chances: Chances;
  /** Touching it begins something free: an Empath, a Bodyguard. */
  readonly begins: boolean;
  readonly hinted: boolean;
  /** The amulet hangs over it, about to be dropped. */
  readonly over: boolean;
  /** All cards lie open: a dark house shows who lives there, and which seats knew it. */
  readonly opened: boolean;
  /** Its picture is there; before, its place and its words alone. */
  readonly drawn: boolean;
  readonly onPress: () => void;
}

/** Whose eyes a face-down card has met, where all lie open. */
function Knowers({ seats }: { readonly seats: readonly Seat[] }) {
  if (seats.length === 0) return undefined;
  return (
    <span className="sv-knowers">
      <Glyph sign="eye" />
      {seats.map((seat) => (
        <Phase key={seat} seat={seat} />
      ))}
    </span>
  );
}

/**
 * One card of a village. While it is dark it carries nothing that depends on what it is: no number, no name, no class, no id. Its place
 * is what names it.
 */
export function House({ view, village, at, chances, begins, hinted, over, opened, drawn, onPress }: HouseProps) {
  const { say, names, cardOf } = useSpeech();
  const houses = view.villages[village] ?? [];
  const house = houses[at];
  if (house === undefined) return undefined;
  const can = chances.house(village, at) !== undefined;
  const pushed = village === view.turn && view.pushed.includes(at);
  const bared = opened && !house.up;
  const pane = bared ? 'nothing' : paneOf(view, village, at);
  const watched = lookedInto(view, village, at);
  const guarded = guardOf(houses, at) !== NONE || house.badge !== 0 || (house.up && shielded(houses, at));
  const says = [
    houseSays(view, village, at, say, { cardOf, nameOf: (seat) => names.of(seat) }, bared),
    can && say.can,
    begins && say.begins,
    hinted && say.hinted,
  ].filter((part) => part !== false);
  const marks = (
    <>
      {pane === 'candle' && <Glyph sign="candle" className="sv-wick" />}
      {typeof pane === 'number' && <span className="sv-memo">{pane}</span>}
      {house.amulet && <Amulet className="sv-hang" />}
      {guarded && (
        <span className="sv-tag">
          <Glyph sign="shield" className="" />
        </span>
      )}
      {(watched || (can && chances.sign !== undefined)) && (
        <span className="sv-tag sv-tag--look">
          <Glyph sign={watched ? 'eye' : (chances.sign ?? 'eye')} className="" />
        </span>
      )}
      {bared && <Knowers seats={knowersOf(house)} />}
      {begins && (
        <span className="sv-tag sv-tag--free">
          <Glyph sign={guarded ? 'shield' : 'eye'} className="" />
        </span>
      )}
    </>
  );
  return (
    <button
      type="button"
      className={classes(
        'sv-card',
        !drawn && 'is-blank',
        house.up || bared ? 'is-up' : 'is-down',
        bared && 'is-bared',
        (can || begins) && 'is-can',
        begins && 'is-free',
        chances.choosing && !can && !pushed && 'is-not',
        pushed && 'is-picked',
        house.amulet && 'is-amulet',
        watched && 'is-watched',
        hinted && 'is-hinted',
        over && 'is-over',
      )}
      data-rove=""
      data-lit={can || undefined}
      data-spot={`house:${village}:${at}`}
      aria-disabled={(chances.choosing && !can && !pushed) || undefined}
      aria-pressed={pushed || undefined}
      onClick={onPress}
    >
      <span className="sr">{says.join(', ')}</span>
      {house.up || bared ? (
        <LitBody card={house.card} drawn={drawn}>
          {marks}
        </LitBody>
      ) : (
        <DarkBody drawn={drawn}>{marks}</DarkBody>
      )}
    </button>
  );
}
