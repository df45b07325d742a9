import type { ReactNode } from 'react';
import { useTexts } from '../texts/index.ts';
import { EmptyTable } from './empty-table.tsx';
import { TopBar } from './top-bar.tsx';

/** A page with one sentence and a way out. */
export function Notice({ title, text, ways }: { readonly title: string; readonly text: ReactNode; readonly ways?: ReactNode }) {
  const t = useTexts();
  return (
    <>
      <TopBar />
      <main className="page page--middle" id="content">
        <EmptyTable className="figure" />
        <h1>{title}</h1>
        <p className="muted">{text}</p>
        <div className="ways">
          {ways}
          <a className="btn" href="/">
            {t.connection.toLobby}
          </a>
        </div>
      </main>
    </>
  );
}

export function NotFound() {
  const t = useTexts();
  return <Notice title={t.lost.title} text={t.lost.text} />;
}
