import { type Language, languages } from '@tafelrunde/kernel';
import { IconButton, Segments, Select, Shield } from '@tafelrunde/stage';
import logo from '../assets/logo-mark.svg';
import { useMe } from '../me.ts';
import type { Theme } from '../preferences.ts';
import { change, usePreferences } from '../preferred.ts';
import { useTexts } from '../texts/index.ts';
import './top-bar.css';

export const languageNames: Readonly<Record<Language, string>> = { de: 'Deutsch', en: 'English', fr: 'Français' };
const nextTheme: Readonly<Record<Theme, Theme>> = { system: 'light', light: 'dark', dark: 'system' };

/** The head of every page but the table: mark, language, appearance, name. */
export function TopBar() {
  const t = useTexts();
  const { language, theme } = usePreferences();
  const me = useMe();
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
          <a className="me" href="/you">
            <span className="sr">{t.name.page(me.name)}</span>
            <Shield seat={me.crest ?? 0} name={me.name} />
            <b aria-hidden="true">{me.name}</b>
          </a>
        )}
      </header>
    </>
  );
}
