import type { ManualBook, ManualPicture } from '../manual-book.ts';

/** Both are put in place when the page is built, from docs/manual/no (manual.config.ts). */
export const book: ManualBook = { sections: [] };
export const pictures: Readonly<Record<string, ManualPicture>> = {};
