import type { OrderNote } from '@tafelrunde/protocol';
import { Icon } from '@tafelrunde/stage';
import type { AnyTexts } from '../use-narration.ts';
import { useOrderWords } from './words.ts';

/** At a line of the log that an order of the reader has answered. */
export function ByOrder() {
  const say = useOrderWords();
  return (
    <span className="log__auto">
      <Icon name="pin" />
      {say.byOrder}
    </span>
  );
}

/** How an order of the reader ended, after the line by which it did. */
export function OrderEnded({ note: { key, ended = 'over' }, texts }: { readonly note: OrderNote; readonly texts: AnyTexts }) {
  const say = useOrderWords();
  return (
    <div className="log__clock">
      <b>
        <Icon name="pin" />
        {say.ended(texts.order?.(key).what ?? key)}
      </b>
      {say.why[ended]}
    </div>
  );
}
