import { createContext } from 'react';
import type { ManualPicture } from './manual-book.ts';

/** The pictures of the manual by their names. */
export const PicturesContext = createContext<Readonly<Record<string, ManualPicture>>>({});
