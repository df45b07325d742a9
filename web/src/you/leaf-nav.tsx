import { useLanguage } from '../texts/index.ts';
import { reminderWords } from '../reminders/words.ts';
import { statisticsWords } from '../statistics/words.ts';
import { youWords } from './words.ts';

/** The pages about oneself. */
export function LeafNav({ at }: { readonly at: 'you' | 'reminders' | 'statistics' }) {
  const language = useLanguage();
  const { title } = youWords[language];
  const leaves = [
    { id: 'you', path: '/you', name: title },
    { id: 'reminders', path: '/you/reminders', name: reminderWords[language].tab },
    { id: 'statistics', path: '/you/statistics', name: statisticsWords[language].title },
  ] as const;
  return (
    <nav className="leafnav" aria-label={title}>
      {leaves.map(({ id, path, name }) => (
        <a key={id} href={path} aria-current={id === at ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}
