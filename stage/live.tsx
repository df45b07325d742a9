import { createStore, useStore } from './store.ts';

/** How many sentences the polite region keeps: enough that none is lost before it is read. */
const KEPT = 12;

interface Spoken {
  readonly n: number;
  readonly text: string;
}

let count = 0;
const told = createStore<readonly Spoken[]>([]);
const called = createStore<Spoken>({ n: 0, text: '' });

/** Narrates in order, after what is being read. */
export function narrate(sentence: string): void {
  count += 1;
  told.set([...told.get(), { n: count, text: sentence }].slice(-KEPT));
}

/** Narrates what must not stay in the page (a card seen in secret). What is returned takes it out again. */
export function whisper(sentence: string): () => void {
  narrate(sentence);
  const said = count;
  return () => {
    told.set(told.get().filter(({ n }) => n !== said));
  };
}

/** A call is read at once; so long after it, it is taken out of the page again: it may name a card that was in hand then. */
const CALLED = 10_000;

/** Interrupts: "your turn", and errors. */
export function announce(sentence: string): void {
  count += 1;
  const call = { n: count, text: sentence };
  called.set(call);
  setTimeout(() => {
    if (called.get() === call) called.set({ n: call.n, text: '' });
  }, CALLED);
}

/** What was called no longer holds: nobody should find it in the page. */
export function takeBackCall(): void {
  const { n, text } = called.get();
  if (text !== '') called.set({ n, text: '' });
}

/** Somebody else looks at this page now: nothing that was said to whoever had it before stays in it. */
export function forgetSaid(): void {
  told.set([]);
  takeBackCall();
}

/** One polite and one assertive region for the whole page; they stay mounted so that screen readers know them. */
export function LiveRegions() {
  const lines = useStore(told);
  const call = useStore(called);
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
