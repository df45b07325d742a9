import { Button, Icon } from '@tafelrunde/stage';
import { useEffect, useState } from 'react';
import { TopBar } from '../frame/top-bar.tsx';
import { faultSentence } from '../frame/toasts.tsx';
import { useLanguage } from '../texts/index.ts';
import '../you/you.css';
import { remindersApi } from './reminders-api.ts';
import { reminderWords } from './words.ts';

/** Where links in mails lead. Nothing happens before the button is pressed: mail servers follow links, too. */
export function MailLinkPage({ link, token }: { readonly link: 'confirm' | 'stop'; readonly token: string }) {
  const all = reminderWords[useLanguage()];
  const w = all[link];
  const [done, setDone] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    document.title = `${w.title} – Tafelrunde`;
  }, [w]);
  const go = async () => {
    setBusy(true);
    try {
      await remindersApi.byMail(link, token);
      setDone(true);
    } catch (refused) {
      setFault(faultSentence(refused));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <TopBar />
      <main className="page leaf leaf--narrow" id="content">
        <h1>{w.title}</h1>
        <output>{done ? w.done : w.text}</output>
        {fault !== undefined && (
          <p className="fault" role="alert">
            <Icon name="warn" />
            {fault}
          </p>
        )}
        {done ? (
          <a className="btn" href="/tables">
            {all.toTables}
          </a>
        ) : (
          <Button kind="primary" icon="mail" busy={busy} onClick={() => void go()}>
            {w.do}
          </Button>
        )}
      </main>
    </>
  );
}
