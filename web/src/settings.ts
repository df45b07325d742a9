import { keep, kept } from './keep.ts';
import { readSettings, type Settings } from './preferences.ts';
import { createStore, useStore } from './store.ts';

export const settings = createStore<Settings>(readSettings(kept('settings'), navigator.languages));

export function change(some: Partial<Settings>): void {
  settings.set({ ...settings.get(), ...some });
  keep('settings', settings.get());
}

function apply({ theme, language }: Settings): void {
  const root = document.documentElement;
  root.lang = language;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
}
apply(settings.get());
settings.subscribe(() => apply(settings.get()));

export const useSettings = (): Settings => useStore(settings);
