import { Button, classes, useLatest, useScrollStop } from '@tafelrunde/stage';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { letters } from '../../legend/words.ts';
import type { Event } from '../../state.ts';
import { Line } from '../panels/Line.tsx';
import type { Props } from '../panels/props.ts';
import { Token, type TokenName } from '../tokens.tsx';
import { PutAside } from './Aside.tsx';
import type { Dawn, SunrisePage } from './pages.ts';
import { words } from './words.ts';
import { spoken } from '../spoken.ts';
import './sunrise.css';

const tokens: readonly TokenName[] = ['card-event', 'gor', 'skral', 'wardrak', 'troll', 'wardrak', 'well-full', 'narrator'];
/** So long each step is told. */
const TELL = 900;

/** Never parted at the end of a line. */
const way = (from: number | string, to: number | string): string => `${from}\u00a0→\u00a0${to}`;

/** "2 → 0 · 20 → 3" where creatures move, sentences for everything else. */
function lineOf(dawn: Dawn, { texts, names, view }: Pick<Props, 'texts' | 'names' | 'view'>): string {
  const moves = dawn.events.flatMap((event) => {
    if (event.kind === 'creature-moved') return [way(event.from, event.to)];
    if (event.kind === 'creature-in-castle') return [way(event.from, 0)];
    return event.kind === 'narrator' ? [way(letters[event.from] ?? 'A', letters[event.to] ?? 'N')] : [];
  });
  const quiet: readonly Event['kind'][] = ['creature-moved', 'narrator', 'creature-stays'];
  // who comes in is told by the ways; how many shields are left then, once
  const last = dawn.events.findLast(({ kind }) => kind === 'creature-in-castle');
  const rest = dawn.events.flatMap((event) =>
    quiet.includes(event.kind) || (event.kind === 'creature-in-castle' && event !== last) ? [] : (texts.event(event, names, view) ?? []),
  );
  return [...moves, ...(rest.length === 0 ? [] : [rest.join(' ')])].join('\u00a0· ');
}

/** The event card that was turned. A long one scrolls on a small screen. */
function Turned({ event, view, language }: Pick<Props, 'view' | 'language'> & { readonly event: NonNullable<SunrisePage['event']> }) {
  const box = useRef<HTMLDivElement>(null);
  useScrollStop(box);
  return (
    <div ref={box} className="an-order__event">
      <h2 {...spoken(view, language, event.title)}>{event.title[language]}</h2>
      <p {...spoken(view, language, event.story)}>{event.story[language]}</p>
    </div>
  );
}

/** The sunrise, told step by step beside the map it happens on. Where a card must be read it waits; otherwise it goes by itself. */
export function Sunrise({
  page,
  onDone,
  onAside,
  ...props
}: Props & { readonly page: SunrisePage; readonly onDone: () => void; readonly onAside: () => void }) {
  const { view, language, pace } = props;
  const say = words[language];
  const [told, tell] = useState(pace === 'off' ? page.steps.length : 1);
  const all = told >= page.steps.length;
  const done = useLatest(onDone);
  const reads = page.event !== undefined;
  const { texts, names } = props;
  // worded once: creatures walk while the steps are told
  const lines = useMemo(
    () => new Map(page.steps.map((dawn) => [dawn.step, lineOf(dawn, { texts, names, view })])),
    [page, texts, names, view],
  );
  useEffect(() => {
    if (all && reads) return undefined;
    const beat = pace === 'quick' ? TELL / 2 : TELL;
    if (all) {
      const timer = setTimeout(() => done.current(), 3 * beat);
      return () => clearTimeout(timer);
    }
    const timer = setInterval(() => tell((before) => before + 1), beat);
    return () => clearInterval(timer);
  }, [all, reads, pace, done]);
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    if (reads) onAside();
    else onDone();
  };
  return (
    <section className="an-dawn" aria-label={say.sunrise} data-pace={pace}>
      <div className="an-dawn__sky" aria-hidden="true" />
      {page.event !== undefined && <Turned {...props} event={page.event} />}
      <div className="an-order">
        <header>
          <h2>{say.sunrise}</h2>
          <PutAside language={language} onAside={onAside} />
        </header>
        <ol className={classes(all && 'is-told')}>
          {say.steps.map((name, i) => {
            const dawn = page.steps.find(({ step }) => step === i + 1);
            const at = page.steps.findIndex(({ step }) => step === i + 1);
            const state = dawn === undefined || at >= told ? 'is-next' : at === told - 1 && !all ? 'is-now' : 'is-past';
            const line = lines.get(i + 1) ?? '';
            return (
              <li key={name} className={classes(state, line === '' && 'is-quiet')} aria-current={state === 'is-now' ? 'step' : undefined}>
                <Token name={tokens[i] ?? 'star'} />
                <span>
                  {name}
                  <small>
                    {i === 0 && page.event !== undefined
                      ? page.event.title[language]
                      : line === ''
                        ? i > 0 && i < 6
                          ? say.noneOnMap
                          : say.nothing
                        : line}
                  </small>
                </span>
                <Line name="check" />
              </li>
            );
          })}
        </ol>
        <div className="an-order__acts">
          <Button kind="primary" onKeyDown={pressed} onClick={() => (all ? onDone() : tell(page.steps.length))}>
            {all ? say.intoTheDay(view.day) : say.skip}
          </Button>
        </div>
      </div>
    </section>
  );
}
