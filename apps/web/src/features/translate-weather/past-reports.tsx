import type { StoredTranslation } from '@klarnotam/contract';
import { useHeldDrone } from '../../shared/drones/use-drones.ts';
import { Reports } from './reports.tsx';

/** Weather reports that were translated before. */
export function PastReports({ past }: { past: Extract<StoredTranslation, { kind: 'weather' }> }) {
  return <Reports ref={null} result={past} drone={useHeldDrone()} busy={false} sent={null} />;
}
