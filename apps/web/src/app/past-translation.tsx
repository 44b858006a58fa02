import { PastTranslationPage } from '../features/history/past-translation-page.tsx';
import { PastNotams } from '../features/translate-notam/past-notams.tsx';
import { PastReports } from '../features/translate-weather/past-reports.tsx';

/** A translation of before with the results of its kind. */
export function PastTranslation() {
  return (
    <PastTranslationPage
      show={(past) => (past.kind === 'notam' ? <PastNotams past={past} /> : <PastReports past={past} />)}
    />
  );
}
