import { LiveRegions } from '@tafelrunde/stage';
import { lazy, Suspense, useEffect } from 'react';
import { ErrorBoundary } from './frame/error-boundary.tsx';
import { NotFound } from './frame/notice.tsx';
import { PageToasts } from './frame/toasts.tsx';
import { Waiting } from './frame/waiting.tsx';
import { Lobby } from './lobby/lobby.tsx';
import { meet } from './me.ts';
import { useRoute } from './router.ts';
import type { Route } from './routes.ts';

const TablePage = lazy(async () => ({ default: (await import('./table/page.tsx')).TablePage }));
const HerePage = lazy(async () => ({ default: (await import('./local/page.tsx')).HerePage }));
const ReplayPage = lazy(async () => ({ default: (await import('./replay/page.tsx')).ReplayPage }));
const RulesPage = lazy(async () => ({ default: (await import('./rules/page.tsx')).RulesPage }));
const TablesPage = lazy(async () => ({ default: (await import('./tables-page/page.tsx')).TablesPage }));
const AboutPage = lazy(async () => ({ default: (await import('./about/page.tsx')).AboutPage }));
const YouPage = lazy(async () => ({ default: (await import('./you/page.tsx')).YouPage }));
const RemindersPage = lazy(async () => ({ default: (await import('./reminders/page.tsx')).RemindersPage }));
const MailLinkPage = lazy(async () => ({ default: (await import('./reminders/mail-link.tsx')).MailLinkPage }));
const StatisticsPage = lazy(async () => ({ default: (await import('./statistics/page.tsx')).StatisticsPage }));
const HousePage = lazy(async () => ({ default: (await import('./house/page.tsx')).HousePage }));
const EnterPage = lazy(async () => ({ default: (await import('./you/enter.tsx')).EnterPage }));

function Page({ route }: { readonly route: Route }) {
  switch (route.page) {
    case 'lobby':
      return <Lobby />;
    case 'table':
      return <TablePage key={route.table} table={route.table} />;
    case 'here':
      return <HerePage key={route.table} table={route.table} />;
    case 'replay':
      return <ReplayPage key={JSON.stringify(route.source)} source={route.source} />;
    case 'rules':
      return <RulesPage game={route.game} rule={route.rule} />;
    case 'tables':
      return <TablesPage />;
    case 'about':
      return <AboutPage />;
    case 'you':
      return <YouPage />;
    case 'reminders':
      return <RemindersPage />;
    case 'mail-link':
      return <MailLinkPage key={route.token} link={route.link} token={route.token} />;
    case 'statistics':
      return <StatisticsPage />;
    case 'enter':
      return <EnterPage key={route.secret ?? ''} secret={route.secret} />;
    case 'house':
      return <HousePage key={route.secret ?? ''} secret={route.secret} />;
    case 'lost':
      return <NotFound />;
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
      <ErrorBoundary key={route.page}>
        <Suspense fallback={<Waiting />}>
          <Page route={route} />
        </Suspense>
      </ErrorBoundary>
      <PageToasts />
      <LiveRegions />
    </>
  );
}
