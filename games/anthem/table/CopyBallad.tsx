import { toClipboard } from '@tafelrunde/stage';
import { useState } from 'react';
import { useTitle, type BookProps } from './Book.tsx';
import { Glyph } from './Glyph.tsx';
import { ballad } from '../texts/ballad.ts';
import { dragonSong, songOf } from './song.ts';
import { useSpeech } from './speech.tsx';

/** The ballad as one sends it to friends: its title and its lines. */
export function CopyBallad({ narrate, ...props }: BookProps & { readonly narrate: (sentence: string) => void }) {
  const { language, say } = useSpeech();
  const { title, singer } = useTitle(props);
  const [done, setDone] = useState<'copied' | 'copyFailed'>();
  const copy = async () => {
    const lines =
      props.view.ending === 'dragon'
        ? dragonSong[language]
        : songOf(props.view, singer).map((card) => (card === undefined ? '…' : (ballad[language][card] ?? '')));
    const told = (await toClipboard([title, '', ...lines].join('\n'))) ? 'copied' : 'copyFailed';
    setDone(told);
    narrate(say[told]);
  };
  return (
    <button type="button" className="ant-btn" onClick={() => void copy()}>
      <Glyph name="copy" />
      {say[done ?? 'copyBallad']}
    </button>
  );
}
