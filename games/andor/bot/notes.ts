import type { Plain } from '@tafelrunde/kernel';
import type { View } from '../state.ts';
import type { Job } from './jobs.ts';
import { isNews, type People, peopleIn } from './people.ts';
import { type Route, routeIn } from './route.ts';

/** What a seat writes down from turn to turn: the walk it is on, what it set out to do today, and what it has seen of the others. */
export interface Notes {
  readonly route: Route | undefined;
  readonly people: People;
  readonly job?: Job | undefined;
}

export function notesIn(memo: Plain | undefined, view: View, seat: number): Notes {
  return { route: routeIn(memo, view), people: peopleIn(memo, view, seat), job: jobIn(memo, view) };
}

/** As an answer carries them; nothing where there is nothing to note. */
export function noted({ route, people, job }: Notes): { readonly memo?: Plain } {
  const news = isNews(people);
  if (route === undefined && job === undefined && !news) return {};
  return {
    memo: {
      ...(route && { day: route.day, letter: route.letter, fields: [...route.fields] }),
      ...(job && { intent: { day: people.day, job: { ...job } } }),
      ...(news && {
        people: {
          ...people,
          idle: [...people.idle],
          stray: [...people.stray],
          expected: people.expected.map((each) => ({ ...each })),
          noes: people.noes.map((each) => ({ ...each })),
        },
      }),
    },
  };
}

/** The job written down today. */
function jobIn(memo: Plain | undefined, view: View): Job | undefined {
  if (typeof memo !== 'object' || !('intent' in memo)) return undefined;
  const { intent } = memo;
  if (typeof intent !== 'object' || !('job' in intent) || intent['day'] !== view.day) return undefined;
  const job: unknown = intent['job'];
  return isJob(job) ? job : undefined;
}

const numbers = ['field', 'seats', 'score', 'foe', 'item', 'bonus', 'by', 'onward'] as const;

function isJob(each: unknown): each is Job {
  if (typeof each !== 'object' || each === null) return false;
  const job = each as Readonly<Record<string, unknown>>;
  return typeof job['kind'] === 'string' && numbers.every((key) => Number.isFinite(job[key]));
}
