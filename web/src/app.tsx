import { LiveRegions } from '@tafelrunde/stage';
import { Suspense, useEffect } from 'react';
import { ErrorBoundary } from './frame/error-boundary.tsx';
import { later } from './frame/later.tsx';
import { NotFound } from './frame/notice.tsx';
import { PageToasts } from './frame/toasts.tsx';
import { Waiting } from './frame/waiting.tsx';
import { Lobby } from './lobby/lobby.tsx';
import { meet } from './me.ts';
import { useRoute } from './router.ts';
import type { Route } from './routes.ts';

const pages = {
  table: later(async () => (await import('./table/page.tsx')).TablePage),
  here: later(async () => (await import('./local/page.tsx')).HerePage),
  replay: later(async () => (await import('./replay/page.tsx')).ReplayPage),
  rules: later(async () => (await import('./rules/page.tsx')).RulesPage),
  tables: later(async () => (await import('./tables-page/page.tsx')).TablesPage),
  about: later(async () => (await import('./about/page.tsx')).AboutPage),
  you: later(async () => (await import('./you/page.tsx')).YouPage),
  reminders: later(async () => (await import('./reminders/page.tsx')).RemindersPage),
  mailLink: later(async () => (await import('./reminders/mail-link.tsx')).MailLinkPage),
  statistics: later(async () => (await import('./statistics/page.tsx')).StatisticsPage),
  house: later(async () => (await import('./house/page.tsx')).HousePage),
  enter: later(async () => (await import('./you/enter.tsx')).EnterPage),
};

/** What the page of this address is made of; the first paint stays until it is here. Should it not come, the page itself says so. */
export async function fetchPage({ page }: Route): Promise<void> {
  if (page === 'lobby' || page === 'lost') return;
  await pages[page === 'mail-link' ? 'mailLink' : page].fetch().catch(() => undefined);
}

function Page({ route }: { readonly route: Route }) {
  switch (route.page) {
    case 'lobby':
      return <Lobby />;
    case 'table':
      return <pages.table.Part key={route.table} table={route.table} />;
    case 'here':
      return <pages.here.Part key={route.table} table={route.table} />;
    case 'replay':
      return <pages.replay.Part key={JSON.stringify(route.source)} source={route.source} />;
    case 'rules':
      return <pages.rules.Part game={route.game} rule={route.rule} />;
    case 'tables':
      return <pages.tables.Part />;
    case 'about':
      return <pages.about.Part />;
    case 'you':
      return <pages.you.Part />;
    case 'reminders':
      return <pages.reminders.Part />;
    case 'mail-link':
      return <pages.mailLink.Part key={route.token} link={route.link} token={route.token} />;
    case 'statistics':
      return <pages.statistics.Part />;
    case 'enter':
      return <pages.enter.Part key={route.secret ?? ''} secret={route.secret} />;
    case 'house':
      return <pages.house.Part key={route.secret ?? ''} secret={route.secret} />;
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
