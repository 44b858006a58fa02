import { keepLimits, type DroneLimits, type WeatherReport } from '@klarnotam/contract';
import type { ReportSentence, ReportWording } from '@klarnotam/language';
import type { DecodedReport } from '@klarnotam/weather';
import type { Aerodrome } from '../../ports/gazetteer.ts';

const TYPES = { metar: 'METAR', speci: 'SPECI', taf: 'TAF' } as const;

/** What a report is held against, and where it is. */
export interface ReportSetting {
  /** Null: the table of aerodromes does not know the station. */
  readonly aerodrome: Pick<Aerodrome, 'name' | 'position' | 'elevationFt'> | null;
  readonly timeZone: string | null;
  readonly limits: DroneLimits;
}

function joined(sentences: readonly ReportSentence[]): string {
  return sentences.map(({ text }) => text).join(' ');
}

function placeName(station: string | null, aerodrome: ReportSetting['aerodrome']): string {
  if (station === null) return '–';
  return aerodrome ? `${aerodrome.name} (${station})` : station;
}

/** What changes and how, one change after the other. */
function forecastOf({ conditions, groups }: ReportWording): string | null {
  if (groups.length === 0) return conditions.forecast;
  return groups.map(({ heading, text }) => `${heading}: ${text}`).join(' ');
}

/** One report of the answer: the decoder's facts beside the words for them. */
export function writeReport(
  { facts, source }: DecodedReport,
  wording: ReportWording,
  { aerodrome, timeZone, limits }: ReportSetting,
): WeatherReport {
  return {
    source,
    facts,
    engine: 'decoder',
    heading: wording.heading,
    translation: joined(wording.translation),
    explanation: joined(wording.explanation),
    passages: { translation: wording.translation, explanation: wording.explanation },
    conditions: { ...wording.conditions, forecast: forecastOf(wording) },
    validTime: {
      start: facts.validFrom ?? facts.issuedAt,
      end: facts.validTo,
      timeZone,
    },
    location: placeName(facts.station, aerodrome),
    position: aerodrome?.position ?? null,
    elevationFt: aerodrome?.elevationFt ?? null,
    type: TYPES[facts.kind],
    warnings: wording.warnings,
    limits: keepLimits(limits),
    groups: wording.groups.map(({ change, from, to, heading, note, text }) => ({
      change,
      from,
      to,
      heading,
      note,
      text,
    })),
    tokens: wording.tokens,
    problems: wording.problems,
    unread: wording.unread,
    standing: wording.standing,
  };
}
