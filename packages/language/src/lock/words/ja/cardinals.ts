import { counted, type Cardinals } from '../cardinals.ts';

export const cardinals: Cardinals = counted('二三四五六七八九', 'つ本基台機件個箇か回名隻');
