import type { Me } from '@tafelrunde/protocol';
import { api } from './api.ts';
import { createStore, useStore } from './store.ts';

/** Who the server knows this browser as. */
const me = createStore<Me | undefined>(undefined);

export const useMe = (): Me | undefined => useStore(me);

export async function meet(): Promise<Me> {
  const known = await api.me();
  me.set(known);
  return known;
}

export async function rename(name: string): Promise<void> {
  me.set(await api.rename(name));
}
