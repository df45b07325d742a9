import { type MotionPace, STILL } from '@tafelrunde/stage';
import { usualTableTimes } from '@tafelrunde/table';
import { useEffect, useState } from 'react';
import { toast } from '../frame/toasts.tsx';
import type { TableLink } from '../link/link.ts';
import { AtTable } from '../table/page.tsx';
import { settings } from '../settings.ts';
import { textsNow } from '../texts/index.ts';
import { LocalLink } from './local-link.ts';

function warnUnkept(): void {
  const unkept = textsNow()?.here.unkept;
  if (unkept !== undefined) toast({ tone: 'note', ...unkept });
}

/** Whoever wants the pieces quick wants the bots quick. */
function pauseAt(pace: MotionPace): number {
  const part = { full: 1, quick: 1 / 2, off: 1 / 4 }[matchMedia(STILL).matches ? 'off' : pace];
  return usualTableTimes.botPause * part;
}

/** A table of this browser. No server is asked for anything. */
export function HerePage({ table }: { readonly table: string }) {
  const [link] = useState<TableLink>(() => new LocalLink(table, pauseAt(settings.get().pace), warnUnkept));
  useEffect(() => () => link.close(), [link]);
  return <AtTable link={link} />;
}
