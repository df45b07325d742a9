import type { Language } from '@tafelrunde/kernel';
import { Sign, type SignName } from './tokens.tsx';
import type { Tab } from './words/shape.ts';
import { words } from './words.ts';

const tabs: readonly (readonly [Tab, SignName])[] = [
  ['map', 'boots'],
  ['heroes', 'will'],
  ['legend', 'scroll'],
  ['creatures', 'fangs'],
  ['council', 'chat'],
];

/** On a phone the panels lie behind tabs; the map is the first. */
export function Tabs({ tab, language, onTab }: { readonly tab: Tab; readonly language: Language; readonly onTab: (tab: Tab) => void }) {
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
        </button>
      ))}
    </nav>
  );
}
