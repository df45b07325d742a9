import type { Language } from '@tafelrunde/kernel';
import {
  type CueSays,
  type Cues,
  type CueWords,
  dueCue,
  type GameTable,
  type LessonMoment,
  narrate,
  type TableProps,
} from '@tafelrunde/stage';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTaught } from '../lessons.ts';
import { beginning, follow, type Named, putAside } from './course.ts';
import { noteSaid, useSaid } from './known.ts';
import { dueTool, toolShows, type ToolCue, type ToolsNow } from './tools.ts';
import { useCueWords } from './words.ts';

// any: of whatever game
type AnyCues = Cues<any, any, string>;
type AnyMoment = LessonMoment<any, any>;

/** What a game says the first time, with the words of the page's language. */
interface Fetched {
  readonly language: Language;
  readonly table: AnyCues;
  readonly words: Readonly<Record<string, CueSays<any, any>>>;
}

export interface CueNow {
  readonly game: string;
  readonly cues: GameTable['cues'];
  readonly props: Pick<TableProps<unknown, unknown, unknown>, 'view' | 'seat' | 'legal' | 'names' | 'past' | 'busy' | 'language' | 'pace'>;
  /** What the reader must answer. */
  readonly ask: string | undefined;
  /** Something lies over the table, or something else is asked first. */
  readonly covered: boolean;
  readonly tools: ToolsNow;
}

export interface SaidCue extends CueWords {
  readonly key: string;
  readonly shows: readonly string[];
  readonly inSight: string;
  readonly rule: string | undefined;
  readonly close: () => void;
}

/** Milliseconds without a change before something is said: first one sees what happened. */
const REST = 450;

/** The name under which the shell's own cues are kept. */
const TABLE = 'table';

function useFetched(cues: GameTable['cues'], language: Language): Fetched | undefined {
  const [fetched, setFetched] = useState<Fetched>();
  useEffect(() => {
    let here = true;
    cues?.()
      .then(async (table) => ({ language, table, words: await table.words[language]() }))
      .then(
        (found) => here && setFetched(found),
        () => undefined, // without the network the table says nothing more than usual
      );
    return () => {
      here = false;
    };
  }, [cues, language]);
  return fetched?.language === language ? fetched : undefined;
}

type Kept = Pick<SaidCue, 'title' | 'text' | 'rule' | 'shows'>;

/** The cue that is said now. Its words are those of the moment it came: they do not change while somebody reads. */
export function useCues({ game, cues, props, ask, covered, tools }: CueNow): SaidCue | undefined {
  const { view, seat, legal, names, past, busy, language, pace } = props;
  const fetched = useFetched(cues, language);
  const say = useCueWords();
  const said = useSaid(game);
  const taught = useTaught(game);
  const saidOfTools = useSaid(TABLE);
  const [course, setCourse] = useState(beginning);
  const [kept, setKept] = useState<Kept>();

  const still = seat === undefined || ask === undefined || past || busy || covered || fetched === undefined;
  const moment: AnyMoment | undefined = still ? undefined : { view, seat, legal, names, known: [...said, ...taught] };
  const dueName = moment === undefined || fetched === undefined ? undefined : dueCue(fetched.table.cues, moment);
  const dueOfTools = moment === undefined ? undefined : dueTool(tools, saidOfTools);
  const showsOf = ({ of, name }: Named): readonly string[] | undefined =>
    of === TABLE ? toolShows(name, tools) : moment && fetched?.table.cues[name]?.shows(moment);
  // While an answer is on its way, or something lies over the table, nothing is over.
  const { held } = course;
  const holds = held !== undefined && (showsOf(held) !== undefined || (held.of !== TABLE && moment === undefined));

  const { course: next, over } = follow(course, {
    ask,
    due: dueName === undefined ? undefined : { of: game, name: dueName },
    tool: dueOfTools === undefined ? undefined : { of: TABLE, name: dueOfTools },
    holds,
  });
  const keptOf = (cue: Named): Kept => {
    const { of, name } = cue;
    const says = of === TABLE ? say.tools[name as ToolCue] : fetched?.words[name];
    const words = typeof says === 'function' ? moment && says(moment) : says;
    const rule = of === TABLE ? undefined : fetched?.table.cues[name]?.rule;
    return { title: '', text: '', ...words, rule, shows: showsOf(cue) ?? [] };
  };
  const goOn = useEffectEvent(() => {
    if (over !== undefined) noteSaid(over.of, over.name);
    if (next.held !== undefined && next.held !== held) {
      const now = keptOf(next.held);
      setKept(now);
      narrate(`${now.title}. ${now.text}`);
    }
    setCourse(next);
  });
  // What is over is over at once; what is new waits until the table has come to rest.
  const change = next === course ? '' : `${next.ask ?? ''} ${next.held?.of ?? ''} ${next.held?.name ?? ''}`;
  const wait = next.held !== undefined && pace !== 'off' ? REST : 0;
  useEffect(() => {
    if (change === '') return undefined;
    const timer = setTimeout(goOn, wait);
    return () => clearTimeout(timer);
  }, [change, wait]);

  if (held === undefined || kept === undefined || !holds || covered || past || course.ask !== ask) return undefined;
  return {
    ...kept,
    key: `${held.of} ${held.name}`,
    inSight: fetched?.table.inSight ?? '.dock .btn',
    close: () => {
      const { course: read, over: aside } = putAside(course);
      if (aside !== undefined) noteSaid(aside.of, aside.name);
      setCourse(read);
    },
  };
}
