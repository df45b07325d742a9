import { CONTENT_BYTES, type GameBrief, type OptionSpec, type OptionValue, RefusedError } from '@tafelrunde/kernel';
import type { ContentInfo } from '@tafelrunde/protocol';
import { Button, Icon, Select } from '@tafelrunde/stage';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { api, BadContentError } from '../api.ts';
import { useGameTexts } from '../games.ts';
import { faultSentence, toastFault } from '../frame/toasts.tsx';
import { useTexts } from '../texts/index.ts';
import { bringContent } from './bring.ts';
import './content-field.css';

type Problem = BadContentError['problems'][number];

/** One's own texts for this option. The list is short, so it is fetched anew by every form. */
function useOwn(game: string, option: string) {
  const [own, setOwn] = useState<readonly ContentInfo[]>([]);
  const arrive = useEffectEvent((all: readonly ContentInfo[]) => {
    const known = all.filter((each) => each.game === game && each.option === option);
    // What was brought before the list arrived may not be in it.
    setOwn((brought) => [...brought, ...known.filter(({ name }) => brought.every((each) => each.name !== name))]);
  });
  useEffect(() => {
    let wanted = true;
    api.contents().then(
      ({ contents }) => wanted && arrive(contents),
      () => undefined, // without a server there are only those of the house
    );
    return () => {
      wanted = false;
    };
  }, []);
  return [own, setOwn] as const;
}

/** A value that is a whole text: one of the house, one brought before, or one that is brought now. */
export function ContentField({
  spec,
  module,
  value,
  words,
  set,
}: {
  readonly spec: Extract<OptionSpec, { kind: 'content' }>;
  readonly module: GameBrief;
  readonly value: OptionValue;
  readonly words: ReactNode;
  readonly set: (value: OptionValue) => void;
}) {
  const t = useTexts();
  const text = useGameTexts(module).option(spec.key);
  const { id: game } = module.game.meta;
  const [own, setOwn] = useOwn(game, spec.key);
  const [open, setOpen] = useState(false);
  const mine = own.find(({ name }) => name === value);
  const choices = [
    ...Object.keys(spec.shelf).map((name) => ({ value: name as OptionValue, label: text.value(name) })),
    ...own.map(({ name, title }) => ({ value: name as OptionValue, label: t.newTable.content.yours(title) })),
  ];
  const brought = (info: ContentInfo) => {
    setOwn((before) => [info, ...before.filter(({ name }) => name !== info.name)]);
    setOpen(false);
    set(info.name);
  };
  const takeBack = async ({ name }: ContentInfo) => {
    try {
      await api.takeBackContent(name);
      setOwn((before) => before.filter((each) => each.name !== name));
      set(spec.default);
    } catch (fault) {
      toastFault(fault);
    }
  };
  return (
    <div className="content">
      <div className="switch opt">
        {words}
        <Select label={text.label} value={value} choices={choices} onChange={set} />
      </div>
      <div className="content__ways">
        <Button small aria-expanded={open} onClick={() => setOpen(!open)}>
          {t.newTable.content.bring}
        </Button>
        {mine !== undefined && (
          <Button small kind="quiet" title={t.newTable.content.keeps} onClick={() => void takeBack(mine)}>
            {t.newTable.content.takeBack(mine.title)}
          </Button>
        )}
      </div>
      {open && <Bring module={module} option={spec.key} onBrought={brought} />}
    </div>
  );
}

/** Upload or paste; what is wrong with it is listed, with its place in the text. */
function Bring({
  module,
  option,
  onBrought,
}: {
  readonly module: GameBrief;
  readonly option: string;
  readonly onBrought: (info: ContentInfo) => void;
}) {
  const t = useTexts();
  const id = useId();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<{ readonly sentence: string; readonly problems: readonly Problem[] }>();
  const change = (next: string) => {
    setText(next);
    setFault(undefined);
  };
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    // Not even read: the page would only find out the same.
    if (file.size > CONTENT_BYTES) setFault({ sentence: faultSentence(new RefusedError({ code: 'content-too-large' })), problems: [] });
    else change(await file.text());
  };
  const bring = async () => {
    setBusy(true);
    try {
      onBrought(await bringContent(module, option, text));
    } catch (refused) {
      const problems = refused instanceof BadContentError ? refused.problems : [];
      setFault({ sentence: problems.length > 0 ? t.newTable.content.wrong(problems.length) : faultSentence(refused), problems });
      setBusy(false);
    }
  };
  return (
    <div className="field content__bring">
      {/* The browser's own button speaks the browser's language. */}
      <label className="btn btn--s content__file">
        {t.newTable.content.file}
        <input type="file" accept=".json,.txt,application/json,text/plain" onChange={(event) => void read(event.target.files?.[0])} />
      </label>
      <label htmlFor={id}>{t.newTable.content.paste}</label>
      <textarea
        id={id}
        className="input"
        rows={6}
        spellCheck={false}
        value={text}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
        onChange={(event) => change(event.target.value)}
      />
      {fault !== undefined && (
        <div id={`${id}-fault`} role="alert">
          <p className="fault">
            <Icon name="warn" />
            {fault.sentence}
          </p>
          <ol className="content__problems">
            {fault.problems.map(({ place, sentence }, i) => (
              // several may stand at one place
              <li key={i}>
                {sentence} <code>{place === '' ? '/' : place}</code>
              </li>
            ))}
          </ol>
        </div>
      )}
      <Button
        kind="primary"
        small
        busy={busy}
        notNow={text.trim() === '' ? t.newTable.content.empty : undefined}
        onClick={() => void bring()}
      >
        {t.newTable.content.use}
      </Button>
    </div>
  );
}
