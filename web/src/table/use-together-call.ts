import type { TogetherInfo } from '@tafelrunde/protocol';
import { useEffect, useEffectEvent } from 'react';
import { toast } from '../frame/toasts.tsx';
import { useLanguage, useTexts } from '../texts/index.ts';
import { togetherCallWords } from './together-words.ts';

/** Somebody watches the finished match again with whoever wants to: said at its table, where the others still are. */
export function useTogetherCall(together: TogetherInfo | undefined, join: () => void): void {
  const t = useTexts();
  const say = togetherCallWords[useLanguage()];
  const others = together?.people.filter(({ you }) => !you) ?? [];
  const tell = useEffectEvent(() => {
    const names = others.map(({ name }) => name);
    toast({ tone: 'note', title: say.watch(t.list(names), names.length > 1), ways: [{ label: say.join, do: join }] });
  });
  const anybody = others.length > 0;
  useEffect(() => {
    if (anybody) tell();
  }, [anybody]);
}
