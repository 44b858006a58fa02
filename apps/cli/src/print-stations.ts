import type { UtcInstant } from '@klarnotam/aviation';
import {
  explainReport,
  sayGlance,
  type SaidGlance,
  type WeatherCatalogue,
  type WeatherUnits,
} from '@klarnotam/language';
import {
  glanceAt,
  TYPICAL_SMALL_DRONE,
  type DecodedReport,
  type Glance,
  type WeatherFacts,
} from '@klarnotam/weather';
import { aerodromeName, aerodromePlace } from './aerodromes.ts';
import { wrapped, wrappedSentences } from './wrap.ts';
import { zoneAt } from './zone-at.ts';

const FLIGHT_MINUTES = 30;

interface Printing {
  readonly words: WeatherCatalogue;
  readonly now: UtcInstant;
  readonly units: WeatherUnits;
}

/** The reports of each station together: the weather at a glance for a typical small drone, then each report in full. */
export function printStations(reports: readonly DecodedReport[], printing: Printing): readonly string[] {
  const stations = [...Map.groupBy(reports, ({ facts }) => facts.station)];
  const standing = stations.length === 0 ? [] : [wrapped(standingOf(reports, printing), '  ')];
  return [...stations.map(([station, own]) => printStation(station, own, printing)), ...standing];
}

function printStation(station: string | null, reports: readonly DecodedReport[], printing: Printing): string {
  const { words, now, units } = printing;
  const place = station === null ? null : aerodromePlace(station);
  const glance = glanceAt({
    reports: reports.map(({ facts }) => facts),
    limits: TYPICAL_SMALL_DRONE,
    now,
    position: place?.position ?? null,
    elevationFt: place?.elevationFt ?? null,
    timeZone: place && zoneAt(place.position),
    flightMinutes: FLIGHT_MINUTES,
  });
  const name = station === null ? null : aerodromeName(station);
  const title = name === null ? (station ?? '–') : `${name} (${String(station)})`;
  return [
    title.toUpperCase(),
    printGlance(sayGlance(glance, words, { units })),
    ...reports.map(({ facts }) => printReport(facts, glance, printing)),
  ].join('\n\n');
}

/** An unusable report first, then the verdict and what it is made of, then the rows. */
function printGlance(said: SaidGlance): string {
  const reports = [said.observation, said.forecast].filter((report) => report !== null);
  const lines = [
    ...reports.toSorted((a, b) => Number(b.unusable) - Number(a.unusable)).map(({ text }) => text),
    [said.heading, said.why].filter((text) => text !== null).join(' · '),
    said.missing,
    ...said.best,
    said.wind,
    said.light,
    ...said.notes,
    said.clock,
  ].filter((line) => line !== null);
  const rows = said.periods.map(({ when, heading, text, chance }) =>
    [when, heading, text, chance].filter((part) => part !== null && part !== '').join(' · '),
  );
  return [...lines.map((line) => wrapped(line, '  ')), ...rows.map((row) => wrapped(`* ${row}`, '  '))].join(
    '\n',
  );
}

/** What an old or expired report means for a drone is no matter. */
function printReport(facts: WeatherFacts, glance: Glance, { words, now }: Printing): string {
  const wording = explainReport(facts, { catalogue: words, now, timeZone: glance.timeZone });
  const age = (facts.kind === 'taf' ? glance.forecast : glance.observation)?.age.state;
  return [
    wrappedSentences(wording.translation, words),
    ...(age === 'old' || age === 'expired' ? [] : [wrappedSentences(wording.explanation, words)]),
    ...wording.problems.map(({ text }) => wrapped(`! ${text}`, '  ')),
  ].join('\n\n');
}

function standingOf(reports: readonly DecodedReport[], { words }: Printing): string {
  const [first] = reports;
  if (first === undefined) return '';
  const place = first.facts.station === null ? null : aerodromePlace(first.facts.station);
  return explainReport(first.facts, { catalogue: words, timeZone: place && zoneAt(place.position) }).standing;
}
