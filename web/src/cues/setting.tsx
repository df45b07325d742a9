import { Switch } from '@tafelrunde/stage';
import { change, usePreferences } from '../preferred.ts';
import { useLanguage } from '../texts/index.ts';
import { sayAgain } from './known.ts';
import { settingWords } from './setting-words.ts';

/** Whether the table explains itself to newcomers. Whoever switches it on wants to hear it, whatever was said before. */
export function CueSwitch() {
  const { cues } = usePreferences();
  const { label, hint } = settingWords[useLanguage()];
  const turn = (on: boolean) => {
    if (on) sayAgain();
    change({ cues: on });
  };
  return <Switch label={label} hint={hint} checked={cues} onChange={turn} />;
}
