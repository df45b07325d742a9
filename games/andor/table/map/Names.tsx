import type { Language } from '@tafelrunde/kernel';
import { memo, useId } from 'react';
import { words } from '../words.ts';
import { useLand } from './side.tsx';

/** What places are called, in the reader's language, along the lines they lie on. */
export const Names = memo(function Names({ language }: { readonly language: Language }) {
  const land = useLand();
  const id = useId();
  return (
    <g aria-hidden="true">
      {land.names.map(({ place, d, look }) => (
        <g key={place}>
          <path id={`${id}${place}`} d={d} fill="none" />
          <text className={`am-name is-${look} at-${place}`}>
            <textPath href={`#${id}${place}`} startOffset={look === 'title' ? '52%' : '50%'}>
              {words[language].names[place]}
            </textPath>
          </text>
        </g>
      ))}
    </g>
  );
});
