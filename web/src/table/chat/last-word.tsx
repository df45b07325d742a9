import type { ChatLine } from '@tafelrunde/protocol';
import { FINE, Icon } from '@tafelrunde/stage';
import { useTexts } from '../../texts/index.ts';
import { wordsOf } from '../proposals.ts';
import type { AnyTexts } from '../use-narration.ts';
import { toWriting } from '../use-panels.ts';

interface LastWordProps {
  /** What was said and not read yet, the newest last. */
  readonly unread: readonly ChatLine[];
  readonly texts: AnyTexts;
  readonly view: unknown;
  readonly onOpen: () => void;
}

/** Where the talk is out of sight: the last thing somebody said, until it was read. One touch opens the talk. */
export function LastWord({ unread, texts, view, onOpen }: LastWordProps) {
  const t = useTexts();
  const last = unread.at(-1);
  if (last === undefined) return null;
  const open = () => {
    onOpen();
    // The line goes once it was read: with a keyboard one goes on in the talk. On a phone nobody wants one to pop up.
    if (matchMedia(FINE).matches) toWriting();
  };
  return (
    <button type="button" className="lastword" onClick={open}>
      <Icon name="chat" />
      <span className="sr">{t.shell.unread(unread.length)}: </span>
      <span className="lastword__said">
        <b>{last.name}</b> {wordsOf(last, t, texts, view)}
      </span>
      {unread.length > 1 && (
        <span className="nums" aria-hidden="true">
          +{unread.length - 1}
        </span>
      )}
    </button>
  );
}
