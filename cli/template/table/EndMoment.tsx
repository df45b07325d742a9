import { Button, type TableProps, useSkip } from '@tafelrunde/stage';
import { useRef } from 'react';
import type { Action, Event, View } from '../state.ts';
import { words } from './words.ts';
import './table.css';

/** What the screen shows when the match ends before one's eyes. Any key or tap goes on to the result. */
export function EndMoment({ result, texts, names, language, done }: TableProps<View, Action, Event> & { readonly done: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useSkip(box, done);
  return (
    <div ref={box} className="pebbles pebbles--end" tabIndex={-1}>
      <p>{result !== undefined && texts.result(result, names)}</p>
      <Button kind="primary" onClick={done}>
        {words[language].goOn}
      </Button>
    </div>
  );
}
