/** Effects, and how long a change holds. */
import type { Condition, Effect } from '../format.ts';
import type { Shape } from '../shape.ts';
import { either, object, tagged, word } from '../shape.ts';
import { later } from '../words.ts';
import { boardEffects } from './board-effects.ts';
import { flowEffects } from './flow-effects.ts';
import { heroEffects } from './hero-effects.ts';
import { modifierEffects } from './modifier-effects.ts';
import { comment, condition, key, letter } from './parts.ts';
import { setupEffects } from './setup-effects.ts';

export const effectShapes: Readonly<Record<string, Shape>> = {
  span: either(
    'how long it holds: "this_day", "this_round", "this_fight", "legend", "until", "whileOn" or "while"',
    { look: 'string', is: word('a span', ['this_day', 'this_round', 'this_fight', 'legend'], later.span) },
    { look: { key: 'until' }, is: object<{ until: string }>({ until: letter }) },
    { look: { key: 'whileOn' }, is: object<{ whileOn: string }>({ whileOn: letter }) },
    { look: { key: 'while' }, is: object<{ while: Condition }>({ while: condition }) },
  ),
  effect: tagged<Effect, 'do'>(
    'do',
    'an effect',
    { ...setupEffects, ...boardEffects, ...heroEffects, ...flowEffects, ...modifierEffects },
    later.do,
    { key, comment },
  ),
};
