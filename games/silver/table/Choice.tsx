import { classes, Speaking, type TableProps, useKeys } from '@tafelrunde/stage';
import { useRef } from 'react';
import { triggerOf } from '../cards.ts';
import { type Action, type Event, NONE, type View } from '../state.ts';
import { shortcuts } from './shortcuts.ts';
import type { Sign } from './art/signs.ts';
import { Lit } from './Card.tsx';
import { type Chances, chancesIn } from './chances.ts';
import { Amulet, Glyph } from './Glyph.tsx';
import { useMode } from './mode.ts';
import { useHistory } from './panels.ts';
import { pushedUp, usePushing } from './pushing.ts';
import { useSpeech } from './speech.tsx';
import './styles/choice.css';

type ChoiceProps = TableProps<View, Action, Event> & { readonly notNow: string | undefined };

/** One button of the tray: what it does, and in small what comes of it. */
interface Way {
  readonly key: string;
  readonly sign?: Sign | 'amulet';
  readonly label: string;
  readonly small?: string | undefined;
  readonly main?: boolean;
  /** Narrow: on a phone the sign alone is drawn. */
  readonly free?: boolean;
  /** Cannot be done now: answers with the rule. */
  readonly shut?: Action;
  readonly shortcut?: string;
  readonly press: () => void;
}

/** Puts the focus on the first house that can be chosen. */
export function toHouses(): void {
  document.querySelector<HTMLElement>('.silver .sv-village.is-mine [data-lit], .silver .sv-village [data-lit]')?.focus();
}

function useWays(props: ChoiceProps, chances: Chances): readonly Way[] {
  const { view, act } = props;
  const { say, nameOf } = useSpeech();
  const [, enter] = useMode();
  const [, openHistory] = useHistory();
  const held = view.held?.card ?? NONE;
  const top = view.discard.at(-1) ?? NONE;
  const does = (key: string, label: string, action: Action, more: Partial<Way> = {}): Way => ({
    key,
    label,
    press: () => act(action),
    ...more,
  });
  if (chances.mode !== undefined)
    return [{ key: 'back', sign: 'undo', label: say.back, shortcut: 'Escape', press: () => enter(undefined) }];

  const free = chances.free.map((mode): Way => {
    const press = () => {
      enter(mode);
      requestAnimationFrame(toHouses);
    };
    if (mode.kind === 'amulet')
      return { key: 'amulet', sign: 'amulet', label: say.amulet, small: say.amuletSmall, free: true, shortcut: shortcuts.amulet, press };
    if (mode.kind === 'empath')
      return { key: 'empath', sign: 'eye', label: nameOf(2), small: say.empathSmall, free: true, shortcut: shortcuts.empath, press };
    return {
      key: `guard-${mode.by}`,
      sign: 'shield',
      label: nameOf(3),
      small: say.guardSmall(mode.by + 1),
      free: true,
      shortcut: shortcuts.guard,
      press,
    };
  });
  const ways: Way[] = [];
  if (view.step === 'turn') {
    if (chances.has('draw'))
      ways.push(
        does(
          'draw',
          say.draw,
          { type: 'draw' },
          { sign: 't-drop', small: say.drawSmall(view.pile, view.open.length), main: true, shortcut: shortcuts.draw },
        ),
      );
    if (chances.has('draw-one')) ways.push(does('draw-one', say.drawOne, { type: 'draw-one' }, { sign: 't-drop' }));
    if (chances.has('take'))
      ways.push(
        does('take', say.take(top), { type: 'take' }, { sign: 't-swap', small: say.takeSmall(nameOf(top)), shortcut: shortcuts.take }),
      );
    if (chances.has('call')) ways.push(does('call', say.call, { type: 'call' }, { sign: 'bell', small: say.callSmall }));
    else {
      const small = view.caller === NONE ? say.callSmall : say.calledAlready;
      ways.push(does('call', say.call, { type: 'call' }, { sign: 'bell', small, shut: { type: 'call' } }));
    }
  }
  const idle = triggerOf(held) === 'drop' && !chances.has('use'); // SIL-6.13
  if (chances.has('use'))
    ways.push(
      does(
        'use',
        say.use[held] ?? '',
        { type: 'use' },
        { sign: signOf(held), small: say.useSmall[held], main: true, shortcut: shortcuts.use },
      ),
    );
  if (chances.has('discard'))
    ways.push(
      does(
        'discard',
        say.layDown,
        { type: 'discard' },
        {
          sign: 't-drop',
          small: held === NONE ? undefined : say.layDownSmall[idle ? 'idle' : triggerOf(held)],
          shortcut: shortcuts.discard,
        },
      ),
    );
  if (chances.has('turn-over'))
    ways.push(
      does(
        'turn-over',
        view.pushed.length === 1 ? say.exchange : say.turnOver(view.pushed.length),
        { type: 'turn-over' },
        {
          sign: 'flip',
          small: view.pushed.length > 1 ? say.turnOverSmall(view.pushed.length) : undefined,
          main: true,
          shortcut: shortcuts['turn-over'],
        },
      ),
    );
  else if (chances.has('push') && view.step !== 'witch')
    ways.push({
      key: 'move-in',
      sign: 't-swap',
      label: say.moveIn,
      small: say.moveInSmall,
      shortcut: shortcuts['move-in'],
      press: toHouses,
    });
  if (chances.has('add')) {
    ways.push(does('left', say.left, { type: 'add', side: 'left' }, { sign: 'left', shortcut: shortcuts.left }));
    ways.push(does('right', say.right, { type: 'add', side: 'right' }, { sign: 'right', shortcut: shortcuts.right }));
  }
  if (view.step === 'dig')
    ways.push({
      key: 'history',
      sign: 't-drop',
      label: say.searchPile,
      main: true,
      shortcut: shortcuts.history,
      press: () => openHistory(true),
    });
  if (chances.has('return')) ways.push(does('return', say.putBack, { type: 'return' }, { sign: 'undo' }));
  if (chances.has('forgo'))
    ways.push(does('forgo', view.step === 'again' ? say.noMore : say.forgo, { type: 'forgo' }, { shortcut: shortcuts.forgo }));
  if (chances.has('end')) ways.push(does('end', say.end, { type: 'end' }, { sign: 'moon', main: true, shortcut: shortcuts.end }));
  return [...ways, ...free];
}

const signOf = (card: number): Sign => (card === 5 || card === 6 ? 't-face-up' : card >= 10 ? 't-swap' : 'eye');

function Ways(given: ChoiceProps) {
  const { pushing, send } = usePushing(given.view);
  const { view, legal } = pushedUp(given.view, given.legal, pushing);
  const { notNow } = given;
  const busy = given.busy || pushing.sent;
  const act = (action: Action) => (action.type === 'turn-over' && pushing.places.length > 0 ? send() : given.act(action));
  const props: ChoiceProps = { ...given, view, legal, act };
  const [wanted] = useMode();
  const chances = chancesIn(legal, view, wanted);
  const ways = useWays(props, chances);
  const held = view.held?.card ?? NONE;
  const box = useRef<HTMLDivElement>(null);
  const press = (way: Way) => {
    if (notNow !== undefined || busy) return;
    if (way.shut === undefined) way.press();
    else props.why(way.shut);
  };
  // Shortcuts act while one of the buttons has the focus.
  useKeys(box, (event) => {
    const way = ways.find((each) => each.shortcut?.toLowerCase() === event.key.toLowerCase());
    if (way === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    press(way);
  });
  return (
    <div ref={box} className="silver-choice" data-ways={ways.length}>
      {held !== NONE && (
        <span className="sv-inhand" aria-hidden="true">
          <Lit card={held} />
        </span>
      )}
      {ways.map((way) => (
        <button
          key={way.key}
          type="button"
          className={classes('sv-btn', way.main === true && 'is-main', way.free === true && 'is-free')}
          aria-disabled={way.shut !== undefined || notNow !== undefined || undefined}
          aria-keyshortcuts={way.shortcut}
          data-way={way.key}
          title={notNow ?? way.small}
          onClick={() => press(way)}
        >
          {way.sign === 'amulet' ? <Amulet /> : way.sign !== undefined && <Glyph sign={way.sign} />}
          <span>
            <b>{way.label}</b>
            {way.small !== undefined && <small> {way.small}</small>}
          </span>
        </button>
      ))}
    </div>
  );
}

/** The tray in the dock: what can be done that is not a touch on a house. */
export function Choice(props: ChoiceProps) {
  return (
    <Speaking language={props.language} names={props.names}>
      <Ways {...props} />
    </Speaking>
  );
}
