import type { TableInfo } from '@tafelrunde/protocol';
import { useEffect, useEffectEvent } from 'react';
import { toast } from '../frame/toasts.tsx';
import { useTexts } from '../texts/index.ts';
import type { Seated } from './seated.ts';
import type { End } from './use-end.ts';

/** Somebody wants to play again: said over the table as well, where the result has been closed. */
export function useRematchCall(table: TableInfo, { yours, names }: Seated, end: End): void {
  const t = useTexts();
  const said = table.rematch?.yes ?? [];
  const others = said.filter((seat) => !yours.includes(seat));
  const asked = yours.length > 0 && !yours.some((seat) => said.includes(seat)) && table.rematch?.table === undefined;
  const tell = useEffectEvent(() => {
    if (!asked || end.at !== 'away' || others.length === 0) return;
    const who = others.map((seat) => names.of(seat));
    toast({ tone: 'note', title: t.end.want(who), ways: [{ label: t.shell.showResult, do: end.show }] });
  });
  const key = others.join();
  useEffect(() => {
    if (key !== '') tell();
  }, [key]);
}
