import { loadRules } from '@tafelrunde/games';
import { RefusedError } from '@tafelrunde/kernel';
import type { MatchInfo, TableInfo } from '@tafelrunde/protocol';
import { classes, TableFigure } from '@tafelrunde/stage';
import { useState } from 'react';
import { saveFile } from '../frame/hand-over.ts';
import { toastFault } from '../frame/toasts.tsx';
import type { TableLink } from '../link/link.ts';
import { useTexts } from '../texts/index.ts';
import { checkRecord, type Verdict } from './checking.ts';
import { WaxSeal } from './emblems.tsx';

type State = { readonly at: 'idle' | 'checking' | 'failed' } | { readonly at: 'done'; readonly verdict: Verdict; readonly text: string };

/** Long enough to be seen: a check that flashes by convinces nobody. */
const SEEN = 700;

export interface CheckProps {
  readonly link: TableLink;
  readonly table: TableInfo;
  readonly match: MatchInfo;
}

export function CheckDeal({ link, table, match }: CheckProps) {
  const { here, carry } = useTexts();
  /** Whoever dealt could know everything: said beside what can be checked. */
  const dealer = link.home === 'here' ? here.check : table.origin === 'carried' ? carry.known : undefined;
  const t = useTexts().end.check;
  const [state, setState] = useState<State>({ at: 'idle' });

  const check = async () => {
    setState({ at: 'checking' });
    try {
      const [text, module] = await Promise.all([link.record(), loadRules(table.game), new Promise((resolve) => setTimeout(resolve, SEEN))]);
      if (module === undefined) throw new RefusedError({ code: 'unknown-game' });
      setState({ at: 'done', verdict: checkRecord(text, table, match, module), text });
    } catch (fault) {
      toastFault(fault);
      setState({ at: 'failed' });
    }
  };

  if (state.at === 'checking') {
    return (
      <div className="check" aria-live="polite">
        <TableFigure />
        <p>
          <strong>{t.checking}</strong>
          {t.checkingHint}
        </p>
      </div>
    );
  }
  if (state.at === 'done') {
    const { verdict, text } = state;
    const said =
      verdict.kind === 'fair'
        ? { title: t.fair, text: [t.fairHint(verdict.moves), dealer].join(' ').trim() }
        : verdict.kind === 'unfair'
          ? { title: t.unfair, text: t.reasons[verdict.reason] }
          : { title: t.question, text: t.noSeal };
    return (
      <div className={classes('check', verdict.kind === 'fair' && 'is-true', verdict.kind === 'unfair' && 'is-false')} aria-live="polite">
        <WaxSeal />
        <p>
          <strong>{said.title}</strong>
          {said.text}
        </p>
        <div className="check__do">
          <button type="button" className="link" onClick={() => saveFile(`tafelrunde-${table.id}.json`, text)}>
            {verdict.kind === 'unfair' ? t.proof : t.save}
          </button>
          <a className="link" href="/about#fair">
            {t.how}
          </a>
        </div>
      </div>
    );
  }
  return (
    <div className="check">
      <WaxSeal />
      <p>
        <strong>{t.question}</strong>
        {state.at === 'failed' ? t.noRecord : (dealer ?? t.hint)}
      </p>
      <button type="button" className="link" onClick={() => void check()}>
        {state.at === 'failed' ? t.again : t.button}
      </button>
    </div>
  );
}
