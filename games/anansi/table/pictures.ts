import { suitOf, valueOf } from '../cards.ts';
import { letters } from './art/suits.ts';

/** Where a picture lies. Pictures are files, never inlined: their ids would collide, and the browser keeps them, drawn once per size. */
const picture = (name: string): string => new URL(`./cards/${name}.svg`, import.meta.url).href;

export const pictureOf = (card: number): string => picture(`${letters[suitOf[card] as number]}${valueOf[card]}`);
export const backPicture = picture('back');
export const bonusPicture = picture('bonus');
export const listenerPicture = (inspired: boolean): string => picture(inspired ? 'listener-inspired' : 'listener-uninspired');
