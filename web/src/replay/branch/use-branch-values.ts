import type { Seat } from '@tafelrunde/kernel';
import { useEffect, useRef, useState } from 'react';
import type { FromBranchValues, ToBranchValues } from '../messages.ts';
import type { Value } from '../values.ts';

/** What a branch promises whoever plays it, position by position, as far as it is worked out. */
export function useBranchValues(trunk: string | undefined, branch: string | undefined, seat: Seat): readonly Value[] {
  const worker = useRef<Worker>(undefined);
  const [values, setValues] = useState<readonly Value[]>([]);
  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = undefined;
    },
    [],
  );
  useEffect(() => {
    if (trunk === undefined || branch === undefined) return;
    if (worker.current === undefined) {
      worker.current = new Worker(new URL('./values-worker.ts', import.meta.url), { type: 'module', name: 'tafelrunde-branch' });
      worker.current.addEventListener('message', ({ data }: MessageEvent<FromBranchValues>) => setValues(data.values));
    }
    worker.current.postMessage({ trunk, branch, seat } satisfies ToBranchValues);
  }, [trunk, branch, seat]);
  return values;
}
