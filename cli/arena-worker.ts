import { serveArena } from '@tafelrunde/bots/workers';
import { loadGame } from '@tafelrunde/games';

serveArena(loadGame);
