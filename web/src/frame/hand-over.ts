import { toClipboard } from '@tafelrunde/stage';
import { textsNow } from '../texts/index.ts';
import { toast } from './toasts.tsx';

/** Puts a text on the clipboard and says so; where that cannot be done, the text stands there to be copied by hand. */
export async function copyText(text: string, what: 'link' | 'text'): Promise<void> {
  const t = textsNow();
  if (t === undefined) return;
  if (await toClipboard(text)) toast({ tone: 'good', ...(what === 'link' ? t.linkCopied : t.textCopied) });
  else toast({ tone: 'bad', title: t.copyFailed.title, text: t.copyFailed.text(text) });
}

export const canShare = (): boolean => typeof navigator.share === 'function';

/** Hands over to the device's own sharing; where there is none, copies. */
export async function shareText(data: { readonly text: string; readonly url?: string }): Promise<void> {
  if (!canShare()) {
    await copyText([data.text, data.url].filter(Boolean).join(' '), 'text');
    return;
  }
  try {
    await navigator.share(data);
  } catch {
    // Closed without choosing: nothing to say.
  }
}

/** Saves a text as a file. */
export function saveFile(name: string, text: string, type = 'application/json'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
