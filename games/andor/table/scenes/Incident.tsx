import { Button, classes } from '@tafelrunde/stage';
import type { Props } from '../panels/props.ts';
import { Token, type TokenName, tokenOf } from '../tokens.tsx';
import { PutAside, titleOf } from './Aside.tsx';
import { Happens } from './Happens.tsx';
import type { IncidentPage } from './pages.ts';
import { words } from './words.ts';
import './story.css';
import './sunrise.css';

/** Fog that lifted, a well, a find: told at the foot of the map, where it happened. */
export function Incident({
  page,
  onTurn,
  onAside,
  ...props
}: Props & { readonly page: IncidentPage; readonly onTurn: () => void; readonly onAside: () => void }) {
  const { language, texts, names, view, pace } = props;
  const say = words[language];
  const { about, happens } = page;
  const pic: TokenName =
    about.kind === 'fog-activated' ? `fog-${about.back}` : about.kind === 'well-emptied' ? 'well-empty' : tokenOf(about.item);
  const kick = titleOf(page, language, say);
  const bad = about.kind === 'fog-activated' && (about.back === 'gor' || about.back === 'event');
  return (
    <section className={classes('an-incident', bad && 'is-bad')} aria-label={kick} data-pace={pace}>
      <Token name={pic} className="an-incident__pic" />
      <div>
        <span className="an-incident__kick">{kick}</span>
        <h2>{texts.event(about, names, view)}</h2>
        <Happens events={happens} {...props} />
      </div>
      <PutAside language={language} onAside={onAside} />
      <div className="an-incident__acts">
        <Button kind="primary" onClick={onTurn}>
          {say.goOn}
        </Button>
      </div>
    </section>
  );
}
