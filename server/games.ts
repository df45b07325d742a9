export { loadGame as ownGame } from '@tafelrunde/games';
