import type { StoredTranslation } from '@klarnotam/contract';
import { usePageLevel } from '../../shared/translating/use-page-level.ts';
import { Reports } from './reports.tsx';
import { worstLevel } from './severity.ts';

/** Weather reports that were translated before. */
export function PastReports({ past }: { past: Extract<StoredTranslation, { kind: 'weather' }> }) {
  usePageLevel(worstLevel(past.reports));
  return <Reports ref={null} result={past} busy={false} sent={null} />;
}
