import type { Language } from '@tafelrunde/kernel';
import {
  dueStep,
  type GameTable,
  type Lessons,
  type LessonMoment,
  narrate,
  type Script,
  type StepWords,
  type TableProps,
  useLatest,
  useTopDialog,
} from '@tafelrunde/stage';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../texts/index.ts';

// any: of whatever game
type AnyScript = Script<any, any, string>;
type AnyMoment = LessonMoment<any, any>;
type AnyWords = Readonly<Record<string, StepWords<any, any>>>;

/** A script with its words in the language of the page. */
interface Fetched {
  readonly from: GameTable['lesson'];
  readonly language: Language;
  readonly script: AnyScript;
  readonly words: AnyWords;
}

/** What the coach says now. Taken down when its moment came: bots may play on while somebody reads. */
export interface CoachCard {
  readonly step: string;
  readonly shows: readonly string[];
  readonly rule: string | undefined;
  readonly title: string;
  readonly text: string;
  readonly ask: string | undefined;
  readonly why: string | undefined;
  /** The moves it asks for; none where it is only to be read. */
  readonly asks: readonly unknown[];
  /** Said where another move was played; undefined once it is said. */
  readonly otherwise: string | undefined;
}

export interface Coach {
  readonly card: CoachCard | undefined;
  readonly inSight: string;
  /** How many steps there are, and the how-manieth this is. */
  readonly steps: number;
  readonly at: number;
  /** Every card was read, and none is shown again. */
  readonly finished: boolean;
  readonly goOn: () => void;
  /** Shows the card before this one; undefined where there is none. */
  readonly back: (() => void) | undefined;
  /** Plays the move that is asked for. */
  readonly showMe: (() => void) | undefined;
  readonly skip: () => void;
}

/** Milliseconds without a change before something is said: first one sees what happened. */
const REST = 450;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function useScript(lesson: GameTable['lesson'], language: Language, wanted: boolean): Fetched | undefined {
  const [fetched, setFetched] = useState<Fetched>();
  useEffect(() => {
    if (!wanted || lesson === undefined) return undefined;
    let here = true;
    lesson()
      .then(async (script) => ({ from: lesson, language, script, words: await script.words[language]() }))
      .then(
        (found) => here && setFetched(found),
        () => undefined, // without the network the match is played without its words
      );
    return () => {
      here = false;
    };
  }, [lesson, language, wanted]);
  return wanted && fetched !== undefined && fetched.from === lesson && fetched.language === language ? fetched : undefined;
}

function cardOf({ script, words }: Fetched, moment: AnyMoment): CoachCard | undefined {
  const due = dueStep(script, moment);
  const said = due === undefined ? undefined : words[due.name];
  if (due === undefined || said === undefined) return undefined;
  const { name: step, shows, asks } = due;
  const [best] = asks;
  const asking = asks.length > 0;
  return {
    step,
    shows,
    asks,
    rule: script.steps[step]?.rule,
    title: said.title,
    text: said.text(moment),
    ask: asking ? said.ask?.(moment, best) : undefined,
    why: asking ? said.why?.(moment, best) : undefined,
    otherwise: asking ? said.otherwise?.(moment, best) : undefined,
  };
}

const plain = (text: string): string => text.replaceAll('**', '');

export interface CoachParts {
  readonly lesson: GameTable['lesson'];
  /** Present while the reader wants to be taught. */
  readonly lessons: Lessons | undefined;
  /** What the table gets, but for `act`. */
  readonly props: Pick<
    TableProps<unknown, unknown, unknown>,
    'view' | 'seat' | 'legal' | 'names' | 'past' | 'result' | 'busy' | 'language' | 'pace'
  >;
  /** Something lies over the table. */
  readonly covered: boolean;
  readonly act: (action: unknown) => void;
}

/** Teaches by a script: one card at a time, each until it was read or its move was played, and every move is accepted. */
export function useCoach({ lesson, lessons, props, covered, act }: CoachParts): {
  readonly coach: Coach | undefined;
  readonly act: (action: unknown) => void;
} {
  const t = useTexts();
  const { view, seat, legal, names, past, result, busy, language, pace } = props;
  const fetched = useScript(lesson, language, lessons !== undefined);
  const [held, hold] = useState<CoachCard>();
  const [before, setBefore] = useState<readonly CoachCard[]>([]);
  const [back, lookBack] = useState(0);

  const dialog = useTopDialog();
  const under = covered || dialog !== undefined;
  const still = fetched === undefined || lessons === undefined || seat === undefined || past || result !== undefined || busy || under;
  const moment: AnyMoment | undefined = still ? undefined : { view, seat, legal, names, known: lessons.known };
  const due = moment === undefined || held !== undefined ? undefined : cardOf(fetched as Fetched, moment);
  const dueName = due?.step;
  const show = useEffectEvent(() => {
    if (due === undefined) return;
    hold(due);
    lookBack(0);
    narrate([due.title, plain(due.text), due.ask].filter((part) => part !== undefined).join('. '));
  });
  useEffect(() => {
    if (dueName === undefined) return undefined;
    const timer = setTimeout(show, pace === 'off' ? 0 : REST);
    return () => clearTimeout(timer);
  }, [dueName, pace]);

  const leave = (card: CoachCard) => {
    lessons?.learn(card.step);
    setBefore((all) => [...all.filter(({ step }) => step !== card.step), card]);
    hold(undefined);
  };
  const latestRef = useLatest({ held, leave, act, t });
  const coached = useCallback(
    (action: unknown) => {
      const now = latestRef.current;
      const card = now.held;
      if (card !== undefined) {
        now.leave(card);
        const { otherwise } = card;
        if (card.asks.length > 0 && otherwise !== undefined && !card.asks.some((each) => same(each, action))) {
          hold({ ...card, title: now.t.learn.otherwise, text: otherwise, ask: undefined, why: undefined, asks: [], otherwise: undefined });
          narrate(plain(otherwise));
        }
      }
      now.act(action);
    },
    [latestRef],
  );

  if (lessons === undefined || fetched === undefined) return { coach: undefined, act: coached };
  const steps = Object.keys(fetched.script.steps);
  const earlier = back === 0 ? undefined : before.at(-back);
  const card = earlier ?? held;
  const done = steps.filter((name) => lessons.known.includes(name)).length;
  const coach: Coach = {
    card: past || result !== undefined || under ? undefined : card,
    inSight: fetched.script.inSight,
    steps: steps.length,
    finished: done === steps.length && card === undefined,
    at: Math.min(steps.length, card === undefined || lessons.known.includes(card.step) ? Math.max(1, done) : done + 1),
    goOn: () => {
      if (earlier !== undefined) lookBack(back - 1);
      else if (held !== undefined) leave(held);
    },
    back: card !== undefined && back < before.length ? () => lookBack(back + 1) : undefined,
    showMe: earlier === undefined && held !== undefined && held.asks.length > 0 && !busy ? () => coached(held.asks[0]) : undefined,
    skip: () => {
      hold(undefined);
      lookBack(0);
      lessons.stop();
    },
  };
  return { coach, act: coached };
}
