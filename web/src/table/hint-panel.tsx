import type { Advice } from '@tafelrunde/kernel';
import { classes, Icon, IconButton, useScrollStop } from '@tafelrunde/stage';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useTexts } from '../texts/index.ts';
import { figureOf, type HintUnit, hintRows, looksFurther, verdictOf } from './hint-words.ts';
import type { AnyTexts } from './use-narration.ts';
import './hint.css';

/** So many moves are shown at first, and never fewer than the best ones. */
const FIRST = 5;

/** What the best bot would do: in words, and how far the alternatives fall behind. Lies at the far edge: one's own pieces stay in reach. */
export function HintPanel(props: {
  readonly advice: Advice<unknown>;
  readonly view: unknown;
  readonly texts: AnyTexts;
  readonly unit: HintUnit;
  readonly onClose: () => void;
}) {
  const t = useTexts();
  const { onClose, unit } = props;
  const [all, showAll] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  useScrollStop(body);
  const rows = hintRows(props.advice, props.view, props.texts);
  const best = rows.filter((row) => row.best).length;
  const shown = all ? rows : rows.slice(0, Math.max(FIRST, best));
  const more = rows.length - shown.length;

  useEffect(() => {
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, [onClose]);

  return (
    <section className="hint" aria-label={t.hint.title}>
      <header className="hint__head">
        <Icon name="hint" />
        <p>{verdictOf(rows, t)}</p>
        <IconButton icon="close" label={t.close} onClick={onClose} />
      </header>
      <div className="hint__body" ref={body}>
        <ol className="hint__rows" aria-label={unit === 'chance' ? t.hint.chances : t.hint.expected}>
          {shown.map((row) => (
            <li key={row.words} className={classes(row.best && 'is-best')} style={{ '--part': row.part } as CSSProperties}>
              <span>{row.words}</span>
              <span className="nums">{figureOf(row.expected, unit, t)}</span>
            </li>
          ))}
        </ol>
        <footer className="hint__foot">
          <small>
            {rows.length > 1 && (unit === 'chance' ? t.hint.chanceMeaning : t.hint.meaning)} {t.hint.basis(props.advice.iterations)}{' '}
            {unit === 'points' && looksFurther(rows) && t.hint.alsoOthers}
          </small>
          {more > 0 && (
            <button type="button" className="link" onClick={() => showAll(true)}>
              {t.hint.others(more)}
            </button>
          )}
        </footer>
      </div>
    </section>
  );
}
