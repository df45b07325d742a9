import type { Language } from '@tafelrunde/kernel';
import { Sign, type SignName } from './tokens.tsx';
import type { Tab } from './words/shape.ts';
import { words as panelWords } from './panels/words.ts';
import { words } from './words.ts';

const tabs: readonly (readonly [Tab, SignName])[] = [
  ['map', 'boots'],
  ['heroes', 'will'],
  ['legend', 'scroll'],
  ['creatures', 'fangs'],
  ['council', 'chat'],
];

interface TabsProps {
  readonly tab: Tab;
  readonly language: Language;
  /** Another hero of the reader's can do something where he stands. */
  readonly idle: boolean;
  readonly onTab: (tab: Tab) => void;
}
/** On a phone the panels lie behind tabs; the map is the first. */
export function Tabs({ tab, language, idle, onTab }: TabsProps) {
  const say = words[language];
  return (
    <nav className="an-tabs" aria-label={say.panels}>
      {tabs.map(([name, sign]) => (
        <button
          key={name}
          type="button"
          data-tab={name}
          aria-current={name === tab ? 'true' : undefined}
          onClick={() => onTab(name === tab ? 'map' : name)}
        >
          <Sign name={sign} />
          <span>{say.tabs[name]}</span>
          {name === 'heroes' && idle && (
            <span className="an-tabs__idle">
              <span className="sr">{panelWords[language].mayAct}</span>
            </span>
          )}
        </button>
      ))}
    </nav>
  );
}
