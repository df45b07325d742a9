import { Shield } from '@tafelrunde/stage';
import { type BookProps, Initial, useTitle } from './Book.tsx';
import { Glyph } from './Glyph.tsx';
import { useSpeech } from './speech.tsx';

/** The table after the end: what came of it, and the book to read again. */
export function Ending({ read, ...props }: BookProps & { readonly read: () => void }) {
  const { view, seats } = props;
  const { say } = useSpeech();
  const { title, by, singer } = useTitle(props);
  const face = seats.find((each) => each.seat === singer);
  return (
    <div className="ant-ending">
      {view.winner >= 0 && face !== undefined && <Shield seat={face.seat} name={face.name} />}
      <div>
        <Initial title={title} />
        <p>{by}</p>
      </div>
      <button type="button" className="ant-btn" onClick={read}>
        <Glyph name="quill" />
        {say.readBallad}
      </button>
    </div>
  );
}
