import { classes, type TableProps } from '@tafelrunde/stage';
import type { ReactNode } from 'react';
import type { Action, Event, View } from '../state.ts';
import { Sideways, Upright } from './Gesture.tsx';
import { shortcuts } from './shortcuts.ts';
import { chancesIn } from './options.ts';
import { usePicking } from './pick.ts';
import { type Gesture, playSays, recruitSays } from './saying.ts';
import { words } from './words.ts';
import './styles/choice.css';

function GestureButton(props: {
  readonly kind: 'play' | 'recruit';
  readonly label: string;
  readonly gesture: Gesture;
  readonly picture: ReactNode;
  readonly notNow: string | undefined;
  readonly shortcut: string;
  readonly onPress: () => void;
}) {
  const { kind, label, gesture, picture, notNow, shortcut } = props;
  const shut = !gesture.can || notNow !== undefined;
  return (
    <button
      type="button"
      className={classes('ana-act', `ana-act--${kind}`)}
      aria-disabled={shut || undefined}
      aria-keyshortcuts={shortcut}
      title={notNow}
      onClick={props.onPress}
    >
      {picture}
      <span>
        <b>{label}</b> <small>{notNow ?? gesture.says}</small>
      </span>
    </button>
  );
}

/** The two gestures with the picked card, in the dock: both tell what they would do, and a forbidden one why. */
export function Choice(props: TableProps<View, Action, Event> & { readonly notNow: string | undefined }) {
  const { view, seat, legal, language, names, notNow } = props;
  const say = words[language];
  const { picked: card } = usePicking(view);
  const chances = chancesIn(legal);
  const nameOf = (which: number): string => names.of(which);
  if (seat === undefined || !chances.asked) return undefined;
  const may = card === undefined ? 'unasked' : chances.of(card);
  const play: Gesture = card === undefined ? { can: false, says: say.pickFirst } : playSays(view, seat, card, may, nameOf, say);
  const recruit = recruitSays(view, seat, card, chances.recruiting, nameOf, say);
  const press = (type: 'play' | 'recruit', gesture: Gesture) => {
    // Why nobody may recruit is the same for every card: without a picked one the first stands for all.
    const asked = card ?? view.hand[0];
    if (asked === undefined) return;
    if (gesture.can) props.act({ type, card: asked });
    else if (card !== undefined || (type === 'recruit' && !chances.recruiting)) props.why({ type, card: asked });
  };
  return (
    <div className="anansi-choice">
      <GestureButton
        kind="play"
        label={say.play}
        gesture={play}
        picture={<Upright />}
        notNow={notNow}
        shortcut={shortcuts.play}
        onPress={() => press('play', play)}
      />
      <GestureButton
        kind="recruit"
        label={say.recruit}
        gesture={recruit}
        picture={<Sideways />}
        notNow={notNow}
        shortcut={shortcuts.recruit}
        onPress={() => press('recruit', recruit)}
      />
    </div>
  );
}
