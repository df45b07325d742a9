import { serveArena, weightsFromDisk } from '@tafelrunde/bots/workers';
import { loadBots } from '@tafelrunde/games';

serveArena((game) => loadBots(game, weightsFromDisk));
