import { RefusedError } from '@tafelrunde/kernel';
import { api } from '../api.ts';
import { readBoth } from './branch/both.ts';
import { sentIn } from './place.ts';

/** Where a match to watch comes from: a table of the server, one of this browser, or a file somebody chose; `sent`: a branch the link holds. */
export type Source = { readonly home: 'server' | 'here' | 'sent'; readonly table: string } | { readonly home: 'file' };

/** No match file comes near; the kernel reads none beyond it. */
const MOST_BYTES = 16 * 1024 * 1024;

/** A file on its way from the lobby to its page; it is read once more by a reload only if it is chosen again. */
let chosen: { readonly text: string; readonly branch?: string } | undefined;

/** Reads a file somebody chose or dropped; what is too large is not even read. */
export async function chooseFile(file: File): Promise<void> {
  if (file.size > MOST_BYTES) throw new RefusedError({ code: 'record-too-large' });
  const text = await file.text();
  chosen = readBoth(text) ?? { text };
}

/** The finished match as a file; of a branch that was sent, the match it left. */
export async function recordFrom(source: Source): Promise<string> {
  switch (source.home) {
    case 'server':
    case 'sent':
      return api.record(source.table);
    case 'here':
      return recordHere(source.table);
    case 'file':
      if (chosen === undefined) throw new RefusedError({ code: 'not-found' });
      return chosen.text;
  }
}

/** The branch that came along, where one was sent. */
export function sentWith({ home }: Source): string | undefined {
  if (home === 'sent') return sentIn(location.hash) ?? ''; // a link that lost its end is told so
  return home === 'file' ? chosen?.branch : undefined;
}

/** The table's own worker writes it, as for its page. */
async function recordHere(table: string): Promise<string> {
  const { LocalLink } = await import('../local/local-link.ts');
  const link = new LocalLink(table, () => undefined);
  try {
    await new Promise<void>((resolve, reject) => {
      const look = () => {
        const { connection, why } = link.get();
        if (connection === 'live') resolve();
        else if (connection === 'gone') reject(new RefusedError(why ?? { code: 'internal' }));
      };
      link.subscribe(look);
      look();
    });
    return await link.record();
  } finally {
    link.close();
  }
}

/** Where the match itself is. */
export function pathOfSource(source: Source): string | undefined {
  if (source.home === 'file' || source.home === 'sent') return undefined;
  return source.home === 'here' ? `/here/${source.table}` : `/t/${source.table}`;
}
