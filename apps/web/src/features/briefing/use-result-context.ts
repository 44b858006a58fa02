import type { LanguageCode } from '@klarnotam/language';
import type { Flight } from '@klarnotam/notam';
import { useMemo } from 'react';
import { useSite } from '../../shared/api/site.ts';
import type { HeldDrone } from '../../shared/drones/use-drones.ts';
import { useUnits } from '../../shared/translating/use-units.ts';
import { zoneOfPlace } from './flight/zone-of-place.ts';
import type { ResultContext } from './result/result-context.ts';
import { useFlightWords } from './result/use-flight-words.ts';

export type Drawn = Pick<ResultContext, 'drawNotice' | 'drawReports'>;

/** How a briefing is told in a language, for a flight; null until its words are there. */
export function useResultContext(
  language: LanguageCode,
  flight: Flight | null,
  { drawNotice, drawReports }: Drawn,
  drone: HeldDrone | null,
): { readonly context: ResultContext | null; readonly isError: boolean } {
  const { languages } = useSite();
  const words = useFlightWords(language);
  const [units] = useUnits();
  const dir = languages.find(({ code }) => code === language)?.direction ?? 'ltr';
  const context = useMemo(
    () =>
      words.data
        ? {
            words: words.data,
            flightFrom: flight?.from ?? null,
            language,
            dir,
            units,
            timeZone: zoneOfPlace(flight?.place ?? null),
            drawNotice,
            drawReports,
            drone,
          }
        : null,
    [words.data, language, dir, units, flight, drawNotice, drawReports, drone],
  );
  return { context, isError: words.isError };
}
