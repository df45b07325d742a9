import { Icon } from '@tafelrunde/stage';
import { useEffect } from 'react';
import { toastFault } from '../frame/toasts.tsx';
import { navigate } from '../router.ts';
import { useTexts } from '../texts/index.ts';

/** Opens a match file as a replay. What reads it is fetched only now. */
async function watchFile(file: File | undefined): Promise<void> {
  if (file === undefined) return;
  try {
    await (await import('../replay/sources.ts')).chooseFile(file);
    navigate('/replay/file');
  } catch (fault) {
    toastFault(fault);
  }
}

const carriesFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;

/** A match file can be chosen here, or dropped anywhere on the page. */
export function MatchFile() {
  const t = useTexts();
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (carriesFile(event)) event.preventDefault();
    };
    const dropped = (event: DragEvent) => {
      if (!carriesFile(event)) return;
      event.preventDefault();
      void watchFile(event.dataTransfer?.files[0]);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('drop', dropped);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('drop', dropped);
    };
  }, []);
  return (
    <label className="matchfile muted small" title={t.lobby.fileHint}>
      <Icon name="replay" />
      <span>{t.lobby.file}</span>
      <input
        type="file"
        className="sr"
        accept=".json,application/json"
        onChange={(event) => {
          void watchFile(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </label>
  );
}
