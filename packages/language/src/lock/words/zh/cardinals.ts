import { counted, type Cardinals } from '../cardinals.ts';

export const cardinals: Cardinals = counted('两三四五六七八九', '个座台条架项处次根名艘');
