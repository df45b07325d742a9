import { type Lessons, useTopDialog } from '@tafelrunde/stage';
import { useEffect, useEffectEvent, useState } from 'react';
import { hasSomethingHere } from '../offers.ts';
import type { Props } from '../panels/props.ts';
import { factsOf } from './facts.ts';
import { type Due, dueIdea, type IdeaName, ideas, pointedAt, type PutOff, type Scene, tableHour, type Target } from './ideas.ts';
import type { Moment } from './moment.ts';
import { words } from './words.ts';
import type { Facts } from './words/shape.ts';

/** The card that explains an idea, as it stands on the table. */
export interface CoachCard {
  readonly idea: IdeaName;
  /** What it points at by now. */
  readonly target: Target | undefined;
  readonly facts: Facts;
  /** The scene it belongs into; undefined: it lies on the map. */
  readonly scene: HTMLDialogElement | undefined;
}

export interface Coaching {
  readonly lessons: Lessons;
  readonly card: CoachCard | undefined;
  readonly gotIt: () => void;
  readonly later: () => void;
  /** An idea is to be read again. */
  readonly read: (idea: IdeaName) => void;
}

function momentOf(table: Props): Moment | undefined {
  const { view, seat, legal, ownSeats, talk = [] } = table;
  if (seat === undefined) return undefined;
  const own = ownSeats ?? [seat];
  const idle = own.find((each) => each !== seat && hasSomethingHere(table, each));
  const pinned = talk.find((each) => !own.includes(each.seat) && typeof each.params?.['field'] === 'number');
  return { view, seat, own, legal, idle, pin: pinned === undefined ? undefined : Number(pinned.params?.['field']) };
}

function sceneOf(dialog: HTMLDialogElement): Scene | undefined {
  if (dialog.classList.contains('an-fight')) return 'fight';
  return dialog.classList.contains('an-shares') ? 'shares' : undefined;
}

/**
 * Brings up one idea at a time. The card on the map stays until it was read, whatever is played meanwhile; what a scene has to
 * explain is shown in the scene and goes with it. While a hero is on his way, nothing new is said.
 */
export function useCoach(table: Props, walking: boolean): Coaching | undefined {
  const { lessons, past, result, language, narrate } = table;
  const dialog = useTopDialog();
  const [held, hold] = useState<Due>();
  const [putOff, setPutOff] = useState<PutOff>(new Map());
  const moment = past || result !== undefined || lessons === undefined ? undefined : momentOf(table);
  const scene = dialog === undefined ? undefined : sceneOf(dialog);

  // Under a dialog the map is out of reach: what there is to say about it waits.
  const fresh = moment === undefined || lessons === undefined || walking || (dialog !== undefined && scene === undefined);
  const due = fresh ? undefined : dueIdea(moment, lessons.known, scene, putOff);
  let now = held;
  if (scene === undefined && held === undefined && due !== undefined) {
    now = due;
    hold(due);
  }
  const shown = scene === undefined ? now : due;
  const key = moment === undefined || shown === undefined || (dialog !== undefined && scene === undefined) ? undefined : shown.idea;

  const announce = useEffectEvent((idea: IdeaName) => {
    if (moment === undefined || shown === undefined) return;
    const facts = factsOf(moment, shown.target);
    const { title, text } = words[language].ideas[idea];
    narrate(`${words[language].card}: ${title(facts)}. ${text(facts)}`);
  });
  useEffect(() => {
    if (key !== undefined) announce(key);
  }, [key]);

  if (lessons === undefined || moment === undefined) return undefined;
  const target = shown === undefined ? undefined : pointedAt(shown, moment);
  const away = () => {
    if (shown !== undefined && shown.idea === held?.idea) hold(undefined);
  };
  return {
    lessons,
    card:
      shown === undefined
        ? undefined
        : { idea: shown.idea, target, facts: factsOf(moment, target ?? shown.target), scene: scene === undefined ? undefined : dialog },
    gotIt: () => {
      if (shown !== undefined) lessons.learn(shown.idea);
      away();
    },
    later: () => {
      if (shown !== undefined) setPutOff(new Map([...putOff, [shown.idea, tableHour(moment.view)]]));
      away();
    },
    read: (idea) => hold({ idea, target: ideas[idea].comesUp(moment) ?? { part: 'heroes' } }),
  };
}
