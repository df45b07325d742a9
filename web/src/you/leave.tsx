import { Button, Dialog, Icon } from '@tafelrunde/stage';
import { useId, useState } from 'react';
import { toast, toastFault } from '../frame/toasts.tsx';
import { forgetDrafts } from '../table/chat/drafts.ts';
import { forgetUnsaid } from '../table/chat/unsaid.ts';
import { useLanguage, useTexts } from '../texts/index.ts';
import { dataPath, type PartProps, youApi } from './you-api.ts';
import { youWords } from './words.ts';

/** Somebody is going: when, and the way back. */
export function Leaving({ you, onChange }: PartProps) {
  const w = youWords[useLanguage()].leave;
  const [busy, setBusy] = useState(false);
  const { leavesAt } = you;
  if (leavesAt === undefined) return null;
  const stay = async () => {
    setBusy(true);
    try {
      onChange(await youApi.stay());
      toast({ tone: 'good', title: w.stayed });
    } catch (fault) {
      toastFault(fault);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="box box--bad">
      <p>
        <b>{w.leaving(leavesAt)}</b> {w.until}
      </p>
      <Button kind="primary" busy={busy} onClick={() => void stay()}>
        {w.stay}
      </Button>
    </section>
  );
}

/** What goes, what stays, and with whom; whoever means it writes their name. */
export function LeaveDialog({ you, onChange, onClose }: PartProps & { readonly onClose: () => void }) {
  const w = youWords[useLanguage()].leave;
  const t = useTexts();
  const id = useId();
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const { running, finished } = you.tables;
  const bots = w.running(running);
  const meant = name.trim() === you.name;

  const go = async () => {
    setBusy(true);
    try {
      onChange(await youApi.leave(name.trim()));
      // Nor does this browser keep what they have begun to say.
      forgetUnsaid();
      forgetDrafts();
      onClose();
    } catch (fault) {
      toastFault(fault);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      title={w.title}
      closeLabel={t.close}
      className="dialog--narrow"
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{w.keep}</Button>
          <Button className="btn--bad" busy={busy} notNow={meant ? undefined : w.notNow} onClick={() => void go()}>
            {w.go}
          </Button>
        </>
      }
    >
      <p>
        <b>{w.after}</b> {w.until}
      </p>
      <ul className="gone">
        <li>
          <Icon name="bin" />
          <span>
            <b>{w.gone.what}</b> {w.gone.text}
          </span>
        </li>
        {finished > 0 && (
          <li>
            <Icon name="people" />
            <span>
              <b>{w.stays.what}</b> {w.stays.text(finished)}
            </span>
          </li>
        )}
        {running > 0 && (
          <li>
            <Icon name="key" />
            <span>
              <b>{bots.what}</b> {bots.text}
            </span>
          </li>
        )}
      </ul>
      <a className="link" href={dataPath} download="tafelrunde-you.json">
        <Icon name="save" />
        {w.first}
      </a>
      <div className="field">
        <label htmlFor={id}>{w.confirm}</label>
        <input
          id={id}
          className="input"
          autoComplete="off"
          placeholder={you.name}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
