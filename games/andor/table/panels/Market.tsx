import { Button } from '@tafelrunde/stage';
import { useState } from 'react';
import { PRICE } from '../../components/index.ts';
import { boardOf } from '../../side.ts';
import { stockIn } from '../../texts/reading.ts';
import { Shop } from '../scenes/Shop.tsx';
import type { Props } from './props.ts';
import { itemLabel } from './reading.ts';
import { Token, tokenOf } from '../tokens.tsx';
import { words } from './words.ts';
import './panels.css';

/** The equipment board: what is left of each article. Where the reader's hero stands at a shop, it opens. */
export function Market(props: Props) {
  const { view, language, seat } = props;
  const say = words[language];
  const [open, setOpen] = useState(false);
  const wares = seat === undefined ? [] : (view.legend.wares[seat] ?? []);
  return (
    <section className="an-panel an-market" aria-label={say.equipment}>
      <h2>
        {say.equipment} <small>{say.goldEach(PRICE)}</small>
      </h2>
      <ul>
        {stockIn(view).map(({ item, count }) => (
          <li key={item} className={count === 0 ? 'is-none' : undefined}>
            <Token name={tokenOf(item)} />
            <span className="an-market__name">{itemLabel(item, language)}</span>
            <em aria-hidden="true">{count}</em>
            <span className="sr">{count === 0 ? say.soldOut : say.left(count)}</span>
          </li>
        ))}
      </ul>
      {wares.length > 0 && !props.past ? (
        <Button small wide onClick={() => setOpen(true)}>
          {say.buyHere}
        </Button>
      ) : (
        <p className="an-soft">{say.nothingHere(boardOf(view).terrain.merchant)}</p>
      )}
      {open && wares.length > 0 && <Shop {...props} onClose={() => setOpen(false)} />}
    </section>
  );
}
