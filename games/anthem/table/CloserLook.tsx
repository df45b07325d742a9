import { classes } from '@tafelrunde/stage';
import { END, ownNames, START } from '../cards.ts';
import { Card } from './Card.tsx';
import type { Face } from './face.ts';
import { ballad } from '../texts/ballad.ts';
import { useSpeech } from './speech.tsx';
import './styles/closer.css';

/** A card large, with its verse and its rule. Decoration for the eye: every card already says its name aloud. */
export function CloserLook({ face, left }: { readonly face: Face; readonly left: boolean }) {
  const { language, say, nameOf } = useSpeech();
  const own = typeof face === 'number' && ownNames.includes(face);
  const rule = face === 'death' ? 'closerDeath' : face === START || face === END ? 'closerEnd' : 'closerNumber';
  return (
    <aside className={classes('ant-closer', left && 'is-right')} aria-hidden="true">
      <Card face={face} name={own ? `${nameOf(face)} †` : nameOf(face)} />
      {typeof face === 'number' && <p className="ant-closer__verse">{ballad[language][face]}</p>}
      <p>{say[rule]}</p>
      {own && <p className="ant-closer__own">† {say.ownName}</p>}
    </aside>
  );
}
