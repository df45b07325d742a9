import { Icon } from '@tafelrunde/stage';
import type { ReactNode } from 'react';
import { toastFault } from '../frame/toasts.tsx';
import { chooseFile } from './sources.ts';

/** A button that lets somebody choose a match file. */
export function RecordInput({ onChosen, children }: { readonly onChosen: () => void; readonly children: ReactNode }) {
  return (
    <label className="btn btn--primary filebtn">
      <Icon name="replay" />
      {children}
      <input
        type="file"
        className="sr"
        accept=".json,application/json"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file !== undefined) chooseFile(file).then(onChosen, (fault: unknown) => toastFault(fault));
        }}
      />
    </label>
  );
}
