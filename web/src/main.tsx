import '@tafelrunde/stage/stage.css';
import './styles/fonts.css';
import './styles/frame.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { keepPages } from './offline/new-build.ts';
import { startRouting } from './router.ts';
import { preferences } from './preferred.ts';
import { speak } from './texts/index.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root to stand on.');

startRouting();
keepPages();
preferences.subscribe(() => void speak(preferences.get().language));
void speak(preferences.get().language).then(() => createRoot(root).render(<App />));
