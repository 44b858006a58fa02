import type { WeatherReport } from '@klarnotam/contract';
import { sayGlance, type LanguageCode } from '@klarnotam/language';
import { useWeatherUnits } from '../../shared/drones/use-weather-units.ts';
import type { HeldDrone } from '../../shared/drones/use-drones.ts';
import { useText } from '../../shared/text/use-text.ts';
import { ResultSkeleton } from '../../shared/translating/result-skeleton.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { useNow } from '../../shared/ui/use-now.ts';
import own from './report.module.css';
import { StationCard } from './station-card.tsx';
import { glanceOf, stationsOf } from '../../shared/weather/stations.ts';
import { useFlightMinutes } from './use-flight-minutes.ts';
import { useWeatherWords } from '../../shared/weather/use-weather-words.ts';

interface Props {
  readonly reports: readonly WeatherReport[];
  /** UTC; null: for a flight that begins now. */
  readonly flight: { readonly from: string; readonly to: string } | null;
  /** What it is held against; null: the limits that it was made with. */
  readonly drone: HeldDrone | null;
  readonly language: LanguageCode;
  readonly dir: 'ltr' | 'rtl';
}

/** Reports of a briefing against the limits of a drone, for the hours of a flight: a card for each station. */
export function FlightWeather({ reports, flight, drone, language, dir }: Props) {
  const text = useText();
  const words = useWeatherWords(language);
  const now = useNow();
  const [units] = useWeatherUnits();
  const [usualMinutes] = useFlightMinutes();
  if (words.isError) return <Message kind="error">{text.weather.wordsFailed}</Message>;
  if (!words.data) return <ResultSkeleton />;
  const catalogue = words.data;
  const nowMs = flight ? Date.parse(flight.from) : now;
  const flightMinutes = flight ? Math.ceil((Date.parse(flight.to) - nowMs) / 60_000) : usualMinutes;
  return (
    <>
      {stationsOf(reports).map((station) => {
        const glance = glanceOf(
          station,
          { nowMs, flightMinutes, isPlanned: flight !== null },
          drone?.limits ?? null,
        );
        return (
          <StationCard
            key={station.first.position}
            station={station}
            glance={glance}
            said={sayGlance(glance, catalogue, { units, presentMs: now })}
            isPlanned={flight !== null}
            drone={drone}
            words={catalogue}
            language={language}
            dir={dir}
          />
        );
      })}
      <p className={own.standing} lang={language} dir={dir}>
        {reports[0]?.standing}
      </p>
    </>
  );
}
