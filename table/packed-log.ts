import type { Entry, Plain } from '@tafelrunde/kernel';

/**
 * A log with each action written once. In a long match the same few hundred are done again and again: written out, they were most of
 * what had to be read before anybody saw the table.
 */
export interface PackedLog {
  readonly actions: readonly Plain[];
  /** Of each entry the seat and the number of its action; an undo has UNDO and its place among the undos. */
  readonly steps: readonly number[];
  readonly undos: readonly Entry[];
}

const UNDO = -1;

export function packLog(log: readonly Entry[]): PackedLog {
  const numbers = new Map<string, number>();
  const actions: Plain[] = [];
  const steps: number[] = [];
  const undos: Entry[] = [];
  for (const entry of log) {
    if (entry.type === 'undo') {
      steps.push(UNDO, undos.length);
      undos.push(entry);
      continue;
    }
    const written = JSON.stringify(entry.action);
    let number = numbers.get(written);
    if (number === undefined) {
      number = actions.length;
      numbers.set(written, number);
      actions.push(entry.action);
    }
    steps.push(entry.seat, number);
  }
  return { actions, steps, undos };
}

export function unpackLog({ actions, steps, undos }: PackedLog): Entry[] {
  const log: Entry[] = [];
  for (let i = 0; i < steps.length; i += 2) {
    const seat = steps[i] as number;
    const number = steps[i + 1] as number;
    log.push(seat === UNDO ? (undos[number] as Entry) : { type: 'act', seat, action: actions[number] as Plain });
  }
  return log;
}
