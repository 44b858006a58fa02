import type { StoredTranslation } from '@klarnotam/contract';
import { useNavigate } from 'react-router';
import { pathOfPastTranslation } from '../../shared/ui/paths.ts';
import { Results } from './results.tsx';

/** NOTAMs that were translated before. */
export function PastNotams({ past }: { past: Extract<StoredTranslation, { kind: 'notam' }> }) {
  const navigate = useNavigate();
  return (
    <Results
      ref={null}
      result={past}
      busy={false}
      onReworded={(id) => void navigate(pathOfPastTranslation(id))}
    />
  );
}
