export { createStore, useStore } from '@tafelrunde/stage';
