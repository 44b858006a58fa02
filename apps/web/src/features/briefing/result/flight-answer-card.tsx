import { sayAnswer, sayGlance, type FlightWeather } from '@klarnotam/language';
import { answerForFlight, type AnswerKind, type Flight, type RatingLevel } from '@klarnotam/notam';
import type { Verdict } from '@klarnotam/weather';
import { useMemo } from 'react';
import { useWeatherUnits } from '../../../shared/drones/use-weather-units.ts';
import { LevelIcon } from '../../../shared/ui/level-icon.tsx';
import { usePrinting } from '../../../shared/ui/use-printing.ts';
import { useWeatherWords } from '../../../shared/weather/use-weather-words.ts';
import type { BriefingView } from './briefing-view.ts';
import classes from './flight-answer-card.module.css';
import type { ResultContext } from './result-context.ts';
import { stationsAtFlight, verdictOfStations } from './weather-of-flight.ts';

/** The colour of an answer. None is that of what is allowed: nobody says here that flying is. */
const LEVELS: Readonly<Record<AnswerKind, RatingLevel>> = {
  notOn: 'forbidden',
  permission: 'restricted',
  restricted: 'restricted',
  undecided: 'caution',
  mind: 'caution',
  harmless: 'information',
  nothing: 'information',
};

/** The colour of the whole: the weather makes it worse and never better. */
function levelWith(kind: AnswerKind, weather: Verdict): RatingLevel {
  if (weather === 'nogo') return 'forbidden';
  const level = LEVELS[kind];
  return weather === 'caution' && level === 'information' ? 'caution' : level;
}

/** So that the card stays within a screen. */
const FIRST_LINES = 4;

interface Props {
  readonly view: BriefingView;
  readonly flight: Flight;
  readonly nameOf: (index: number) => string;
  readonly context: ResultContext;
}

/** What was translated of a briefing, notices and weather, says to the flight, on one card. */
export function FlightAnswerCard({ view, flight, nameOf, context }: Props) {
  const { words, language, dir, timeZone, drone } = context;
  const [weatherUnits] = useWeatherUnits();
  const answer = useMemo(
    () =>
      answerForFlight(
        view.notices.flatMap(({ verdict, reasons, activity, translated, sameAs }) =>
          verdict === null
            ? []
            : [{ verdict, reasons, activity, rating: translated?.facts.rating ?? null, sameAs }],
        ),
        flight,
      ),
    [view, flight],
  );
  /** What it is, with its number: `Danger area EN D118 active (A1241/26)`. */
  const whatIs = (index: number): string => {
    const notice = view.notices[index];
    const said = notice?.translated?.droneImpact.summary.replace(/[.。।]$/u, '') ?? '';
    const number = notice?.id ?? nameOf(index);
    return said === '' ? number : `${said} (\u2066${number}\u2069)`;
  };
  const stations = useMemo(
    () => stationsAtFlight(view.reports, flight, drone?.limits ?? null),
    [view.reports, flight, drone],
  );
  const verdict = verdictOfStations(stations);
  const weatherWords = useWeatherWords(language).data;
  const weather: FlightWeather = {
    verdict,
    stations: stations.map(({ place, glance }) => ({
      place,
      said: weatherWords
        ? sayGlance(glance, weatherWords, { units: weatherUnits }).headline.replace(/[.。।]$/u, '')
        : '…',
    })),
  };
  const { headline, lines, standing } = sayAnswer(answer, { timeZone, nameOf: whatIs, weather }, words);
  // Paper cannot be unfolded.
  const first = usePrinting() ? lines.length : FIRST_LINES;
  const level = levelWith(answer.kind, verdict);
  return (
    <section className={classes.card} data-level={level} lang={language} dir={dir} aria-label={headline}>
      <span className={classes.icon}>
        <LevelIcon level={level} size={36} />
      </span>
      <div>
        <p className={classes.headline}>{headline}</p>
        <Lines lines={lines.slice(0, first)} />
        {lines.length > first && (
          <details className={classes.more}>
            <summary>+{lines.length - first}</summary>
            <Lines lines={lines.slice(first)} />
          </details>
        )}
        <p className={classes.standing}>{standing}</p>
      </div>
    </section>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className={classes.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
