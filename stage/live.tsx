import { useSyncExternalStore } from 'react';

/** How many sentences the polite region keeps: enough that none is lost before it is read. */
const KEPT = 12;

interface Spoken {
  readonly n: number;
  readonly text: string;
}

let count = 0;
let told: readonly Spoken[] = [];
let called: Spoken = { n: 0, text: '' };
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Narrates in order, after what is being read. */
export function narrate(sentence: string): void {
  count += 1;
  told = [...told, { n: count, text: sentence }].slice(-KEPT);
  changed();
}

/** Narrates what must not stay in the page (a card seen in secret). What is returned takes it out again. */
export function whisper(sentence: string): () => void {
  narrate(sentence);
  const said = count;
  return () => {
    told = told.filter(({ n }) => n !== said);
    changed();
  };
}

/** A call is read at once; so long after it, it is taken out of the page again: it may name a card that was in hand then. */
const CALLED = 10_000;

/** Interrupts: "your turn", and errors. */
export function announce(sentence: string): void {
  count += 1;
  const call = { n: count, text: sentence };
  called = call;
  changed();
  setTimeout(() => {
    if (called !== call) return;
    called = { n: call.n, text: '' };
    changed();
  }, CALLED);
}

/** What was called no longer holds: nobody should find it in the page. */
export function takeBackCall(): void {
  if (called.text === '') return;
  called = { n: called.n, text: '' };
  changed();
}

/** One polite and one assertive region for the whole page; they stay mounted so that screen readers know them. */
export function LiveRegions() {
  const lines = useSyncExternalStore(
    subscribe,
    () => told,
    () => told,
  );
  const call = useSyncExternalStore(
    subscribe,
    () => called,
    () => called,
  );
  return (
    <>
      <div className="sr" role="log" aria-live="polite">
        {lines.map((line) => (
          <p key={line.n}>{line.text}</p>
        ))}
      </div>
      <div className="sr" role="alert" aria-live="assertive">
        <p key={call.n}>{call.text}</p>
      </div>
    </>
  );
}
