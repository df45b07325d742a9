import type { TableProps } from '@tafelrunde/stage';
import { type Coach, useCoach } from '../learn/use-coach.ts';
import { beginOn, isLesson } from '../lessons.ts';
import { useTexts } from '../texts/index.ts';
import type { OpenTable } from './open-table.ts';

type AnyProps = TableProps<unknown, unknown, unknown>;

export interface TableLesson {
  readonly coach: Coach | undefined;
  /** Leaves the lesson, or takes it up again; undefined where there is none. */
  readonly tool: { readonly short: string; readonly label: string; readonly press: () => void } | undefined;
  /** What the table gets: at a lesson every move passes the coach. */
  readonly props: AnyProps;
}

/** A lesson at this table, where it is one. `covered`: something lies over the table. */
export function useLesson({ table, match, parts }: OpenTable, props: AnyProps, covered: boolean): TableLesson {
  const t = useTexts();
  const { lesson } = parts.table;
  const here = isLesson(parts.module.game.meta.lesson, table) && lesson !== undefined;
  const { coach, act } = useCoach({ lesson, lessons: here ? props.lessons : undefined, props, covered, act: props.act });
  const { resume, skip } = t.learn;
  const tool = coach === undefined ? { ...resume, press: () => beginOn(table.game) } : { ...skip, press: coach.skip };
  return {
    coach,
    tool: here && match.result === undefined && coach?.finished !== true ? tool : undefined,
    props: here ? { ...props, act } : props,
  };
}
