import { Icon } from '@tafelrunde/stage';
import { type ReactNode, useEffect, useState } from 'react';
import { faultSentence } from '../frame/toasts.tsx';
import { PageFoot } from '../frame/page-foot.tsx';
import { TopBar } from '../frame/top-bar.tsx';
import { Waiting } from '../frame/waiting.tsx';
import { useTexts } from '../texts/index.ts';
import { LeafNav } from './leaf-nav.tsx';

interface LeafPageProps<Found> {
  readonly at: Parameters<typeof LeafNav>[0]['at'];
  readonly title: string;
  /** The same function every time. */
  readonly load: () => Promise<Found>;
  readonly children: (found: Found, onChange: (found: Found) => void) => ReactNode;
}

/** One of the reader's own pages: asks the server once, and shows what it says or why it does not. */
export function LeafPage<Found>({ at, title, load, children }: LeafPageProps<Found>) {
  const t = useTexts();
  const [found, setFound] = useState<Found>();
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    document.title = `${title} – Tafelrunde`;
  }, [title]);
  useEffect(() => {
    let gone = false;
    load().then(
      (answer) => !gone && setFound(answer),
      (refused: unknown) => !gone && setFault(faultSentence(refused)),
    );
    return () => {
      gone = true;
    };
  }, [load]);
  return (
    <>
      <TopBar />
      <main className="page leaf" id="content">
        <LeafNav at={at} />
        {found !== undefined ? (
          children(found, setFound)
        ) : fault === undefined ? (
          <Waiting />
        ) : (
          <>
            <h1>{title}</h1>
            <p className="fault" role="alert">
              <Icon name="warn" />
              {fault}
            </p>
            <p>
              <a className="btn" href="/">
                {t.connection.toLobby}
              </a>
            </p>
          </>
        )}
      </main>
      <PageFoot />
    </>
  );
}
