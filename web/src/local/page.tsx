import { useEffect, useState } from 'react';
import { toast } from '../frame/toasts.tsx';
import type { TableLink } from '../link/link.ts';
import { AtTable } from '../table/page.tsx';
import { textsNow } from '../texts/index.ts';
import { LocalLink } from './local-link.ts';

function warnUnkept(): void {
  const unkept = textsNow()?.here.unkept;
  if (unkept !== undefined) toast({ tone: 'note', ...unkept });
}

/** A table of this browser. No server is asked for anything. */
export function HerePage({ table }: { readonly table: string }) {
  const [link] = useState<TableLink>(() => new LocalLink(table, warnUnkept));
  useEffect(() => () => link.close(), [link]);
  return <AtTable link={link} />;
}
