import { LiveRegions } from '@tafelrunde/stage';
import { lazy, Suspense, useEffect } from 'react';
import { Fallen } from './frame/fallen.tsx';
import { Lost } from './frame/lost.tsx';
import { PageToasts } from './frame/toasts.tsx';
import { Waiting } from './frame/waiting.tsx';
import { Lobby } from './lobby/lobby.tsx';
import { meet } from './me.ts';
import { useRoute } from './router.ts';
import type { Route } from './routes.ts';

const TablePage = lazy(async () => ({ default: (await import('./table/page.tsx')).TablePage }));
const HerePage = lazy(async () => ({ default: (await import('./local/page.tsx')).HerePage }));
const RulesPage = lazy(async () => ({ default: (await import('./rules/page.tsx')).RulesPage }));
const AboutPage = lazy(async () => ({ default: (await import('./about/page.tsx')).AboutPage }));

function Page({ route }: { readonly route: Route }) {
  switch (route.page) {
    case 'lobby':
      return <Lobby />;
    case 'table':
      return <TablePage key={route.table} table={route.table} />;
    case 'here':
      return <HerePage key={route.table} table={route.table} />;
    case 'rules':
      return <RulesPage game={route.game} rule={route.rule} />;
    case 'about':
      return <AboutPage />;
    case 'lost':
      return <Lost />;
  }
}

export function App() {
  const route = useRoute();
  useEffect(() => {
    // The lobby meets the server by itself and says so when it cannot.
    if (route.page !== 'lobby') void meet().catch(() => undefined);
  }, [route.page]);
  return (
    <>
      <Fallen key={route.page}>
        <Suspense fallback={<Waiting />}>
          <Page route={route} />
        </Suspense>
      </Fallen>
      <PageToasts />
      <LiveRegions />
    </>
  );
}
