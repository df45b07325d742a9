import { keep, kept } from './keep.ts';
import { readPreferences, type Preferences } from './preferences.ts';
import { createStore, useStore } from './store.ts';

export const preferences = createStore<Preferences>(readPreferences(kept('settings'), navigator.languages));

export function change(some: Partial<Preferences>): void {
  preferences.set({ ...preferences.get(), ...some });
  keep('settings', preferences.get());
}

function apply({ theme, language }: Preferences): void {
  const root = document.documentElement;
  root.lang = language;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
}
apply(preferences.get());
preferences.subscribe(() => apply(preferences.get()));

export const usePreferences = (): Preferences => useStore(preferences);
