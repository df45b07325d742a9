import { itemNames } from '../../pieces.ts';
import type { Point } from '../../sharing.ts';
import type { View } from '../../state.ts';
import { Sign, Token, tokenOf } from '../tokens.tsx';

/** A point of a pool. Decoration. */
export function PointToken({ point, view }: { readonly point: Point; readonly view: View }) {
  if (point === 'willpower') {
    return (
      <span className="an-heart">
        <Sign name="will" />
      </span>
    );
  }
  if (point === 'item') return <Token name={tokenOf(itemNames[view.pool.item] ?? 'gold')} />;
  return <Token name={point === 'gold' ? 'gold' : 'strength-point'} />;
}
