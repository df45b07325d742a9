import { bound } from '@tafelrunde/stage';
import type { Props } from '../panels/props.ts';
import type { Event } from '../../state.ts';
import { Token, type TokenName, tokenOf } from '../tokens.tsx';
import { DieFace } from './DieFace.tsx';

/** The token a line is about. */
function tokenFor(event: Event): TokenName {
  switch (event.kind) {
    case 'creature-placed':
    case 'creature-moved':
    case 'creature-stays':
    case 'creature-in-castle':
    case 'creature-removed':
    case 'creature-skipped':
      return event.creature;
    case 'figure-placed':
    case 'figure-moved':
    case 'figure-left':
    case 'ally-stepped':
      return event.figure;
    case 'got':
    case 'lost':
      return tokenOf(event.item);
    case 'points':
      return event.what === 'gold' ? 'gold' : event.what === 'strength' ? 'strength-point' : 'ui-will';
    case 'laid':
    case 'removed':
      if (event.what === 'farmer') return 'farmer';
      if (event.what === 'well') return 'well-full';
      if (event.what === 'fog') return 'fog';
      if (event.what === 'rubble') return 'rubble-5';
      if (event.what === 'x') return 'red-x';
      return event.what === 'covered' ? 'rune-back' : tokenOf(event.what);
    case 'farmers-saved':
    case 'farmers-lost':
      return 'farmer';
    case 'wells-filled':
      return 'well-full';
    case 'narrator':
      return 'narrator';
    case 'fight-over':
      return event.creature === 'rubble' ? 'rubble-5' : event.creature;
    case 'rubble-cleared':
      return `rubble-${(event.values[0] ?? 5) as 5}`;
    case 'event-averted':
    case 'shielded':
      return 'item-shield';
    default:
      return 'star';
  }
}

/** Without what was taken away and laid there again: a card that sets the board up anew changes nothing in such a place. */
function changes(events: readonly Event[]): readonly Event[] {
  const kept = [...events];
  for (const gone of events) {
    if (gone.kind !== 'removed') continue;
    const again = kept.findIndex(
      (each, i) =>
        each.kind === 'laid' && i > kept.indexOf(gone) && each.what === gone.what && each.field === gone.field && each.count === gone.count,
    );
    if (again < 0) continue;
    kept.splice(again, 1);
    kept.splice(kept.indexOf(gone), 1);
  }
  return kept;
}

/** What happened, line by line, each with its token. Lines come one after another; a touch shows all of them. */
export function Happens({ events, texts, names, view }: Pick<Props, 'texts' | 'names' | 'view'> & { readonly events: readonly Event[] }) {
  const lines: { event: Event; sentence: string }[] = [];
  for (const event of changes(events)) {
    const sentence = texts.event(event, names, view);
    const before = lines.at(-1);
    if (sentence === undefined) continue;
    // what is rolled for one thing stands in one line
    if (event.kind === 'die' && before?.event.kind === 'die') before.sentence += ` ${sentence}`;
    else lines.push({ event, sentence });
  }
  if (lines.length === 0) return null;
  return (
    <ol className="an-happens">
      {lines.map(({ event, sentence }, i) => (
        <li key={`${i} ${sentence}`} style={{ animationDelay: `${Math.min(i, 12) * 240}ms` }}>
          {event.kind === 'die' ? (
            <span className="an-happens__die">
              <DieFace face={event.faces.at(-1) ?? event.result} />
            </span>
          ) : (
            <Token name={tokenFor(event)} />
          )}
          <span>{bound(sentence)}</span>
        </li>
      ))}
    </ol>
  );
}
