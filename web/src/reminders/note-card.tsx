import { useLanguage } from '../texts/index.ts';
import { worldOf } from '../worlds.ts';
import { reminderWords } from './words.ts';

/** A message as a screen shows it. */
export function NoteCard({ game }: { readonly game: string }) {
  const language = useLanguage();
  const { preview } = reminderWords[language];
  const world = worldOf(game);
  return (
    <div className="note-card">
      <img src={world?.picture} alt="" />
      <div>
        <small>
          <span>Tafelrunde</span>
          <span>{preview.now}</span>
        </small>
        <b>{preview.head(world?.words[language].name ?? game)}</b>
        <span>{preview.text}</span>
      </div>
    </div>
  );
}
