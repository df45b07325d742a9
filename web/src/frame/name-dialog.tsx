import { limits } from '@tafelrunde/protocol';
import { Button, Dialog, Icon } from '@tafelrunde/stage';
import { type FormEvent, type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { askedForName, keepAsked, rename, useMe } from '../me.ts';
import { useTexts } from '../texts/index.ts';
import { faultSentence } from './toasts.tsx';

/**
 * Asks for the name. `onNamed` goes on with what waits for it, whether a name was given or not: then there is a way past the question.
 */
export function NameDialog({ onClose, onNamed }: { readonly onClose: () => void; readonly onNamed?: () => void }) {
  const t = useTexts();
  const me = useMe();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, type] = useState<string>();
  const name = typed ?? me?.name ?? ''; // who this is may be known a moment later
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
      onNamed?.();
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
          {onNamed === undefined ? (
            <Button onClick={onClose}>{t.cancel}</Button>
          ) : (
            <Button
              onClick={() => {
                keepAsked();
                onClose();
                onNamed();
              }}
            >
              {t.name.skip}
            </Button>
          )}
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
            type(event.target.value);
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

/** Whoever sits down with others is asked for a name once, before it: what is handed in waits for the answer. */
export function useNameFirst(): readonly [dialog: ReactNode, first: (then: () => void) => void] {
  const [waiting, wait] = useState<() => void>();
  const first = useCallback((then: () => void) => (askedForName() ? then() : wait(() => then)), []);
  const dialog = waiting === undefined ? null : <NameDialog onClose={() => wait(undefined)} onNamed={waiting} />;
  return [dialog, first];
}
