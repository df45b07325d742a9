import { languages } from '@tafelrunde/kernel';
import { Segments, Switch, usePace } from '@tafelrunde/stage';
import { CueSwitch } from '../cues/setting.tsx';
import { languageNames } from '../frame/top-bar.tsx';
import { change, usePreferences } from '../preferred.ts';
import { useTexts } from '../texts/index.ts';
import { useTempoWords } from './tempo/words.ts';

/** How the reader wants tables to look and to go, at this browser. `lifts`: pieces are lifted before they are used here. */
export function Look({ lifts }: { readonly lifts: boolean }) {
  const t = useTexts();
  const say = useTempoWords();
  const { language, theme, pace, tempo, oneTap, bell, shortcuts } = usePreferences();
  const moving = usePace(pace);
  return (
    <>
      <Segments
        wide
        legend={t.language}
        value={language}
        choices={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
        onChange={(value) => change({ language: value })}
      />
      <Segments
        wide
        legend={t.theme}
        value={theme}
        choices={(['system', 'light', 'dark'] as const).map((value) => ({ value, label: t.themes[value] }))}
        onChange={(value) => change({ theme: value })}
      />
      <Segments
        wide
        legend={t.options.pace}
        value={pace}
        choices={(['full', 'quick', 'off'] as const).map((value) => ({ value, label: t.options.paces[value] }))}
        onChange={(value) => change({ pace: value })}
      />
      <div>
        <Segments
          wide
          legend={say.legend}
          value={tempo ?? moving}
          choices={(['full', 'quick', 'off'] as const).map((value) => ({ value, label: say.tempos[value] }))}
          onChange={(value) => change({ tempo: value })}
        />
        <p className="tempo-hint small muted">{say.hint}</p>
      </div>
      <div>
        {lifts && <Switch label={say.oneTap} hint={say.oneTapHint} checked={oneTap} onChange={(value) => change({ oneTap: value })} />}
        <Switch label={t.options.bell} checked={bell} onChange={(value) => change({ bell: value })} />
        <Switch
          label={t.options.shortcuts}
          hint={t.options.shortcutsHint}
          checked={shortcuts}
          onChange={(value) => change({ shortcuts: value })}
        />
        <CueSwitch />
      </div>
    </>
  );
}
