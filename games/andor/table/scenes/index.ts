export { EndMoment } from './EndMoment.tsx';
export { Scene } from './Scene.tsx';
export { Shop } from './Shop.tsx';
