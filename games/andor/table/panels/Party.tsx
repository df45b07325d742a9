import type { Seat } from '@tafelrunde/kernel';
import { classes } from '@tafelrunde/stage';
import { useState } from 'react';
import { MOST_STRENGTH, SMALL_SPACES } from '../../components/index.ts';
import type { ItemName } from '../../pieces.ts';
import { heroName } from '../../texts/context.ts';
import { hasSomethingHere } from '../offers.ts';
import { HeroSheet } from './HeroSheet.tsx';
import type { Props } from './props.ts';
import { faceOf, goldOf, itemLabel, kindOf, rankOf, rowsOf, spacesOf } from './reading.ts';
import { Sign, Token, tokenOf } from '../tokens.tsx';
import { words } from './words.ts';
import './party.css';

/** Willpower in its three rows: how far each is filled, and the dice it brings. */
export function Willpower({
  hero,
  willpower,
  dice,
}: {
  readonly hero: number;
  readonly willpower: number;
  readonly dice: (dice: number) => string;
}) {
  return (
    <span className="an-will" aria-hidden="true">
      {rowsOf(hero).map((row) => {
        const filled = Math.max(0, Math.min(7, willpower - row.from + 1)) / 7;
        return (
          <span key={row.from} className={willpower >= row.from && willpower <= row.to ? 'is-now' : undefined}>
            <i style={{ transform: `scaleX(${filled})` }} />
            <b>
              {row.dice}
              <span className="an-will__word">{dice(row.dice).replace(/^\d+/, '')}</span>
            </b>
          </span>
        );
      })}
    </span>
  );
}

function Slots({ view, seat, language }: Pick<Props, 'view' | 'language'> & { readonly seat: Seat }) {
  const say = words[language];
  const { small, large, helm, gems } = spacesOf(view, seat);
  const slot = (item: ItemName | undefined, empty: string, key: string) => (
    <span key={key} className={classes('an-slot', item !== undefined && 'is-full')}>
      {item === undefined ? empty : <Token name={tokenOf(item)} />}
      {item !== undefined && <span className="sr">{itemLabel(item, language)}</span>}
    </span>
  );
  return (
    <span className="an-slots">
      {Array.from({ length: SMALL_SPACES }, (_, i) => slot(small[i], say.small, `small${i}`))}
      {slot(large[0], say.large, 'large')}
      {slot(helm[0], say.helm, 'helm')}
      {gems.map((gem, i) => slot(gem, '', `gem${i}`))}
    </span>
  );
}

/** How a hero's card is met: the reader's own are drawn large, and a touch turns to one that is not shown yet. */
interface Standing {
  readonly of: Seat;
  readonly own: boolean;
  readonly onOpen: () => void;
  /** Present where the reader plays this hero and another is shown. */
  readonly onTurnTo?: (() => void) | undefined;
}

function Hero(props: Props & Standing) {
  const { view, language, of: seat, seats, own, onTurnTo } = props;
  const say = words[language];
  const hero = view.heroes[seat] ?? 0;
  const strength = view.strength[seat] ?? 0;
  const willpower = view.willpower[seat] ?? 0;
  const name = heroName(view, seat);
  const active = view.turn === seat && view.over === 0;
  const { small, large, helm, gems } = spacesOf(view, seat);
  const player = seats.find((face) => face.seat === seat);
  const asked = !active && player?.asked === true && view.over === 0;
  // what lies or stands where another hero of the reader's has stopped is free to use, and easily forgotten
  const idle = onTurnTo !== undefined && hasSomethingHere(props, seat);
  const mark = active ? say.atTurn : asked ? say.isAsked : idle ? say.mayAct : undefined;
  return (
    <button
      type="button"
      className={classes(
        'an-hero',
        `c-${kindOf(view, seat)}`,
        active && 'is-active',
        idle && 'is-idle',
        own && 'is-own',
        seat === props.seat && 'is-shown',
      )}
      aria-haspopup={onTurnTo === undefined ? 'dialog' : undefined}
      onClick={onTurnTo ?? props.onOpen}
    >
      {mark !== undefined && <span className="an-hero__turn">{mark}</span>}
      <span className="an-hero__face">
        <Token name={faceOf(view, seat)} />
      </span>
      <b className="an-hero__name">{name}</b>
      <span className="an-hero__who">
        <span>{player?.you === true ? (seat === props.seat ? say.you : say.alsoYou) : player?.name}</span>
        {` · ${say.rank(rankOf(view, seat))}`}
      </span>
      <span className="an-hero__purse">
        <Token name="gold" />
        <span aria-hidden="true">{goldOf(view, seat)}</span>
        <span className="sr">{say.gold(goldOf(view, seat))}</span>
      </span>
      <span className="an-stat">
        <Sign name="strength" />
        <span className="sr">{say.strength}</span>
        <b>{strength}</b>
        <span className="an-pips" aria-hidden="true">
          {Array.from({ length: MOST_STRENGTH }, (_, i) => (
            <i key={i} className={i < strength ? 'is-on' : undefined} />
          ))}
        </span>
      </span>
      <span className="an-stat">
        <Sign name="will" />
        <span className="sr">{say.willpower}</span>
        <b>{willpower}</b>
        <Willpower hero={hero} willpower={willpower} dice={say.dice} />
      </span>
      {own ? (
        <Slots view={view} seat={seat} language={language} />
      ) : (
        <span className="an-items">
          {[...small, ...large, ...helm, ...gems].map((item, i) => (
            <span key={`${item}${i}`}>
              <Token name={tokenOf(item)} />
              <span className="sr">{itemLabel(item, language)}</span>
            </span>
          ))}
        </span>
      )}
      {onTurnTo !== undefined && <span className="an-hero__to">{say.turnTo(name)}</span>}
    </button>
  );
}

/** The heroes: one's own first and large, with every space of the board, whoever is in turn; a touch opens a board whole. */
export function Party(props: Props) {
  const { view, language, seat: shown, showSeat } = props;
  const say = words[language];
  const [open, setOpen] = useState<Seat>();
  const own = props.ownSeats ?? (shown === undefined ? [] : [shown]);
  // whoever looks on follows the hero in turn
  const isLarge = (seat: Seat): boolean => (own.length === 0 ? view.turn === seat : own.includes(seat));
  const all = Array.from({ length: view.seats }, (_, seat) => seat);
  return (
    <section className="an-party" aria-label={say.party}>
      {all
        .toSorted((a, b) => Number(own.includes(b)) - Number(own.includes(a)) || a - b)
        .map((seat) => (
          <Hero
            key={seat}
            {...props}
            of={seat}
            own={isLarge(seat)}
            onOpen={() => setOpen(seat)}
            onTurnTo={showSeat !== undefined && seat !== shown && own.includes(seat) ? () => showSeat(seat) : undefined}
          />
        ))}
      {open !== undefined && (
        <HeroSheet
          {...props}
          of={open}
          onHero={(seat) => {
            setOpen(seat);
            // what may be done with a board is offered to whoever plays its hero
            if (own.includes(seat)) showSeat?.(seat);
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}
