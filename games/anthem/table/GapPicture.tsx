import { Card } from './Card.tsx';
import type { Gap } from './gap.ts';
import './styles/gap.css';

/** Why a row is closed: the gap between its two neighbours. */
export function GapPicture({ gap }: { readonly gap: Gap }) {
  return (
    <div className="ant-gap" aria-hidden="true">
      <Card face={gap.low} />
      {Array.from({ length: gap.empty }, (_, i) => (
        <i key={`${i}`} />
      ))}
      <Card face={gap.high} />
    </div>
  );
}
