import type { WeatherReport } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import { Reports } from './reports.tsx';

/** Weather reports that somebody shared. */
export function SharedReports({
  answer: { reports, language },
}: {
  answer: { readonly reports: readonly WeatherReport[]; readonly language: LanguageCode };
}) {
  return (
    <Reports ref={null} result={{ id: null, reports, language }} drone={null} busy={false} sent={null} />
  );
}
