/** Notes every use of a clock or of chance that was not handed in (requirement 10). */

type Anything = (...args: unknown[]) => unknown;
type Owner = Record<string, unknown>;

function ownerOf(name: string): Owner | undefined {
  const owner = (globalThis as Owner)[name];
  return (typeof owner === 'object' && owner !== null) || typeof owner === 'function' ? (owner as Owner) : undefined;
}

/** Puts a note-taking stand-in before a function until the returned call takes it away again. */
function listenTo(ownerName: string, name: string, note: (what: string) => void): () => void {
  const owner = ownerOf(ownerName);
  const original = owner?.[name];
  if (owner === undefined || typeof original !== 'function') return () => undefined;
  const own = Object.getOwnPropertyDescriptor(owner, name);
  const standIn = (...args: unknown[]) => {
    note(`${ownerName}.${name}`);
    return (original as Anything).apply(owner, args);
  };
  Object.defineProperty(owner, name, { value: standIn, configurable: true, writable: true });
  return () => {
    if (own === undefined) delete owner[name];
    else Object.defineProperty(owner, name, own);
  };
}

/** The same for the clock itself: `new Date()` and `Date()` tell the time, `new Date(0)` does not. */
function listenToClock(note: (what: string) => void): () => void {
  const world = globalThis as Owner;
  const original = world['Date'] as object;
  world['Date'] = new Proxy(original, {
    apply(target, self, args: unknown[]) {
      note('Date()');
      return Reflect.apply(target as Anything, self, args);
    },
    construct(target, args: unknown[], made) {
      if (args.length === 0) note('new Date()');
      return Reflect.construct(target as Anything, args, made) as object;
    },
  });
  return () => {
    world['Date'] = original;
  };
}

const CHANCE = [
  ['Math', 'random'],
  ['crypto', 'getRandomValues'],
  ['crypto', 'randomUUID'],
] as const;
const CLOCKS = [
  ['Date', 'now'],
  ['performance', 'now'],
] as const;

/** Runs something and returns what it used from outside. */
export function usedFromOutside(run: () => void, kinds: 'chance' | 'chance and clocks'): readonly string[] {
  const used = new Set<string>();
  const note = (what: string) => used.add(what);
  const undo: (() => void)[] = [];
  try {
    for (const [owner, name] of CHANCE) undo.push(listenTo(owner, name, note));
    if (kinds === 'chance and clocks') {
      for (const [owner, name] of CLOCKS) undo.push(listenTo(owner, name, note));
      undo.push(listenToClock(note));
    }
    run();
  } finally {
    for (const end of undo.toReversed()) end();
  }
  return [...used];
}
