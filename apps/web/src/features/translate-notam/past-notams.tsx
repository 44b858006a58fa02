import type { StoredTranslation } from '@klarnotam/contract';
import { usePageLevel } from '../../shared/translating/use-page-level.ts';
import { Results } from './results.tsx';

/** NOTAMs that were translated before. */
export function PastNotams({ past }: { past: Extract<StoredTranslation, { kind: 'notam' }> }) {
  usePageLevel(past.notices[0]?.droneRelevance);
  return <Results ref={null} result={past} busy={false} />;
}
