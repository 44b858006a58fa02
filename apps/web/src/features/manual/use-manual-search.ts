import { useState } from 'react';
import type { ManualBook } from './manual-book.ts';
import type { SearchManual } from './search-index.ts';
import { useFillIn } from './use-fill-in.ts';

interface ManualSearch {
  /** Null until the search is there. */
  readonly find: SearchManual | null;
  readonly failed: boolean;
  /** Loads the search, when somebody begins to look for something. */
  readonly prepare: () => void;
}

/** The search through a book. It is loaded when it is wanted. */
export function useManualSearch(book: ManualBook): ManualSearch {
  const fillIn = useFillIn();
  const [made, setMade] = useState<{ readonly of: ManualBook; readonly find: SearchManual } | null>(null);
  const [failed, setFailed] = useState(false);
  const prepare = (): void => {
    if (made?.of === book) return;
    setFailed(false);
    import('./search-index.ts').then(
      ({ makeSearch }) => setMade({ of: book, find: makeSearch(book, fillIn) }),
      () => setFailed(true),
    );
  };
  return { find: made?.of === book ? made.find : null, failed, prepare };
}
