import type { Language } from '@tafelrunde/kernel';
import { Button, Dialog } from '@tafelrunde/stage';
import { useEffect, useState } from 'react';
import { keep, kept } from '../keep.ts';
import { bookOf } from '../rules/books.ts';
import { inShort, plainText, readMarkdown } from '../rules/markdown.ts';
import { useLanguage, useTexts } from '../texts/index.ts';
import './goal.css';

function known(): readonly string[] {
  const games = kept('goals');
  return Array.isArray(games) ? games.filter((game) => typeof game === 'string') : [];
}

/** Whether somebody at this browser has read what a game is about. */
export const knowsGoal = (game: string): boolean => known().includes(game);

/** What was read of games so far. */
const goals = new Map<string, readonly string[]>();
const nameOf = (game: string, language: Language): string => `${game} ${language}`;

/** What a game is about, as its rulebook says in short; from then on it is at hand. */
export async function fetchGoal(game: string, language: Language): Promise<readonly string[] | undefined> {
  const source = await bookOf(game)?.[language]();
  if (source === undefined) return undefined;
  const sentences = inShort(readMarkdown(source)).map(plainText);
  goals.set(nameOf(game, language), sentences);
  return sentences;
}

/** What the game is about: shown at the first match, and again when somebody asks. */
export function GoalDialog({ game, name, onClose }: { readonly game: string; readonly name: string; readonly onClose: () => void }) {
  const t = useTexts();
  const language = useLanguage();
  const here = goals.get(nameOf(game, language));
  const [fetched, setFetched] = useState<readonly string[]>();
  const sentences = here ?? fetched;
  const missing = here === undefined;
  useEffect(() => {
    if (!missing) return undefined;
    let wanted = true;
    fetchGoal(game, language).then(
      (told) => wanted && setFetched(told),
      () => undefined, // the book itself says so when it is opened
    );
    return () => {
      wanted = false;
    };
  }, [game, language, missing]);
  const close = () => {
    keep('goals', [...known().filter((each) => each !== game), game]);
    onClose();
  };
  if (sentences === undefined) return null;
  return (
    <Dialog
      title={t.goal.title(name)}
      closeLabel={t.close}
      className="dialog--narrow"
      onClose={close}
      foot={
        <>
          <span className="muted note">{t.goal.note}</span>
          <Button kind="primary" onClick={close}>
            {t.goal.start}
          </Button>
        </>
      }
    >
      <ol className="goal">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
    </Dialog>
  );
}
