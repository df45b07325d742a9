import { gathered } from './standing.ts';
import { listenerPicture } from './pictures.ts';
import './styles/stories.css';

export function Listener({ inspired }: { readonly inspired: boolean }) {
  return <img className="ana-tok" src={listenerPicture(inspired)} alt="" data-inspired={inspired || undefined} draggable={false} />;
}

function Stack({ listener, count }: { readonly listener: boolean; readonly count?: number }) {
  return (
    <span className="ana-stack">
      <i>{count !== undefined && <b>{count}</b>}</i>
      {listener && <Listener inspired />}
    </span>
  );
}

function Counted({ inspired, count }: { readonly inspired: boolean; readonly count: number }) {
  return (
    <span className="ana-counted">
      <Listener inspired={inspired} />
      <b>{count}</b>
    </span>
  );
}

export interface StoriesProps {
  readonly stories: number;
  readonly listeners: number;
  /** So many stacks and waiting listeners have room one by one; more are drawn once, with their number. */
  readonly room: number;
  readonly spot?: string | undefined;
}

/** Stories as small stacks: an inspired listener sits on each it can, the others wait beside. Decoration: words beside it speak. */
export function Stories({ stories, listeners, room, spot }: StoriesProps) {
  const { inspired, waiting } = gathered(listeners, stories);
  const each = (count: number) => Array.from({ length: count }, (_, i) => i);
  return (
    <span className="ana-stories" aria-hidden="true" data-spot={spot}>
      {stories + waiting <= room ? (
        <>
          {each(stories).map((i) => (
            <Stack key={i} listener={i < inspired} />
          ))}
          {waiting > 0 && (
            <span className="ana-wait">
              {each(waiting).map((i) => (
                <Listener key={i} inspired={false} />
              ))}
            </span>
          )}
        </>
      ) : (
        <>
          {stories > 0 && <Stack listener={false} count={stories} />}
          {inspired > 0 && <Counted inspired count={inspired} />}
          {waiting > 0 && <Counted inspired={false} count={waiting} />}
        </>
      )}
      {stories + listeners === 0 && <span className="ana-stack ana-stack--none" />}
    </span>
  );
}
