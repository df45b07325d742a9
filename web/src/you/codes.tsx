import { Button, Icon } from '@tafelrunde/stage';
import { useState } from 'react';
import { saveFile } from '../frame/hand-over.ts';
import { toastFault } from '../frame/toasts.tsx';
import { useLanguage } from '../texts/index.ts';
import { type PartProps, youApi } from './you-api.ts';
import { youWords } from './words.ts';

/** Codes for the day every device is lost. They are shown once; the server itself does not know them afterwards. */
export function Codes({ you, onChange }: PartProps) {
  const w = youWords[useLanguage()].codes;
  const [shown, setShown] = useState<readonly string[]>();
  const [busy, setBusy] = useState(false);
  const { codes } = you;

  const make = async () => {
    setBusy(true);
    try {
      setShown((await youApi.codes()).codes);
      onChange(await youApi.you());
    } catch (fault) {
      toastFault(fault);
    } finally {
      setBusy(false);
    }
  };

  return (
    <section className="box" aria-labelledby="codes">
      <div className="box__head">
        <Icon name="codes" />
        <div>
          <h2 id="codes">{w.title}</h2>
          <small>{w.text}</small>
        </div>
      </div>
      {shown !== undefined && (
        <ul className="codes" aria-label={w.list}>
          {shown.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      )}
      <output className="small muted">
        {[
          codes === undefined ? w.none : w.left(codes.left, codes.made),
          codes?.usedAt === undefined ? '' : w.used(codes.usedAt),
          shown === undefined ? (codes === undefined ? '' : w.againHint) : w.once,
        ]
          .filter((sentence) => sentence !== '')
          .join(' ')}
      </output>
      <div className="codes__do">
        {shown !== undefined && (
          <Button icon="save" onClick={() => saveFile('tafelrunde-codes.txt', [w.file, '', ...shown, ''].join('\n'), 'text/plain')}>
            {w.save}
          </Button>
        )}
        <Button icon="rematch" busy={busy} onClick={() => void make()}>
          {codes === undefined ? w.make : w.again}
        </Button>
      </div>
    </section>
  );
}
