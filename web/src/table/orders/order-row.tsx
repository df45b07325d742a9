import type { OrderWords } from '@tafelrunde/kernel';
import { classes, Icon, IconButton } from '@tafelrunde/stage';
import type { AnyTexts } from '../use-narration.ts';
import type { Offer, SeatOrders } from './orders.ts';
import { useOrderWords } from './words.ts';
import './orders.css';

/** A key of a newer page says itself. */
const wordsFor = (texts: AnyTexts, key: string): OrderWords => texts.order?.(key) ?? { what: key, until: '' };

export interface StandingOrdersProps {
  readonly orders: SeatOrders;
  readonly texts: AnyTexts;
  /** Answers, and the same from now on. */
  readonly onOffer: (offer: Offer) => void;
  readonly onWithdraw: (key: string) => void;
}

/** What stands, each with its end and a way to withdraw it; and what was dropped, with the reason. */
export function OrderRow({ orders: { standing, dropped }, texts, onWithdraw }: StandingOrdersProps) {
  const say = useOrderWords();
  const off = dropped === undefined || standing.includes(dropped.key) ? undefined : dropped;
  if (standing.length === 0 && off === undefined) return null;
  return (
    <ul className="orders" aria-label={say.label}>
      {standing.map((key) => {
        const { what, until } = wordsFor(texts, key);
        return (
          <li key={key} className="order">
            <Icon name="pin" />
            <span>
              {what} <small>{until}</small>
            </span>
            <IconButton icon="close" label={say.withdraw(what)} onClick={() => onWithdraw(key)} />
          </li>
        );
      })}
      {off !== undefined && (
        <li className={classes('order', 'order--off')}>
          <Icon name="pin" />
          <span>
            {say.ended(wordsFor(texts, off.key).what)} <small>{say.why[off.why]}</small>
          </span>
        </li>
      )}
    </ul>
  );
}

/** Answers what is asked now, and the same from now on. It takes the place of what just happened: the table does not jump. */
export function OrderOffers({ orders: { offers }, texts, onOffer }: StandingOrdersProps) {
  const say = useOrderWords();
  return offers.map((offer) => {
    const { what, until } = wordsFor(texts, offer.key);
    return (
      <button key={offer.key} type="button" className="orderoffer" onClick={() => onOffer(offer)} title={say.offer(what, until)}>
        <Icon name="pin" />
        <span className="orderoffer__says">{say.offer(what, until)}</span>
      </button>
    );
  });
}

/** Both, for a dialog that lies over the dock. */
export function StandingOrders(props: StandingOrdersProps) {
  const { offers, standing, dropped } = props.orders;
  if (offers.length === 0 && standing.length === 0 && dropped === undefined) return null;
  return (
    <div className="orders-beside">
      <OrderRow {...props} />
      <OrderOffers {...props} />
    </div>
  );
}
