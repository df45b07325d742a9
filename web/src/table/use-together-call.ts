import type { InEveryLanguage } from '@tafelrunde/kernel';
import type { TogetherInfo } from '@tafelrunde/protocol';
import { useEffect, useEffectEvent } from 'react';
import { toast } from '../frame/toasts.tsx';
import { useLanguage, useTexts } from '../texts/index.ts';

const words: InEveryLanguage<{ readonly watch: (who: string, several: boolean) => string; readonly join: string }> = {
  de: {
    watch: (who, several) => `${who} ${several ? 'schauen' : 'schaut'} die Partie noch einmal an.`,
    join: 'Mitschauen',
  },
  en: { watch: (who, several) => `${who} ${several ? 'are' : 'is'} watching the match again.`, join: 'Join in' },
  fr: { watch: (who, several) => `${who} ${several ? 'revoient' : 'revoit'} la partie.`, join: 'Se joindre' },
};

/** Somebody watches the finished match again with whoever wants to: said at its table, where the others still are. */
export function useTogetherCall(together: TogetherInfo | undefined, join: () => void): void {
  const t = useTexts();
  const say = words[useLanguage()];
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
