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

/** What the game is about, as its rulebook says in short: shown at the first match, and again when somebody asks. */
export function GoalDialog({ game, name, onClose }: { readonly game: string; readonly name: string; readonly onClose: () => void }) {
  const t = useTexts();
  const language = useLanguage();
  const [sentences, setSentences] = useState<readonly string[]>();
  useEffect(() => {
    let wanted = true;
    bookOf(game)
      ?.[language]()
      .then(
        (source) => wanted && setSentences(inShort(readMarkdown(source)).map(plainText)),
        () => undefined, // the book itself says so when it is opened
      );
    return () => {
      wanted = false;
    };
  }, [game, language]);
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
