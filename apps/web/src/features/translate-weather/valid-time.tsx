import type { WeatherReport } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import { useText } from '../../shared/text/use-text.ts';
import { TimeTable } from '../../shared/ui/time-table.tsx';
import { useTimeZone } from '../../shared/ui/use-time-zone.ts';

/** When the report was made and how long it holds; how old it is now stands on the card. */
export function ValidTime({ report, language }: { report: WeatherReport; language: LanguageCode }) {
  const { weather } = useText();
  const { facts, validTime } = report;
  const zone = useTimeZone(validTime.timeZone);
  const rows = [
    { name: weather.reportTime, at: facts.issuedAt, instead: weather.noTime },
    ...(facts.validFrom === null ? [] : [{ name: weather.validFrom, at: facts.validFrom, instead: null }]),
    ...(validTime.end === null ? [] : [{ name: weather.validUntil, at: validTime.end, instead: null }]),
  ];
  return <TimeTable rows={rows} zone={zone} language={language} />;
}
