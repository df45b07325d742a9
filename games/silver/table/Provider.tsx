import type { ReactNode } from 'react';
import { ModeProvider } from './mode.ts';
import { HistoryProvider } from './panels.ts';
import { PushingProvider } from './pushing.ts';

/** What the table and its tray share. */
export function Provider({ children }: { readonly children: ReactNode }) {
  return (
    <ModeProvider>
      <PushingProvider>
        <HistoryProvider>{children}</HistoryProvider>
      </PushingProvider>
    </ModeProvider>
  );
}
