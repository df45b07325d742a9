import type { Seat } from '@tafelrunde/kernel';
import { Button, classes } from '@tafelrunde/stage';
import { HELM_SPACES, LARGE_SPACES, SMALL_SPACES } from '../../components/index.ts';
import { GOLD, HELM, ITEMS, isLarge, isSmall, itemNames } from '../../pieces.ts';
import type { Action } from '../../state.ts';
import { heroName } from '../../texts/context.ts';
import type { Props } from '../panels/props.ts';
import { countOf, faceOf, goldOf, itemLabel, kindOf, tileLabel } from '../panels/reading.ts';
import { Line } from '../panels/Line.tsx';
import { Token, tokenOf } from '../tokens.tsx';
import { Frame } from './Frame.tsx';
import { Gone } from './Gone.tsx';
import { Short } from './Short.tsx';
import { type Asks, asksAt, Wishes } from './Wishes.tsx';
import { words } from './words.ts';
import './trade.css';

interface TradeProps extends Props {
  readonly answers: readonly Action[];
  readonly onClose: () => void;
}
type Lay = Extract<Action, { type: 'lay' }>;

/** The spaces of a hero board as they lie there, and so many of each. */
const spaces = [
  { space: 'small', room: SMALL_SPACES, fits: isSmall },
  { space: 'large', room: LARGE_SPACES, fits: isLarge },
  { space: 'helm', room: HELM_SPACES, fits: (item: number) => item === HELM },
] as const;

const laysOf = (answers: readonly Action[]): readonly Lay[] => answers.flatMap((action) => (action.type === 'lay' ? [action] : []));

/** What one of the two carries; one's own can be laid on the cloth. */
function Rack(props: TradeProps & { readonly of: Seat; readonly side: 0 | 1; readonly own: boolean; readonly wishes: Asks }) {
  const { view, language, texts, answers, of: seat, side, own, busy, wishes } = props;
  const say = words[language];
  const { exchange } = view;
  const lays = own ? laysOf(answers) : [];
  const laid = (item: number): number => exchange.offer[side * ITEMS + item] ?? 0;
  const got = exchange.offer[(1 - side) * ITEMS + GOLD] ?? 0;
  const gold = goldOf(view, seat);
  const player = props.seats.find((face) => face.seat === seat);
  const pieces = itemNames.flatMap((name, item) => {
    const count = item === GOLD ? 0 : countOf(view, seat, item);
    return Array.from({ length: count }, (_, i) => ({ name, item, out: i < laid(item), key: `${name}${i}` }));
  });
  // each lies in a space of its kind, beside those that are free
  const shelf = spaces.flatMap(({ space, room, fits }) => {
    const there = pieces.filter(({ item }) => fits(item));
    const free = Array.from({ length: Math.max(0, room - there.length) }, (_, i) => ({ empty: say[space], key: `${space}${i}` }));
    return [...there, ...free];
  });
  const loose = pieces.filter(({ item }) => spaces.every(({ fits }) => !fits(item)));
  const goldLays = lays.filter(({ item }) => item === GOLD);
  return (
    <section className={classes('an-rack', `c-${kindOf(view, seat)}`)} aria-label={heroName(view, seat)}>
      <div className="an-rack__head">
        <Token name={faceOf(view, seat)} />
        <div>
          <h3>{heroName(view, seat)}</h3>
          <p>{player?.you === true ? say.you : player?.name}</p>
        </div>
        <span className="an-rack__purse">
          <Token name="gold" />
          <b>
            {gold}
            {gold - laid(GOLD) + got !== gold && (
              <>
                {' '}
                <Line name="arrow" /> {gold - laid(GOLD) + got}
              </>
            )}
          </b>
        </span>
      </div>
      <ul className="an-tiles">
        {[...shelf, ...loose].map((each) => {
          if ('empty' in each) {
            return (
              <li key={each.key}>
                <span className="an-tile is-empty">{each.empty}</span>
              </li>
            );
          }
          const { name, item, out, key } = each;
          const lay = out ? undefined : lays.find((each) => each.item === item);
          const flies = exchange.falcon === 1 && isLarge(item);
          const wish = own ? wishes.mine(name) : wishes.yours(name);
          return (
            <li key={key} className={classes(wish !== undefined && !out && 'is-wished')}>
              {!own && wishes.may && !out && !flies && wish === undefined ? (
                <button
                  type="button"
                  className="an-tile"
                  aria-label={say.askFor(itemLabel(name, language))}
                  onClick={() => wishes.ask(name, 1)}
                >
                  <Token name={tokenOf(name)} />
                  <span>{tileLabel(name, language)}</span>
                </button>
              ) : lay === undefined ? (
                <span className={classes('an-tile', out && 'is-out', flies && 'is-off')}>
                  <Token name={tokenOf(name)} />
                  <span>{tileLabel(name, language)}</span>
                </span>
              ) : (
                <button
                  type="button"
                  className="an-tile"
                  aria-label={texts.action(lay, view)}
                  aria-disabled={busy || undefined}
                  onClick={() => props.act(lay)}
                >
                  <Token name={tokenOf(name)} />
                  <span>{tileLabel(name, language)}</span>
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {goldLays.length > 0 && (
        <div className="an-rack__gold">
          <Token name="gold" />
          {goldLays.map((lay) => (
            <button
              key={lay.count}
              type="button"
              className="an-pick__n"
              aria-label={texts.action(lay, view)}
              onClick={() => props.act(lay)}
            >
              {lay.count}
            </button>
          ))}
        </div>
      )}
      {!own && wishes.may && gold - laid(GOLD) > 0 && wishes.yours('gold') === undefined && (
        <Button small onClick={() => wishes.ask('gold', gold)}>
          {say.askFor(itemLabel('gold', language))}
        </Button>
      )}
      {own && lays.length > 0 && <p className="an-why">{say.tapToLay}</p>}
      {!own && wishes.may && pieces.length > 0 && <p className="an-why">{say.tapToAsk}</p>}
    </section>
  );
}

/** What one of them has laid out. */
function Tray({ view, language, title, side }: Pick<Props, 'view' | 'language'> & { readonly title: string; readonly side: 0 | 1 }) {
  const say = words[language];
  const piles = itemNames.flatMap((name, item) => {
    const count = view.exchange.offer[side * ITEMS + item] ?? 0;
    return count > 0 ? [{ name, count }] : [];
  });
  return (
    <div className="an-tray">
      <h4>{title}</h4>
      <ul>
        {piles.length === 0 && <li className="an-tray__none">{say.nothingYet}</li>}
        {piles.map(({ name, count }) => (
          <li key={name} className="an-tile">
            <Token name={tokenOf(name)} />
            <span>{tileLabel(name, language)}</span>
            {count > 1 && <em>{count}</em>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Seal({ on, who, says }: { readonly on: boolean; readonly who: string; readonly says: string }) {
  return (
    <span className={classes('an-seal', on && 'is-on')}>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        {on ? (
          <>
            <path
              d="M32 3L40 9L50 7L53 17L61 23L58 32L61 42L52 47L49 57L39 55L32 61L24 55L14 57L12 47L3 41L6 32L3 22L12 17L15 7L25 9z"
              fill="#98301c"
              stroke="#2b1d12"
              strokeWidth="2"
            />
            <circle cx="32" cy="32" r="19" fill="#b8442c" stroke="#6d1a10" strokeWidth="2" />
            <path d="M21 33l8 8 15-18" fill="none" stroke="#ffe9d8" strokeWidth="5.5" strokeLinecap="round" strokeLinejoin="round" />
          </>
        ) : (
          <>
            <circle cx="32" cy="32" r="26" fill="none" stroke="currentColor" strokeWidth="2.5" strokeDasharray="6 6" />
            <path d="M22 32h.1M32 32h.1M42 32h.1" stroke="currentColor" strokeWidth="6" strokeLinecap="round" />
          </>
        )}
      </svg>
      <span>
        <b>{who}</b>
        <small>{says}</small>
      </span>
    </span>
  );
}

/** An exchange: two racks, a cloth between them, a seal for each. */
export function Trade({ onClose, ...props }: TradeProps) {
  const { view, language, texts, names, seat, answers, busy } = props;
  const say = words[language];
  const { a, b, falcon, agreed, offer } = view.exchange;
  const mySide = seat === a ? 0 : 1;
  const own = seat === a || seat === b ? seat : b;
  const other = own === a ? b : a;
  const otherSide = own === a ? 1 : 0;
  const sealed = (side: 0 | 1): boolean => (agreed & (1 << side)) !== 0;
  const agree = answers.find(({ type }) => type === 'agree');
  const cancel = answers.find(({ type }) => type === 'cancel');
  const laid = offer.some((count) => count > 0);
  const mine = seat === a || seat === b;
  const ownSide = own === a ? 0 : 1;
  const waiting = mine && sealed(ownSide);
  const fits = agree !== undefined || waiting;
  const whyNot = laid ? (texts.refusal({ code: 'does-not-fit' }) ?? '') : say.clothEmpty;
  const wishes = asksAt(props, other, mine);
  const nameOf = (each: Seat): string => (each === seat ? say.you : names.of(each));
  return (
    <Frame
      asks
      title={falcon === 1 ? say.exchangeByFalcon : say.exchangeOn(view.field[a] ?? 0)}
      aside={falcon === 1 ? say.onceADay : say.noHour}
      className="an-trade"
      closeLabel={say.lookAtMap}
      onClose={onClose}
      foot={
        <>
          <p>{waiting ? say.waitingFor(names.of(other)) : say.bothSeal}</p>
          <Gone {...props} onClose={onClose} />
          {cancel !== undefined && (
            <Button busy={busy} onClick={() => props.act(cancel)}>
              <Short short={say.callOff} whole={texts.action(cancel, view)} />
            </Button>
          )}
          {mine && !waiting && (
            <Button
              kind="primary"
              busy={busy}
              notNow={agree === undefined ? whyNot : undefined}
              onClick={() => agree !== undefined && props.act(agree)}
            >
              <Short short={say.agree} whole={texts.action({ type: 'agree' }, view)} />
            </Button>
          )}
        </>
      }
    >
      <div className="an-duo">
        <Rack {...props} onClose={onClose} of={other} side={otherSide} own={false} wishes={wishes} />
        <section className="an-cloth" aria-label={say.offer}>
          <Tray view={view} language={language} title={say.gives(heroName(view, other))} side={otherSide} />
          <Line name="swap" />
          <Tray
            view={view}
            language={language}
            title={mine ? say.youGive : say.gives(heroName(view, own))}
            side={mine ? mySide : ownSide}
          />
          {falcon === 1 && (
            <p className="an-flight" aria-hidden="true">
              {view.field[other]}
              <i />
              <Token name="item-falcon" />
              <i />
              {view.field[own]}
            </p>
          )}
        </section>
        <Rack {...props} onClose={onClose} of={own} side={ownSide} own={mine} wishes={wishes} />
      </div>
      <Wishes {...props} wishes={wishes} />
      <div className="an-bargain">
        <p className={classes('an-after', mine && laid && !fits && 'is-not')}>
          {mine && laid && <Line name={fits ? 'check' : 'cross'} />}
          <span>
            {mine && (fits ? say.fits : whyNot)} {falcon === 1 && say.noLargeFlying}
          </span>
        </p>
        <div className="an-seals">
          {([0, 1] as const).map((side) => {
            const who = side === 0 ? a : b;
            return (
              <Seal
                key={side}
                on={sealed(side)}
                who={nameOf(who)}
                says={sealed(side) ? say.sealed(heroName(view, who)) : who === seat ? say.notSealed : say.looksAtIt}
              />
            );
          })}
        </div>
      </div>
    </Frame>
  );
}
