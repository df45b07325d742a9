import { bound, Button, classes, useOpenDialog } from '@tafelrunde/stage';
import { useId, useRef } from 'react';
import { heroName } from '../../texts/context.ts';
import { answersTo } from '../../opinions.ts';
import { itemNames } from '../../pieces.ts';
import type { Legend } from '../../legend/format.ts';
import { EVENT } from '../../rules/agenda.ts';
import { type Action, ENTRY, type Foretold } from '../../state.ts';
import type { Props } from '../panels/props.ts';
import { Token, type TokenName, tokenOf } from '../tokens.tsx';
import { Gone } from './Gone.tsx';
import { Happens } from './Happens.tsx';
import { voicesIn } from './opinions.ts';
import { For, Voices, Vote } from './Voices.tsx';
import { words } from './words.ts';
import { spoken } from '../spoken.ts';
import './story.css';
import './decide.css';

interface DecideProps extends Props {
  readonly answers: readonly Action[];
  readonly onClose: () => void;
}

/** The thing an answer is about. */
function tokenIn(action: Action): TokenName | undefined {
  const item = action.type === 'choose' && action.of === 'item' ? itemNames[action.value] : undefined;
  return item === undefined ? undefined : tokenOf(item);
}

/** The title of the card that asks: an event that is being carried out, else the card that was read last. */
function asking({ view, history }: Pick<Props, 'view' | 'history'>): Legend['title'] {
  const byEvent = view.agenda.some((code, i) => i % ENTRY === 0 && code === EVENT);
  const told = history?.steps.flatMap(({ events }) => events).findLast(({ kind }) => kind === (byEvent ? 'event-card' : 'card'));
  if (told?.kind === 'event-card' || told?.kind === 'card') return told.title;
  return (byEvent ? undefined : view.legend.readCards?.at(-1)?.title) ?? view.legend.title;
}

/** What an answer brings, as far as it is certain; undefined where nothing can be said of it. */
function broughtBy(action: Action, view: Props['view']): Foretold | undefined {
  const brings = view.ahead?.brings;
  if (brings === undefined || view.question.of !== 'option') return undefined;
  if (action.type === 'decline') return { events: [] };
  return action.type === 'choose' ? brings[view.question.choices.indexOf(action.value)] : undefined;
}

function Brings({ told, ...props }: Props & { readonly told: Foretold }) {
  const say = words[props.language];
  return (
    <div className="an-brings">
      {told.events.length === 0 && told.more !== true && <p>{say.nothing}</p>}
      <Happens {...props} events={told.events} />
      {told.more === true && <p>{told.events.length === 0 ? say.tellsItself : say.andMore}</p>}
    </div>
  );
}

/** A card asks somebody to choose; the others see what is asked, and say what they think. */
export function Decide({ answers, onClose, ...props }: DecideProps) {
  const { view, language, texts, names, asks, seat, busy } = props;
  const say = words[language];
  const box = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useOpenDialog(box, true, onClose, heading);
  const ask = asks.find((each) => each.seat === seat && each.must) ?? asks.find((each) => each.must);
  const mine = answers.length > 0;
  const offered = mine ? answers : answersTo(view);
  const asked = ask?.seat ?? view.question.seat;
  // whoever decides needs no voice of their own
  const voices = voicesIn(props.talk ?? [], props.seats).filter(({ seats }) => !mine || !seats.includes(asked));
  // a bot answers at once: nobody is in time to tell it what they think
  const talks = props.propose !== undefined && props.seats[asked]?.bot !== true;
  const votes = talks && !mine;
  const heard = voices.some((each) => each.answer !== undefined);
  const yes = answers.filter(({ type }) => type !== 'decline').length;
  // those who only look on read the question itself, too
  const question = (mine ? undefined : view.legend.question?.ask?.[language]) ?? (ask === undefined ? '' : texts.ask(ask, view, names));
  const told = (action: Action) => {
    const brought = broughtBy(action, view);
    return brought !== undefined && <Brings {...props} told={brought} />;
  };
  return (
    <dialog ref={box} className="an-scene an-decide" aria-labelledby={id} data-asks data-pace="off">
      <article className="an-parch an-choice">
        <p className="an-parch__kick" {...spoken(view, language, asking(props))}>
          {asking(props)[language]}
        </p>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {bound(question)}
        </h2>
        {view.legend.question?.looked !== undefined && (
          <section className="an-looked">
            <h3 {...spoken(view, language, view.legend.question.looked.title)}>{view.legend.question.looked.title[language]}</h3>
            <p {...spoken(view, language, view.legend.question.looked.story)}>{view.legend.question.looked.story[language]}</p>
          </section>
        )}
        <ul className="an-opts">
          {offered.map((action, i) => (
            <li key={JSON.stringify(action)} className={classes((!mine || broughtBy(action, view) !== undefined) && 'an-optcard')}>
              {!mine && (
                <h3>
                  {tokenIn(action) !== undefined && <Token name={tokenIn(action) ?? 'gold'} />}
                  {texts.action(action, view)}
                </h3>
              )}
              {told(action)}
              {(votes || heard) && <For {...props} voices={voices} answer={i} />}
              {votes && <Vote {...props} answer={i} label={texts.action(action, view)} />}
              {mine && (
                <Button
                  wide
                  className="an-opt"
                  // one thing to say yes to stands out; among several none does
                  kind={action.type !== 'decline' && yes === 1 ? 'primary' : 'secondary'}
                  busy={busy}
                  onClick={() => props.act(action)}
                >
                  {tokenIn(action) !== undefined && <Token name={tokenIn(action) ?? 'gold'} />}
                  {texts.action(action, view)}
                </Button>
              )}
            </li>
          ))}
        </ul>
        <div className="an-choice__foot">
          {(votes || heard) && <Voices {...props} voices={voices} answers={offered} asked={asked} />}
          <p>
            {mine ? say.youSpeak : say.speaks(ask === undefined ? '' : heroName(view, ask.seat))} {(votes || heard) && say.votesAreAdvice}
          </p>
          <Gone {...props} onClose={undefined} />
          <Button kind="quiet" onClick={onClose}>
            {say.lookAtMap}
          </Button>
        </div>
      </article>
    </dialog>
  );
}
