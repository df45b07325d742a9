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
// Until everything is here that the page of this address needs the first paint stands. Its words are known by the catalogue, so that comes
// first; all of it was sent for before (first/lay.js). Taking over may be interrupted: a touch goes first.
void speak(preferences.get().language)
  .then(() => fetchPage(routeNow()))
  .then(() => startTransition(() => createRoot(root).render(<App />)));
