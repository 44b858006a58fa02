import type { RatingLevel } from '@klarnotam/notam';
import { useEffect } from 'react';

/** Tints the page's background in the colour of `level` while it is shown. */
export function usePageLevel(level: RatingLevel | undefined): void {
  useEffect(() => {
    if (!level) return;
    document.documentElement.dataset['pageLevel'] = level;
    return () => {
      delete document.documentElement.dataset['pageLevel'];
    };
  }, [level]);
}
