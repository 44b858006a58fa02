import type { RatingLevel } from '@klarnotam/notam';
import { useEffect } from 'react';

/** Gives the page a breath of the colour of `level` while it is shown. */
export function usePageLevel(level: RatingLevel | undefined): void {
  useEffect(() => {
    if (!level) return;
    document.documentElement.dataset['pageLevel'] = level;
    return () => {
      delete document.documentElement.dataset['pageLevel'];
    };
  }, [level]);
}
