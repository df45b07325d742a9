import { CRESTS, limits } from '@tafelrunde/protocol';
import { Button, Icon, Shield } from '@tafelrunde/stage';
import { type FormEvent, useId, useState } from 'react';
import { faultSentence, toast, toastFault } from '../frame/toasts.tsx';
import { meet, rename } from '../me.ts';
import { useLanguage, useTexts } from '../texts/index.ts';
import { Codes } from './codes.tsx';
import { Devices } from './devices.tsx';
import { LeafPage } from './leaf-page.tsx';
import { LeaveDialog, Leaving } from './leave.tsx';
import { dataPath, type PartProps, youApi } from './you-api.ts';
import { youWords } from './words.ts';
import '../frame/option-lines.css';
import './you.css';

/** One's own page: name and crest, devices, codes, what is kept, and how to go. */
export function YouPage() {
  const w = youWords[useLanguage()];
  return (
    <LeafPage at="you" title={w.title} load={youApi.you}>
      {(you, onChange) => <Leaf you={you} onChange={onChange} />}
    </LeafPage>
  );
}

function Leaf({ you, onChange }: PartProps) {
  const w = youWords[useLanguage()];
  const [leaving, setLeaving] = useState(false);
  return (
    <>
      <Leaving you={you} onChange={onChange} />
      <div className="leaf__two">
        <div className="leaf__column">
          <header className="idline">
            <Shield seat={you.crest} name={you.name} active />
            <div>
              <h1>{you.name}</h1>
              <p className="muted">
                {you.since === undefined ? w.stranger : [w.since(you.since), w.matches(you.tables.finished)].join(' · ')}
              </p>
            </div>
          </header>
          <NameAndCrest you={you} onChange={onChange} />
          <Devices you={you} onChange={onChange} />
        </div>
        <div className="leaf__column">
          <Codes you={you} onChange={onChange} />
          <section className="box" aria-labelledby="home">
            <div className="box__head">
              <Icon name="passkey" />
              <div>
                <h2 id="home">{w.home.title}</h2>
                <small>{w.home.text}</small>
              </div>
            </div>
            <a className="btn" href="/enter">
              {w.home.go}
            </a>
          </section>
          <section className="box" aria-labelledby="kept">
            <h2 id="kept">{w.kept.title}</h2>
            <ul className="kept">
              {w.kept.what.map((thing) => (
                <li key={thing}>{thing}</li>
              ))}
            </ul>
            <p>{w.kept.not}</p>
            <div className="optlines">
              <a className="optline" href={dataPath} download="tafelrunde-you.json">
                <Icon name="save" />
                <span>
                  <b>{w.kept.take}</b>
                  <small>{w.kept.takeText}</small>
                </span>
                <Icon name="next" />
              </a>
              <button type="button" className="optline optline--bad" onClick={() => setLeaving(true)}>
                <Icon name="bin" />
                <span>
                  <b>{w.kept.leave}</b>
                  <small>{w.kept.leaveText}</small>
                </span>
                <Icon name="next" />
              </button>
            </div>
          </section>
        </div>
      </div>
      {leaving && <LeaveDialog you={you} onChange={onChange} onClose={() => setLeaving(false)} />}
    </>
  );
}

function NameAndCrest({ you, onChange }: PartProps) {
  const w = youWords[useLanguage()];
  const t = useTexts();
  const id = useId();
  const [name, setName] = useState(you.name);
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
      onChange(await youApi.you());
      toast({ tone: 'good', title: w.name.saved });
    } catch (refused) {
      setFault(faultSentence(refused));
    } finally {
      setBusy(false);
    }
  };
  const choose = async (crest: number) => {
    try {
      onChange(await youApi.chooseCrest(crest));
      await meet(); // the head of the page shows it, too
    } catch (refused) {
      toastFault(refused);
    }
  };

  return (
    <section className="box" aria-label={w.name.label}>
      <form className="field" onSubmit={(event) => void save(event)} noValidate>
        <label htmlFor={id}>{w.name.label}</label>
        <div className="field__line">
          <input
            id={id}
            className="input"
            autoComplete="name"
            value={name}
            aria-invalid={fault !== undefined || undefined}
            aria-describedby={fault === undefined ? undefined : `${id}-fault`}
            onChange={(event) => {
              setName(event.target.value);
              setFault(undefined);
            }}
          />
          <Button type="submit" busy={busy}>
            {w.name.save}
          </Button>
        </div>
        {fault !== undefined && (
          <p className="fault" id={`${id}-fault`} role="alert">
            <Icon name="warn" />
            {fault}
          </p>
        )}
      </form>
      <fieldset className="crests">
        <legend className="legend">{w.crest.legend}</legend>
        <div>
          {Array.from({ length: CRESTS }, (_, crest) => (
            <label key={crest}>
              <input
                type="radio"
                name="crest"
                aria-label={w.crest.one(crest + 1)}
                checked={you.crest === crest}
                onChange={() => void choose(crest)}
              />
              <Shield seat={crest} name={you.name} />
            </label>
          ))}
        </div>
        <p className="small muted">{w.crest.hint}</p>
      </fieldset>
    </section>
  );
}
