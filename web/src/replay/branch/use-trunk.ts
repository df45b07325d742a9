import { useEffect, useState } from 'react';
import type { LogLine } from '@tafelrunde/protocol';
import type { Seat } from '@tafelrunde/kernel';
import { routeOf } from '../../routes.ts';
import { Projector } from '../projector.ts';
import type { Fork } from '../reel.ts';
import { recordFrom } from '../sources.ts';
import { useValues, type Values } from '../use-values.ts';

/** The match a branch was taken from. */
export interface Trunk {
  readonly projector: Projector;
  /** Through the eyes of whoever plays the branch. */
  readonly log: readonly LogLine[];
  readonly values: Values;
}

/** What must fit, or it is another match: a file may have been chosen anew since. */
interface Kin {
  readonly game: string;
  readonly names: readonly string[];
  /** Of the branch itself, where it is watched. */
  readonly text?: string;
}

function isKin({ info, text }: Projector, { position }: Fork, kin: Kin): boolean {
  return (
    text !== kin.text &&
    info.game === kin.game &&
    info.length >= position &&
    info.seats.length === kin.names.length &&
    info.seats.every(({ name }, seat) => name === kin.names[seat])
  );
}

/** Opens it beside the branch. Nothing where it cannot be had any more: the branch plays on all the same. */
export function useTrunk(fork: Fork | undefined, seat: Seat, kin: Kin): Trunk | undefined {
  const [opened, setOpened] = useState<Pick<Trunk, 'projector' | 'log'>>();
  const { source, position } = fork ?? {};
  const { game, text } = kin;
  const names = kin.names.join('\n');
  useEffect(() => {
    // Whoever wrote the record may have written anything: only a replay of ours is a match.
    const route = source === undefined ? undefined : routeOf(source);
    if (source === undefined || position === undefined || route?.page !== 'replay') return undefined;
    let wanted = true;
    let projector: Projector | undefined;
    const open = async () => {
      const made = await Projector.open({ text: await recordFrom(route.source) });
      projector = made;
      const fits = isKin(made, { source, position }, { game, names: names.split('\n'), ...(text === undefined ? {} : { text }) });
      const log = wanted && fits ? await made.log(seat) : undefined;
      if (wanted && log !== undefined) setOpened({ projector: made, log });
      else made.close();
    };
    open().catch(() => undefined);
    return () => {
      wanted = false;
      projector?.close();
    };
  }, [source, position, seat, game, names, text]);
  const values = useValues(opened?.projector);
  return opened === undefined ? undefined : { ...opened, values };
}
