import { beyondShelf, type Contents, contentName, type GameBrief, namesIn, type OptionValue } from '@tafelrunde/kernel';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from './api.ts';

type Options = Readonly<Record<string, OptionValue>>;

/** Texts by name, each fetched once: a name never means another text. */
const fetched = new Map<string, Promise<string>>();

/** On this browser's own shelf, where a table of it lies that is made of it; else the server has it. */
async function find(name: string): Promise<string> {
  const { Shelf } = await import('./local/shelf.ts');
  const kept = await new Shelf().content(name).catch(() => undefined);
  return kept ?? api.content(name);
}

function textOf(name: string): Promise<string> {
  const known = fetched.get(name);
  if (known !== undefined) return known;
  const asked = find(name).then((text) => {
    if (contentName(text) !== name) throw new Error(`not the text of ${name}`);
    return text;
  });
  fetched.set(name, asked);
  asked.catch(() => fetched.delete(name)); // the next who needs it asks again
  return asked;
}

/** A text that was brought just now need not be fetched. */
export function rememberContent(name: string, text: string): void {
  fetched.set(name, Promise.resolve(text));
}

/** What these options name beyond what the game brings itself. */
function neededContents({ game }: GameBrief, options: Options): readonly string[] {
  const named = Object.fromEntries(namesIn(game.meta, options).map((name) => [name, '']));
  return Object.keys(beyondShelf(game.meta, named));
}

const NONE: Contents = {};

/** What the options name by content, wherever it is kept if the game does not bring it; undefined until it is here, or when it is nowhere. */
export function useContents(module: GameBrief | undefined, options: Options): Contents | undefined {
  const names = module === undefined ? '' : neededContents(module, options).join(' ');
  const [found, setFound] = useState<{ readonly names: string; readonly contents: Contents }>();
  const arrive = useEffectEvent((contents: Contents) => setFound({ names, contents }));
  useEffect(() => {
    if (names === '') return undefined;
    let wanted = true;
    const all = names.split(' ');
    Promise.all(all.map(textOf)).then(
      (texts) => wanted && arrive(Object.fromEntries(all.map((name, i) => [name, texts[i] ?? '']))),
      () => undefined, // whoever needs it says so where it is needed
    );
    return () => {
      wanted = false;
    };
  }, [names]);
  if (names === '') return NONE;
  return found?.names === names ? found.contents : undefined;
}
