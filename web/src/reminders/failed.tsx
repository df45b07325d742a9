import { type RemindersInfo, remindersPath, type WayInfo } from '@tafelrunde/protocol';
import { Icon } from '@tafelrunde/stage';
import { useEffect, useState } from 'react';
import { json } from '../api.ts';
import { useLanguage } from '../texts/index.ts';
import { reminderWords } from './words.ts';

/** A way by which nothing arrives, as far as the house found out by itself. */
function failedIn(ways: readonly WayInfo[]): WayInfo | undefined {
  return ways.find(({ trouble }) => trouble !== undefined);
}

/** Among one's tables, where one waits for calls that never come: one line, and where it is mended. */
export function FailedWay() {
  const w = reminderWords[useLanguage()];
  const [failed, setFailed] = useState<WayInfo>();
  useEffect(() => {
    let gone = false;
    json<RemindersInfo>(remindersPath).then(
      ({ ways }) => !gone && setFailed(failedIn(ways)),
      () => undefined, // the tables are what the page is for
    );
    return () => {
      gone = true;
    };
  }, []);
  const why = failed?.trouble === undefined ? undefined : w.trouble[failed.trouble as keyof typeof w.trouble];
  if (failed === undefined || why === undefined) return null;
  return (
    <p className="small">
      <Icon name="warn" /> {w.failed.one} {failed.address}. {why}{' '}
      <a className="link link--in" href="/you/reminders">
        {w.failed.look}
      </a>
    </p>
  );
}
