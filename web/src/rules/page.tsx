import { useEffect, useMemo } from 'react';
import { NotFound } from '../frame/notice.tsx';
import { TopBar } from '../frame/top-bar.tsx';
import { nameOfGame } from '../lobby/rows.tsx';
import { useTexts } from '../texts/index.ts';
import { worlds } from '../worlds.ts';
import { bookOf } from './books.ts';
import { Rulebook } from './rulebook.tsx';

/** A book can be read before its game has a table. */
const booked: readonly string[] = worlds.map(({ id }) => id).filter((id) => bookOf(id) !== undefined);

/** A rulebook as a page of its own. */
export function RulesPage({ game, rule }: { readonly game: string; readonly rule?: string | undefined }) {
  const t = useTexts();
  const known = worlds.some((world) => world.id === game);
  const name = nameOfGame(t, game);
  const asked = useMemo(() => (rule === undefined ? undefined : { rule }), [rule]);
  useEffect(() => {
    document.title = `${t.rules.title(name)} – Tafelrunde`;
  }, [t, name]);
  if (!known) return <NotFound />;
  return (
    <>
      <TopBar />
      <main className="page rulespage" id="content">
        <h1>{t.rules.title(name)}</h1>
        {booked.length > 1 && (
          <nav className="rulespage__games" aria-label={t.rules.all}>
            {booked.map((each) => (
              <a key={each} className="link" href={`/rules/${each}`} aria-current={each === game ? 'page' : undefined}>
                {nameOfGame(t, each)}
              </a>
            ))}
          </nav>
        )}
        <Rulebook key={game} game={game} asked={asked} titled />
      </main>
    </>
  );
}
