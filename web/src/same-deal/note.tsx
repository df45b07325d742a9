import type { TableInfo } from '@tafelrunde/protocol';
import { useTexts } from '../texts/index.ts';
import { useSameDealWords } from './words.ts';

/** At a table whose deal was played before: that it was, who knows it, and that it is never rated. Nothing elsewhere. */
export function SameDealNote({ table }: { readonly table: TableInfo }) {
  const t = useTexts();
  const say = useSameDealWords();
  if (table.again === undefined) return null;
  const knew = table.seats.flatMap(({ name, knew: known }) => (known === true ? [name] : []));
  return (
    <p className="muted">
      {say.said} {knew.length > 0 && say.knew(t.list(knew), knew.length > 1)} {say.others}
    </p>
  );
}
