import { serveBots } from '@tafelrunde/bots/workers';
import { loadGame } from '@tafelrunde/games';

serveBots(loadGame);
