import { createShared } from '@tafelrunde/stage';

/** Whether the discard pile lies spread out. The table shows it, the dock has a button for it: two parts of the page, one sheet. */
export const { Provider: HistoryProvider, useShared: useHistory } = createShared(false);
