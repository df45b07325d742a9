import '@tafelrunde/stage/stage.css';
import './styles/fonts.css';
import './styles/frame.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App, fetchPage } from './app.tsx';
import { keepPages } from './offline/new-build.ts';
import { routeNow, startRouting } from './router.ts';
import { preferences } from './preferred.ts';
import { speak } from './texts/index.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root to stand on.');

startRouting();
keepPages();
preferences.subscribe(() => void speak(preferences.get().language));
// What the page of this address needs comes together; until then the first paint stands. Taking over may be interrupted: a touch goes first.
void Promise.all([speak(preferences.get().language), fetchPage(routeNow())]).then(() =>
  startTransition(() => createRoot(root).render(<App />)),
);
