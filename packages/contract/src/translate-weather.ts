import type { WarningCode } from '@klarnotam/weather';
import { z } from 'zod';
import { keptLimits } from './kept-limits.ts';
import { list } from './list.ts';
import { span } from './span.ts';
import { usageOfPlan } from './subscription.ts';
import { engineName, languageCode, translationInput } from './translate-notam.ts';
import { changeKind, tokenField, weatherFacts } from './weather-facts.ts';
import { member } from './endpoint.ts';
import { ERRORS } from './errors.ts';

/** A sentence of ours, with the places in the report that it says; none: it says something about the whole. */
const sentence = z.object({
  text: z.string(),
  spans: list(span),
  /** The change group it belongs to, an index into the groups; null: the report itself. */
  group: z.number().int().nullable(),
});

const placedText = z.object({ text: z.string(), span });

/** A reason not to fly, or to think twice, in words. */
const wordedWarning = z.object({
  code: z.custom<WarningCode>((value) => typeof value === 'string'),
  severity: z.enum(['caution', 'nogo']),
  /** The severity as a word. */
  severityLabel: z.string(),
  /** What it is about. */
  label: z.string(),
  text: z.string(),
  /** When it holds; null: at the observation, or the time is not known. */
  when: z.string().nullable(),
  /** Why it matters to a drone. */
  reason: z.string(),
});

/** One METAR, SPECI or TAF of the paste, understood. All spans are offsets into `source`. */
export const weatherReport = z.object({
  /** The report as it was pasted. */
  source: z.string(),
  facts: weatherFacts,
  /** Which engine wrote the words. The facts and warnings are always the decoder's. */
  engine: engineName,
  /** Kind, station and time. */
  heading: z.string(),
  translation: z.string(),
  explanation: z.string(),
  /** The same words, sentence by sentence. */
  passages: z.object({ translation: list(sentence), explanation: list(sentence) }),
  /** What holds at first, element by element; null: the report does not say it. */
  conditions: z.object({
    wind: z.string().nullable(),
    visibility: z.string().nullable(),
    clouds: z.string().nullable(),
    temperature: z.string().nullable(),
    dewPoint: z.string().nullable(),
    pressure: z.string().nullable(),
    precipitation: z.string().nullable(),
    /** Weather that is no precipitation: fog, dust, a thunderstorm without rain. */
    weather: z.string().nullable(),
    /** The changes that a forecast or a trend announces. */
    forecast: z.string().nullable(),
  }),
  validTime: z.object({
    /** When it was observed or issued. */
    start: z.string().nullable(),
    /** TAF: until when it holds. */
    end: z.string().nullable(),
    /** IANA name of the zone at the station; null when its place is not known. */
    timeZone: z.string().nullable(),
  }),
  location: z.string(),
  /** Where the station is, in degrees (WGS 84); null when that is not known, and light is not judged. */
  position: z.object({ lat: z.number(), lon: z.number() }).nullable(),
  /** Feet above mean sea level; null when it is not known, as in answers of earlier releases. */
  elevationFt: z.number().nullable().default(null),
  type: z.enum(['METAR', 'SPECI', 'TAF']),
  /** The worst first. */
  warnings: list(wordedWarning),
  /** The limits that the warnings hold the report against. */
  limits: keptLimits,
  groups: list(
    z.object({
      change: changeKind,
      from: z.string().nullable(),
      to: z.string().nullable(),
      heading: z.string(),
      note: z.string(),
      text: z.string(),
    }),
  ),
  /** Every token of the report and what it means by itself. */
  tokens: list(
    placedText.extend({ field: tokenField, group: z.number().int().nullable(), meaning: z.string() }),
  ),
  /** What is wrong in the report. */
  problems: list(placedText),
  unread: list(placedText),
  /** That this is the weather of one place, and no permission. */
  standing: z.string(),
});
export type WeatherReport = z.infer<typeof weatherReport>;

export const weatherTranslation = z.object({
  id: z.uuid(),
  language: languageCode,
  engine: engineName,
  /** In the order of the text. */
  reports: list(weatherReport),
  usage: usageOfPlan,
});
export type WeatherTranslation = z.infer<typeof weatherTranslation>;

export const translateWeatherEndpoint = member
  .errors({
    notRecognised: ERRORS.notRecognised,
    tooLarge: ERRORS.tooLarge,
    limitReached: ERRORS.limitReached,
    conflict: ERRORS.conflict,
  })
  .route({
    method: 'POST',
    path: '/translations/weather',
    tags: ['member'],
    summary: 'Translate every METAR, SPECI and TAF in a text and hold them against the limits of a drone',
    inputStructure: 'detailed',
  })
  .input(translationInput)
  .output(weatherTranslation);
