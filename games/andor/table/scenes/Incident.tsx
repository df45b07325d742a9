import { Button, classes } from '@tafelrunde/stage';
import type { Props } from '../panels/props.ts';
import { Token, type TokenName, tokenOf } from '../tokens.tsx';
import { PutAside, titleOf } from './Aside.tsx';
import { Happens } from './Happens.tsx';
import type { IncidentPage } from './pages.ts';
import { words } from './words.ts';
import type { Words } from './words/shape.ts';
import './story.css';
import './sunrise.css';

/** Why, and what comes of it: the line below says what it brought this time. */
function tellsOf({ about }: IncidentPage, say: Words): string {
  if (about.kind === 'well-emptied') return say.wellTells;
  if (about.kind === 'uncovered') {
    const { item } = about;
    return say.findTells[item.startsWith('rune-') ? 'rune' : item.startsWith('gem-') ? 'gem' : 'other'];
  }
  const { back } = about;
  return say.fogTells[back === 'event' || back === 'gor' || back === 'wineskin' || back === 'brew' ? back : 'points'];
}

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
        <p className="an-incident__tells">{tellsOf(page, say)}</p>
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
