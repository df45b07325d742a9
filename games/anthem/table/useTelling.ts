import { flat } from '@tafelrunde/kernel';
import { rightOf, type TableProps } from '@tafelrunde/stage';
import { useEffect, useRef } from 'react';
import type { Action, Event, View } from '../state.ts';
import { faceOf } from './face.ts';
import { labelOf } from './names.ts';
import type { Space } from './spaces.ts';
import { words } from './words.ts';

/** What the eye sees at a glance after the draw, for the ear: where the card fits. That it was drawn, the log says; if not, it is said here. */
export function useTelling(props: TableProps<View, Action, Event>, spaces: readonly Space[]): void {
  const { step, seat, view, language, names, texts } = props;
  const seen = useRef(step);
  useEffect(() => {
    if (step === seen.current) return;
    seen.current = step;
    const drew = step?.events.find((event) => event.kind === 'card' && event.seat === seat);
    if (drew?.kind !== 'card' || view.phase !== 'decide') return;
    const card = labelOf(faceOf(drew.card), language);
    const lit = spaces.filter(({ kind }) => kind === 'lit').map(({ space }) => space);
    const warn = spaces.filter(({ kind }) => kind === 'warn').map(({ space }) => space);
    const say = words[language];
    const said: string[] = [];
    if (texts.event(drew, names) === undefined) said.push(flat(say.drew(card, names.of(rightOf(view.turn, view.seats)))));
    if (lit.length > 0) said.push(say.choices(lit));
    if (warn.length > 0) said.push(say.choiceWarn(warn));
    if (lit.length + warn.length === 0) said.push(say.choiceNone);
    props.narrate(said.join(' '));
  });
}
