import { bound, Button, classes } from '@tafelrunde/stage';
import { useEffect } from 'react';
import { useLand } from '../map/side.tsx';
import type { Props } from '../panels/props.ts';
import { Token, type TokenName, tokenOf } from '../tokens.tsx';
import { PutAside, titleOf } from './Aside.tsx';
import { Happens } from './Happens.tsx';
import type { IncidentPage } from './pages.ts';
import { words } from './words.ts';
import type { Words } from './words/shape.ts';
import './story.css';
import './sunrise.css';

/** Below this part of the map a place would lie under a card at the map's foot. */
const LOW = 0.45;

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
  onPlace,
  ...props
}: Props & {
  readonly page: IncidentPage;
  readonly onTurn: () => void;
  readonly onAside: () => void;
  readonly onPlace?: ((field: number | undefined) => void) | undefined;
}) {
  const { language, texts, names, view, pace } = props;
  const say = words[language];
  const { about, happens } = page;
  const pic: TokenName =
    about.kind === 'fog-activated' ? `fog-${about.back}` : about.kind === 'well-emptied' ? 'well-empty' : tokenOf(about.item);
  const kick = titleOf(page, language, say);
  const { field } = about;
  useEffect(() => {
    onPlace?.(field);
    return () => onPlace?.(undefined);
  }, [field, onPlace]);
  const land = useLand();
  const low = (land.fields[field]?.number[1] ?? 0) > land.height * LOW;
  const right = (land.fields[field]?.number[0] ?? 0) > land.width / 2;
  const bad = about.kind === 'fog-activated' && (about.back === 'gor' || about.back === 'event');
  return (
    <section className={classes('an-incident', bad && 'is-bad', low && 'is-up', right && 'is-left')} aria-label={kick} data-pace={pace}>
      <Token name={pic} className="an-incident__pic" />
      <div>
        <span className="an-incident__kick">{kick}</span>
        <h2>{bound(texts.event(about, names, view) ?? '')}</h2>
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
