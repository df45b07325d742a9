import { serveBots } from '@tafelrunde/bots/workers';
import { loadBots } from '@tafelrunde/games';

/** A thread of bots that is at the limit of what it may open, when it wants the weights of nets. */
serveBots((game) => loadBots(game, () => Promise.reject(new Error('EMFILE: too many open files'))));
