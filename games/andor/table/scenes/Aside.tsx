import { Button, IconButton } from '@tafelrunde/stage';
import type { Props } from '../panels/props.ts';
import type { Page } from './pages.ts';
import type { Words } from './words/shape.ts';
import { words } from './words.ts';
import './aside.css';

/** In the corner of what there is to read: puts it aside, so that map, panels and actions can be used meanwhile. */
export function PutAside({ language, onAside }: Pick<Props, 'language'> & { readonly onAside: () => void }) {
  return <IconButton className="an-put-aside" icon="down" label={words[language].lookAtMap} onClick={onAside} />;
}

export interface Waiting {
  readonly key: string;
  readonly label: string;
  readonly onBack: () => void;
}

/** What was put aside waits at the foot of the map; one touch brings it back. */
export function Aside({ waiting }: { readonly waiting: readonly Waiting[] }) {
  if (waiting.length === 0) return null;
  return (
    <div className="an-aside">
      {waiting.map(({ key, label, onBack }) => (
        <Button key={key} kind="primary" icon="down" onClick={onBack}>
          <span>{label}</span>
        </Button>
      ))}
    </div>
  );
}

/** What a page is about, in short. */
export function titleOf(page: Page, language: Props['language'], say: Words): string {
  switch (page.kind) {
    case 'card':
    case 'event':
      return page.title[language];
    case 'fight':
      return page.fight.against === 'rubble' ? say.clearOn(page.fight.field) : say.fightOn(page.fight.field);
    case 'sunrise':
      return page.event?.title[language] ?? say.sunrise;
    case 'incident':
      switch (page.about.kind) {
        case 'fog-activated':
          return say.fogOn(page.about.field);
        case 'well-emptied':
          return say.wellOn(page.about.field);
        case 'uncovered':
          return say.foundOn(page.about.field);
      }
  }
}
