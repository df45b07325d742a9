import { Button, classes } from '@tafelrunde/stage';
import { useState } from 'react';
import { HELM_SPACES, LARGE_SPACES, MOST_STRENGTH, SMALL_SPACES } from '../../components/index.ts';
import { BREW, HELM, isLarge, isSmall, type ItemName, itemNames, NONE, STRENGTH } from '../../pieces.ts';
import type { Goods } from '../../engine-port.ts';
import type { Action, View } from '../../state.ts';
import { heroName } from '../../texts/context.ts';
import type { Props } from '../panels/props.ts';
import { words as panelWords } from '../panels/words.ts';
import { faceOf, goldOf, itemLabel, kindOf, spacesOf, tileLabel } from '../panels/reading.ts';
import { Token, tokenOf } from '../tokens.tsx';
import { Frame } from './Frame.tsx';
import { Short } from './Short.tsx';
import { Hut, Stall } from './Shopfront.tsx';
import type { Words } from './words/shape.ts';
import { words } from './words.ts';
import './shop.css';

type Buy = Extract<Action, { type: 'buy' }>;

/** Every way to pay for a ware. */
export const buysOf = (legal: readonly Action[], item: number): readonly Buy[] =>
  legal.flatMap((action) => (action.type === 'buy' && action.item === item ? [action] : []));

/** Why a ware cannot be bought (AND-8.3 to AND-8.5), in the words beside it. */
export function whyNot(view: View, seat: number, { item, price }: Goods, say: Words): string {
  const { small, large, helm } = spacesOf(view, seat);
  if (item === STRENGTH && (view.strength[seat] ?? 0) >= MOST_STRENGTH) return say.strongest;
  if (item !== STRENGTH) {
    if (view.stock[item] === 0) return say.soldOut;
    if (isSmall(item) && small.length >= SMALL_SPACES) return say.noSmall;
    if (isLarge(item) && large.length >= LARGE_SPACES) return say.noLarge;
    if (item === HELM && helm.length >= HELM_SPACES) return say.noHelm;
  }
  return say.tooDear(Math.max(1, price - goldOf(view, seat)));
}

const spaceOf = (item: number, say: Words): string => (isSmall(item) ? say.smallSpace : isLarge(item) ? say.largeSpace : say.helmSpace);

function Bag({
  view,
  seat,
  language,
  chosen,
}: { readonly view: View; readonly seat: number; readonly chosen: Goods | undefined } & Pick<Props, 'language'>) {
  const say = words[language];
  const { small, large, helm } = spacesOf(view, seat);
  const ghost = chosen === undefined || chosen.item === STRENGTH ? undefined : (itemNames[chosen.item] as ItemName);
  const tile = (name: ItemName | undefined, empty: string, next: boolean, key: string) => {
    if (name === undefined && next && ghost !== undefined) {
      return (
        <li key={key} className="an-tile is-ghost">
          <Token name={tokenOf(ghost)} />
          <span>{tileLabel(ghost, language)}</span>
        </li>
      );
    }
    return (
      <li key={key} className={classes('an-tile', name === undefined && 'is-empty')}>
        {name === undefined ? (
          empty
        ) : (
          <>
            <Token name={tokenOf(name)} />
            <span>{tileLabel(name, language)}</span>
          </>
        )}
      </li>
    );
  };
  return (
    <ul className="an-tiles">
      {Array.from({ length: SMALL_SPACES }, (_, i) =>
        tile(small[i], say.small, i === small.length && chosen !== undefined && isSmall(chosen.item), `s${i}`),
      )}
      {tile(large[0], say.large, chosen !== undefined && isLarge(chosen.item), 'large')}
      {tile(helm[0], say.helm, chosen?.item === HELM, 'helm')}
    </ul>
  );
}

/** What is sold where the reader's hero stands: wares with price, stock and space, and what the purse will hold. */
export function Shop({ onClose, ...props }: Props & { readonly onClose: () => void }) {
  const { view, legal, language, texts, busy } = props;
  const say = words[language];
  const { uses } = panelWords[language];
  const seat = props.seat ?? 0;
  const wares = view.legend.wares[seat] ?? [];
  const [wanted, want] = useState<number>();
  const chosen = wares.find(({ item }) => item === wanted) ?? wares.find(({ item }) => buysOf(legal, item).length > 0);
  const buys = chosen === undefined ? [] : buysOf(legal, chosen.item);
  const field = view.field[seat] ?? 0;
  const witch = wares.length > 0 && wares.every(({ item }) => item === BREW);
  const gold = goldOf(view, seat);
  const strength = view.strength[seat] ?? 0;
  return (
    <Frame
      title={witch ? say.witchOn(field) : say.merchantOn(field)}
      className="an-shop"
      art={witch ? <Hut hero={heroName(view, seat).toLowerCase()} /> : <Stall />}
      closeLabel={say.leave}
      onClose={onClose}
      foot={
        <>
          <p>{say.buyingIsFree}</p>
          <Button onClick={onClose}>{say.leave}</Button>
          {buys.map((buy) => (
            <Button key={buy.gem} kind={buy.gem === NONE ? 'primary' : 'secondary'} busy={busy} onClick={() => props.act(buy)}>
              {buy.gem === NONE && chosen !== undefined ? (
                <Short short={say.buyFor(chosen.price)} whole={texts.action(buy, view)} />
              ) : (
                texts.action(buy, view)
              )}
            </Button>
          ))}
        </>
      }
    >
      <div className="an-shopb">
        <ul className="an-wares">
          {wares.map((goods) => {
            const { item, price } = goods;
            const can = buysOf(legal, item).length > 0;
            const name = item === STRENGTH ? say.strength : itemLabel(itemNames[item] as ItemName, language);
            return (
              <li key={item}>
                <button
                  type="button"
                  className="an-ware"
                  aria-pressed={chosen?.item === item}
                  aria-disabled={!can || undefined}
                  onClick={() => (can ? want(item) : props.why({ type: 'buy', item, gem: NONE }))}
                >
                  <Token name={item === STRENGTH ? 'strength-point' : tokenOf(itemNames[item] as ItemName)} />
                  <span className="an-ware__price">
                    <Token name="gold" />
                    {price}
                  </span>
                  <b>{name}</b>
                  {item !== STRENGTH && <small className="an-ware__use">{witch ? say.brewTells : uses[itemNames[item] as ItemName]}</small>}
                  <small className={can ? undefined : 'is-not'}>
                    {can
                      ? item === STRENGTH
                        ? `${strength} → ${strength + 1}`
                        : `${spaceOf(item, say)} · ${say.left(view.stock[item] ?? 0)}`
                      : whyNot(view, seat, goods, say)}
                  </small>
                </button>
              </li>
            );
          })}
        </ul>
        <aside className={classes('an-mybag', `c-${kindOf(view, seat)}`)}>
          <div className="an-rack__head">
            <Token name={faceOf(view, seat)} />
            <h3>{heroName(view, seat)}</h3>
            <span className="an-rack__purse">
              <Token name="gold" />
              <b>{gold}</b>
            </span>
          </div>
          {chosen !== undefined && gold >= chosen.price && (
            <p className="an-count">
              <span>{say.purse}</span>
              {gold} − {chosen.price} = <b>{gold - chosen.price}</b>
            </p>
          )}
          {chosen?.item === STRENGTH && buys.length > 0 && (
            <p className="an-count">
              <span>{say.strength}</span>
              {strength} → <b>{strength + 1}</b>
            </p>
          )}
          <Bag view={view} seat={seat} language={language} chosen={chosen} />
        </aside>
      </div>
    </Frame>
  );
}
