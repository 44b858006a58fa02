import type { UtcInstant } from '@klarnotam/aviation';
import {
  limitsOf,
  type ExampleNotam,
  type ExampleReport,
  type NotamNotice,
  type WeatherReport,
} from '@klarnotam/contract';
import {
  sayGlance,
  sayHeightLines,
  sayNearby,
  saySize,
  sayWhen,
  type CardCatalogue,
  type WeatherCatalogue,
} from '@klarnotam/language';
import { activeState, type RatingLevel } from '@klarnotam/notam';
import { glanceAt, type Verdict } from '@klarnotam/weather';

const FLIGHT_MINUTES = 30;

/** Which colours and icon a verdict has, as on the card of a station. */
const LEVELS: Readonly<Record<Verdict, RatingLevel>> = {
  nogo: 'forbidden',
  caution: 'caution',
  fine: 'allowed',
  incomplete: 'information',
  notJudged: 'information',
};

/** What the card of a NOTAM says at a moment. */
export function sayExampleNotam(notice: NotamNotice, now: UtcInstant, words: CardCatalogue): ExampleNotam {
  const { facts, source, droneImpact, location, nearby } = notice;
  const nowMs = Date.parse(now);
  const state = activeState(facts, nowMs);
  const whenFacts = {
    endIsEstimate: facts.estimated && facts.schedule === null,
    timeZone: notice.duration.timeZone ?? 'UTC',
    isOfReader: false,
  };
  const near = nearby === null ? null : sayNearby(nearby, words);
  const size = [near, saySize(facts.areas, words)].filter((part) => part !== null).join(' · ');
  return {
    telegram: source,
    level: facts.rating.level,
    name: [facts.id, facts.locations.join(', ')].filter((part) => part !== null && part !== '').join(' · '),
    heading: droneImpact.heading,
    headline: droneImpact.summary,
    when: state ? sayWhen(state, whenFacts, nowMs, words) : { text: '', utc: null, clock: null },
    where: [location, ...(size === '' ? [] : [size])],
    heights: sayHeightLines(notice, 'published', words),
    ask: notice.contactInfo.map(({ label, value }) => ({ label, value })),
  };
}

/** What the card of a station says at a moment. */
export function sayExampleReport(
  report: WeatherReport,
  now: UtcInstant,
  words: WeatherCatalogue,
): ExampleReport {
  const glance = glanceAt({
    reports: [report.facts],
    limits: limitsOf(report.limits),
    now,
    position: report.position,
    elevationFt: report.elevationFt,
    timeZone: report.validTime.timeZone,
    flightMinutes: FLIGHT_MINUTES,
  });
  const said = sayGlance(glance, words, { units: 'metric' });
  return {
    telegram: report.source,
    level: LEVELS[glance.verdict],
    station: report.location,
    heading: said.heading,
    why: said.why,
    lines: [said.observation?.text, said.wind, ...said.notes, said.light].filter(
      (line) => line !== null && line !== undefined,
    ),
  };
}
