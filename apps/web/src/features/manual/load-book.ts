import type { UserLanguage } from '@klarnotam/contract';
import type { ManualBook, ManualPicture } from './manual-book.ts';

export interface LoadedBook {
  readonly book: ManualBook;
  readonly pictures: Readonly<Record<string, ManualPicture>>;
}

const LOADERS: Readonly<Record<UserLanguage, () => Promise<LoadedBook>>> = {
  en: () => import('./books/en.ts'),
  no: () => import('./books/no.ts'),
};

const loading = new Map<UserLanguage, Promise<LoadedBook>>();
const loaded = new Map<UserLanguage, LoadedBook>();

/** The manual in a language. It is loaded once; a book that did not come is asked for again. */
export function loadBook(language: UserLanguage): Promise<LoadedBook> {
  const begun = loading.get(language);
  if (begun) return begun;
  const promise = LOADERS[language]();
  loading.set(language, promise);
  promise.then(
    (book) => loaded.set(language, book),
    () => loading.delete(language),
  );
  return promise;
}

/** The manual in a language, if it is here already. */
export function loadedBook(language: UserLanguage): LoadedBook | undefined {
  return loaded.get(language);
}
