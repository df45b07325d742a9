import type { Me } from '@tafelrunde/protocol';
import * as v from 'valibot';
import { api } from './api.ts';
import { keep, kept } from './keep.ts';
import { createStore, useStore } from './store.ts';

const meShape = v.object({ name: v.string(), crest: v.exactOptional(v.number()), build: v.string(), protocol: v.number() });

/** As of the last visit, so that the name stands there at once; the server's word replaces it. */
function remembered(): Me | undefined {
  const read = v.safeParse(meShape, kept('me'));
  return read.success ? read.output : undefined;
}

/** Who the server knows this browser as. */
const me = createStore<Me | undefined>(remembered());

export const useMe = (): Me | undefined => useStore(me);

function know(known: Me): Me {
  me.set(known);
  keep('me', known);
  return known;
}

export async function meet(): Promise<Me> {
  return know(await api.me());
}

/** Whether this browser has been asked for a name: once is enough. */
export const askedForName = (): boolean => kept('named') === true;

export function keepAsked(): void {
  keep('named', true);
}

export async function rename(name: string): Promise<void> {
  know(await api.rename(name));
  keepAsked();
}

/** The name this browser goes by, as far as it is known. */
export const knownName = (): string | undefined => me.get()?.name;
