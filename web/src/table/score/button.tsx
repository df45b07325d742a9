import { useScoreWords } from './words.ts';
import './score.css';

/** The name and state of the match, pressed: how everybody stands. Lies over them, so that it takes no room from the words. */
export function ScoreButton({ onPress }: { readonly onPress: () => void }) {
  const say = useScoreWords();
  return (
    <button type="button" className="bar__score" title={say.title} onClick={onPress}>
      <span className="sr">{say.title}</span>
    </button>
  );
}
