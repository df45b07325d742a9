import type { Proposal, Seat } from '@tafelrunde/kernel';
import { type ItemName, NONE } from '../../pieces.ts';
import { heroName } from '../../texts/context.ts';
import { Line } from '../panels/Line.tsx';
import type { Props } from '../panels/props.ts';
import { words } from './words.ts';

/** What the two ask each other for. Table talk: nobody has to give it. */
export interface Asks {
  readonly may: boolean;
  readonly ask: (item: ItemName, count: number) => void;
  /** What the partner wants of the reader, and the reader of the partner. */
  readonly mine: (item: ItemName) => Proposal | undefined;
  readonly yours: (item: ItemName) => Proposal | undefined;
  readonly all: readonly Proposal[];
}

export function asksAt({ talk = [], propose, seat, view }: Props, other: Seat, mine: boolean): Asks {
  const all = talk.filter(({ key, seat: by }) => key === 'give-me' && (by === view.exchange.a || by === view.exchange.b));
  const by = (from: Seat) => (item: ItemName) => all.find((each) => each.seat === from && each.params?.['item'] === item);
  return {
    may: mine && propose !== undefined && seat !== undefined,
    ask: (item, count) => propose?.({ key: 'give-me', params: { item, ...(count === 1 ? {} : { count }) }, to: [other] }),
    mine: by(other),
    yours: by(seat ?? NONE),
    all,
  };
}

/** Who asked for what, and what was said to it. */
export function Wishes({ wishes, ...props }: Props & { readonly wishes: Asks }) {
  const { view, texts, names, withdraw, language } = props;
  if (wishes.all.length === 0) return null;
  return (
    <ul className="an-wishes">
      {wishes.all.map(({ id, seat, key, params, replies }) => {
        const reply = replies[0];
        return (
          <li key={id}>
            <b>{heroName(view, seat)}</b> {texts.say(key, params ?? {}, view)}
            {reply !== undefined && (
              <q>
                <Line name={reply.yes ? 'check' : 'cross'} />
                {reply.say === undefined ? '' : texts.say(reply.say.key, reply.say.params ?? {}, view)}
              </q>
            )}
            {names.you.includes(seat) && withdraw !== undefined && (
              <button type="button" aria-label={words[language].dropWish} onClick={() => withdraw(id)}>
                <Line name="cross" />
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
