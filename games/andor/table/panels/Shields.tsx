import { shieldsIn } from '../../texts/reading.ts';
import { Token } from '../tokens.tsx';
import type { Props } from './props.ts';
import { words } from './words.ts';
import './panels.css';

/** The golden shields: those that are taken lie dark. `level`: of its heading. */
export function Shields({ view, language, level = 2 }: Pick<Props, 'view' | 'language'> & { readonly level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const say = words[language];
  const { all, free } = shieldsIn(view);
  return (
    <div className="an-castle">
      <Heading>
        {say.castle} <small>{say.shields(free, all)}</small>
      </Heading>
      <div className="an-castle__row" aria-hidden="true">
        {Array.from({ length: all }, (_, i) => (
          <Token key={i} name="golden-shield" className={i < free ? undefined : 'is-used'} />
        ))}
      </div>
    </div>
  );
}
