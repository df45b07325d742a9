import type { RemindersInfo } from '@tafelrunde/protocol';
import { Button, Icon } from '@tafelrunde/stage';
import { useEffect, useId, useState } from 'react';
import { toast } from '../frame/toasts.tsx';
import { navigate } from '../router.ts';
import { useLanguage } from '../texts/index.ts';
import { NoteCard } from './note-card.tsx';
import { remindersApi } from './reminders-api.ts';
import { BlockedError, callThisDevice, notCallable } from './this-device.ts';
import { reminderWords } from './words.ts';
import './reminders.css';
import './call-card.css';

/** Asks whether somebody wants to be called, at the table and before the browser does. Who is called already is not asked. */
export function CallCard({ game, onClose }: { readonly game: string; readonly onClose: () => void }) {
  const w = reminderWords[useLanguage()];
  const id = useId();
  const [info, setInfo] = useState<RemindersInfo>();
  const [busy, setBusy] = useState(false);
  const [here] = useState(() => notCallable() === undefined);
  useEffect(() => {
    let gone = false;
    // Not to be reached: then this is not the moment.
    remindersApi.info().then(
      (found) => !gone && setInfo(found),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  if (info === undefined || info.ways.some(({ on }) => on)) return null;
  const yes = async () => {
    if (!here) {
      onClose();
      navigate('/you/reminders');
      return;
    }
    setBusy(true);
    try {
      await callThisDevice(info.pushKey);
      toast({ tone: 'good', title: w.push.on });
    } catch (fault) {
      toast({ tone: 'bad', title: fault instanceof BlockedError ? w.push.blocked : w.push.failed });
    }
    onClose();
  };
  return (
    <dialog open className="ask ask--call" aria-labelledby={id}>
      <div className="callpic" aria-hidden="true">
        <span className="callpic__bell">
          <Icon name="bell" />
        </span>
        <NoteCard game={game} />
      </div>
      <h2 id={id}>{w.ask.title}</h2>
      <p>{here ? w.ask.text : w.ask.elsewhere}</p>
      <div className="ask__do">
        <Button kind="primary" icon="bell" busy={busy} onClick={() => void yes()}>
          {here ? w.ask.yes : w.ask.choose}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {w.ask.no}
        </Button>
      </div>
      <p className="small muted">{here ? w.ask.after : w.ask.switchOff}</p>
    </dialog>
  );
}
