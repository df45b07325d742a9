import { limits } from '@tafelrunde/protocol';
import { Button, Dialog, Icon } from '@tafelrunde/stage';
import { type FormEvent, useId, useRef, useState } from 'react';
import { rename, useMe } from '../me.ts';
import { useTexts } from '../texts/index.ts';
import { faultSentence } from './toasts.tsx';

export function NameDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts();
  const me = useMe();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(me?.name ?? '');
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === '') return setFault(t.name.empty);
    if (Array.from(wanted).length > limits.name) return setFault(t.name.long(limits.name));
    setBusy(true);
    try {
      await rename(wanted);
      onClose();
    } catch (refused) {
      setFault(faultSentence(refused));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      title={t.name.title}
      closeLabel={t.close}
      className="dialog--narrow"
      first={field}
      onClose={onClose}
      foot={
        <>
          <span className="note" />
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button kind="primary" type="submit" form={`${id}-form`} busy={busy}>
            {t.name.save}
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} className="field" onSubmit={(event) => void save(event)} noValidate>
        <label htmlFor={id}>{t.name.label}</label>
        <input
          id={id}
          className="input"
          autoComplete="name"
          value={name}
          ref={field}
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            setName(event.target.value);
            setFault(undefined);
          }}
        />
        {fault === undefined ? (
          <p className="muted small" id={`${id}-hint`}>
            {t.name.hint}
          </p>
        ) : (
          <p className="fault" id={`${id}-hint`} role="alert">
            <Icon name="warn" />
            {fault}
          </p>
        )}
      </form>
    </Dialog>
  );
}
