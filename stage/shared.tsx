import { createContext, type Dispatch, type ReactNode, type SetStateAction, use, useState } from 'react';
import { createStore, type Store, useStore } from './store.ts';

export interface SharedState<T> {
  /** Stands around the table and its dock. */
  readonly Provider: (props: { readonly children: ReactNode }) => ReactNode;
  /** The value now, and how it is changed: to another, or by what it was. Only under the provider. */
  readonly useShared: () => readonly [T, Dispatch<SetStateAction<T>>];
}

function changeable<T>(store: Store<T>): readonly [Store<T>, Dispatch<SetStateAction<T>>] {
  const isChange = (next: SetStateAction<T>): next is (before: T) => T => typeof next === 'function';
  return [store, (next) => store.set(isChange(next) ? next(store.get()) : next)];
}

/**
 * What a table and its dock share: two parts of the page, one choice. Every provider has a value of its own, so two tables on one page
 * never touch each other's; it is gone with the table.
 */
export function createShared<T>(first: T): SharedState<T> {
  const Context = createContext<readonly [Store<T>, Dispatch<SetStateAction<T>>] | undefined>(undefined);
  return {
    Provider: ({ children }) => {
      const [shared] = useState(() => changeable(createStore(first)));
      return <Context value={shared}>{children}</Context>;
    },
    useShared: () => {
      const shared = use(Context);
      if (shared === undefined) throw new Error('A part of a table stands outside its Provider.');
      const [store, change] = shared;
      return [useStore(store), change];
    },
  };
}
