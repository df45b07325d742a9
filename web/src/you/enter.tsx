import type { Looked, Proof } from '@tafelrunde/protocol';
import { Button, Icon } from '@tafelrunde/stage';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { TopBar } from '../frame/top-bar.tsx';
import { faultSentence, toast } from '../frame/toasts.tsx';
import { Waiting } from '../frame/waiting.tsx';
import { keepAsked, meet } from '../me.ts';
import { navigate } from '../router.ts';
import { forgetDrafts } from '../table/chat/drafts.ts';
import { forgetUnsaid } from '../table/chat/unsaid.ts';
import { useLanguage, useTexts } from '../texts/index.ts';
import { NoPasskeyError, noPasskeys, passkeyProof, youApi } from './you-api.ts';
import { youWords } from './words.ts';
import './you.css';

type Found = Looked & { readonly proof: Proof };

/** This browser becomes a device of somebody who is at home here: by a link from another device, a recovery code or a passkey. */
export function EnterPage({ secret }: { readonly secret: string | undefined }) {
  const w = youWords[useLanguage()].enter;
  const p = youWords[useLanguage()].passkeys;
  const t = useTexts();
  const [found, setFound] = useState<Found>();
  const [fault, setFault] = useState<string>();
  const [looking, setLooking] = useState(secret !== undefined);
  useEffect(() => {
    document.title = `${w.title} – Tafelrunde`;
  }, [w]);

  const failed = (refused: unknown) => setFault(refused instanceof NoPasskeyError ? p.cancelled : faultSentence(refused));
  const look = async (proving: Promise<Proof>) => {
    setLooking(true);
    setFault(undefined);
    try {
      const proof = await proving;
      setFound({ ...(await youApi.look(proof)), proof });
    } catch (refused) {
      failed(refused);
    } finally {
      setLooking(false);
    }
  };
  useEffect(() => {
    if (secret === undefined) return;
    let gone = false;
    const proof: Proof = { by: 'link', secret };
    youApi
      .look(proof)
      .then(
        (looked) => !gone && setFound({ ...looked, proof }),
        (refused: unknown) => !gone && setFault(faultSentence(refused)),
      )
      .finally(() => !gone && setLooking(false));
    return () => {
      gone = true;
    };
  }, [secret]);

  const enter = async ({ proof, name }: Found, merge: boolean) => {
    setLooking(true);
    try {
      await youApi.enter(proof, merge);
      keepAsked();
      // What another began to say here is not said in this person's name.
      forgetUnsaid();
      forgetDrafts();
      await meet();
      toast({ tone: 'good', title: w.done(name) });
      navigate('/', 'replace'); // the link is used up: nobody should come back to it
    } catch (refused) {
      setFound(undefined);
      failed(refused);
      setLooking(false);
    }
  };

  return (
    <>
      <TopBar />
      <main className="page leaf leaf--narrow" id="content">
        <h1>{found === undefined ? w.title : w.hello(found.name)}</h1>
        {fault !== undefined && (
          <p className="fault" role="alert">
            <Icon name="warn" />
            {fault}
          </p>
        )}
        {found !== undefined ? (
          <section className="box">
            <p>{w.become(found.name)}</p>
            {found.other === undefined ? (
              <Button kind="primary" busy={looking} onClick={() => void enter(found, false)}>
                {w.yes(found.name)}
              </Button>
            ) : (
              <>
                <p>{w.other(found.other.name, found.other.tables)}</p>
                <Button kind="primary" busy={looking} onClick={() => void enter(found, true)}>
                  {w.both}
                </Button>
                <Button busy={looking} onClick={() => void enter(found, false)}>
                  {w.leaveBehind}
                </Button>
              </>
            )}
            <Button kind="quiet" onClick={() => navigate('/', 'replace')}>
              {w.no}
            </Button>
          </section>
        ) : looking && secret !== undefined ? (
          <Waiting />
        ) : (
          <Ways busy={looking} onProof={(proving) => void look(proving)} />
        )}
        <p>
          <a className="link" href="/">
            {t.connection.toLobby}
          </a>
        </p>
      </main>
    </>
  );
}

function Ways({ busy, onProof }: { readonly busy: boolean; readonly onProof: (proving: Promise<Proof>) => void }) {
  const w = youWords[useLanguage()].enter;
  const p = youWords[useLanguage()].passkeys;
  const id = useId();
  const [code, setCode] = useState('');
  const why = noPasskeys();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '') onProof(Promise.resolve({ by: 'code', code }));
  };
  return (
    <section className="box">
      {why === undefined ? (
        <Button kind="primary" icon="passkey" busy={busy} onClick={() => onProof(passkeyProof())}>
          {w.passkey}
        </Button>
      ) : (
        <p className="small muted">{p[why]}</p>
      )}
      <form className="field" onSubmit={submit} noValidate>
        <label htmlFor={id}>{w.code}</label>
        <div className="field__line">
          <input
            id={id}
            className="input"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={w.placeholder}
            aria-describedby={`${id}-hint`}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
          <Button type="submit" busy={busy}>
            {w.go}
          </Button>
        </div>
        <p className="small muted" id={`${id}-hint`}>
          {w.codeHint}
        </p>
      </form>
    </section>
  );
}
