import { serveBots, weightsFromDisk } from '@tafelrunde/bots/workers';
import { loadBots } from '@tafelrunde/games';

serveBots((game) => loadBots(game, weightsFromDisk));
