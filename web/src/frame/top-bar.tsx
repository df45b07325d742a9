import { type Language, languages } from '@tafelrunde/kernel';
import { Icon, IconButton, Segments, Select, Shield } from '@tafelrunde/stage';
import { useState } from 'react';
import logo from '../assets/logo-mark.svg';
import { useMe } from '../me.ts';
import type { Theme } from '../preferences.ts';
import { change, useSettings } from '../settings.ts';
import { useTexts } from '../texts/index.ts';
import { NameDialog } from './name-dialog.tsx';
import './top-bar.css';

export const languageNames: Readonly<Record<Language, string>> = { de: 'Deutsch', en: 'English', fr: 'Français' };
const nextTheme: Readonly<Record<Theme, Theme>> = { system: 'light', light: 'dark', dark: 'system' };

/** The head of every page but the table: mark, language, appearance, name. */
export function TopBar() {
  const t = useTexts();
  const { language, theme } = useSettings();
  const me = useMe();
  const [naming, setNaming] = useState(false);
  const speak = (chosen: Language) => change({ language: chosen });
  return (
    <>
      <a className="skip" href="#content">
        {t.skip}
      </a>
      <header className="top">
        <a className="brand" href="/">
          <img src={logo} alt="" width="36" height="36" />
          Tafelrunde
        </a>
        <Select
          className="lang"
          label={t.language}
          value={language}
          choices={languages.map((value) => ({ value, label: value.toUpperCase() }))}
          onChange={speak}
        />
        <Segments
          className="langs"
          legend={t.language}
          hideLegend
          value={language}
          choices={languages.map((value) => ({ value, label: value.toUpperCase(), spoken: languageNames[value], lang: value }))}
          onChange={speak}
        />
        <IconButton icon="theme" label={t.themeIs(t.themeNames[theme])} onClick={() => change({ theme: nextTheme[theme] })} />
        {me === undefined ? (
          <span className="me" aria-hidden="true" />
        ) : (
          <button type="button" className="me" aria-label={t.name.change(me.name)} onClick={() => setNaming(true)}>
            <Shield seat={0} name={me.name} />
            <b>{me.name}</b>
            <Icon name="pencil" />
          </button>
        )}
      </header>
      {naming && <NameDialog onClose={() => setNaming(false)} />}
    </>
  );
}
