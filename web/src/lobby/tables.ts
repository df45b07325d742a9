import type { Tables } from '@tafelrunde/protocol';
import { useEffect } from 'react';
import { api, UnreachableError } from '../api.ts';
import { keep, kept } from '../keep.ts';
import { meet } from '../me.ts';
import { createStore, useStore } from '../store.ts';

/** How the lobby stands with the server. `tables` may be from an earlier visit: `at` says when they were true. */
export interface LobbyState {
  readonly state: 'loading' | 'fresh' | 'offline' | 'failed';
  readonly tables?: Tables;
  readonly at?: number;
}

const REFRESH = 10_000;

function remembered(): Pick<LobbyState, 'tables' | 'at'> {
  const read = kept('lobby') as { tables?: Tables; at?: number } | undefined;
  return read?.tables !== undefined && Array.isArray(read.tables.mine) && typeof read.at === 'number'
    ? { tables: read.tables, at: read.at }
    : {};
}

const lobby = createStore<LobbyState>({ state: 'loading' });

async function refresh(): Promise<void> {
  try {
    const [tables] = await Promise.all([api.tables(), meet()]);
    const at = Date.now();
    lobby.set({ state: 'fresh', tables, at });
    keep('lobby', { tables: { mine: tables.mine, open: [] }, at });
  } catch (fault) {
    const { tables, at } = lobby.get();
    const old = tables === undefined ? remembered() : { tables, ...(at === undefined ? {} : { at }) };
    lobby.set({ ...old, state: fault instanceof UnreachableError || !navigator.onLine ? 'offline' : 'failed' });
  }
}

export { refresh as refreshLobby };

/** The lobby's tables, kept fresh while somebody looks. */
export function useLobby(): LobbyState {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    look();
    const timer = setInterval(look, REFRESH);
    const events = ['online', 'offline', 'focus'] as const;
    for (const event of events) addEventListener(event, look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      for (const event of events) removeEventListener(event, look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return useStore(lobby);
}
