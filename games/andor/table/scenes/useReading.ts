import type { Language } from '@tafelrunde/kernel';
import { useEffect, useState } from 'react';

/** Reads a text aloud with the browser's own voice, and stops when it is told to or when the text is gone. */
export function useReading(
  text: string,
  language: Language,
): { readonly can: boolean; readonly reads: boolean; readonly toggle: () => void } {
  const [reads, setReads] = useState(false);
  const can = typeof speechSynthesis !== 'undefined';
  useEffect(() => {
    if (!reads || !can) return undefined;
    const spoken = new SpeechSynthesisUtterance(text);
    spoken.lang = language;
    const ended = () => setReads(false);
    spoken.addEventListener('end', ended);
    spoken.addEventListener('error', ended);
    speechSynthesis.speak(spoken);
    return () => {
      spoken.removeEventListener('end', ended);
      spoken.removeEventListener('error', ended);
      speechSynthesis.cancel();
    };
  }, [reads, can, text, language]);
  return { can, reads, toggle: () => setReads((before) => !before) };
}
