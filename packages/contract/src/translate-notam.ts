import { LANGUAGES, type LanguageCode } from '@klarnotam/language/languages';
import { z } from 'zod';
import { list } from './list.ts';
import { notamFacts, ratingLevel } from './notam-facts.ts';
import { span } from './span.ts';
import { usageOfPlan } from './subscription.ts';
import { member } from './endpoint.ts';
import { ERRORS } from './errors.ts';
import { inputText } from './input-text.ts';

/** A paste longer than this is refused whole; {@link MAX_NOTICES} of the longest messages are far shorter. */
export const MAX_TEXT_CHARACTERS = 200_000;
/** More NOTAMs or reports than this in one paste are refused with their count. */
export const MAX_NOTICES = 50;

const languageCodes = LANGUAGES.map((language) => language.code) as [LanguageCode, ...LanguageCode[]];
export const languageCode = z.enum(languageCodes);

/** Who wrote words: `ai` where a sentence of a language model stands among them, or, in answers of earlier releases, all are its own. */
export const engineName = z.enum(['decoder', 'ai']);
export type EngineName = z.infer<typeof engineName>;

const sourcedText = z.object({ text: z.string(), span: span.nullable() });

/** One NOTAM of the paste, understood. All spans are offsets into `source`. */
export const notamNotice = z.object({
  /** The telegram as it was pasted. */
  source: z.string(),
  facts: notamFacts,
  /** Where each fact was read, by its path: `validFrom`, `areas.0`. Answers that were stored before it was told have none. */
  spans: z.partialRecord(z.string(), span).default({}),
  /** Which engine wrote the words. The facts are always the decoder's. */
  engine: engineName,
  translation: z.string(),
  explanation: z.string(),
  /** The same words, sentence by sentence, with the places in `source` that they say. */
  passages: z.object({
    translation: list(sourcedText),
    explanation: list(sourcedText),
    /** `model`: said by a language model, which saw no figure, name or place. `glossary` is found in answers of earlier releases alone. */
    clauses: list(
      z.object({
        kind: z.enum(['sentence', 'partly', 'original', 'model', 'glossary']),
        text: z.string(),
        span,
      }),
    ),
  }),
  /** Whether a language model polished sentences of ours, without sight of a figure, name or place. */
  polished: z.boolean().default(false),
  duration: z.object({
    start: z.string().nullable(),
    end: z.string().nullable(),
    schedule: z.string().nullable(),
    /** IANA name of the zone at the place; null when the place is not known. */
    timeZone: z.string().nullable(),
  }),
  location: z.string(),
  coordinates: z.string().nullable(),
  droneRelevance: ratingLevel,
  droneImpact: z.object({
    heading: z.string(),
    summary: z.string(),
    reasons: list(sourcedText),
  }),
  contactInfo: list(
    z.object({
      type: z.enum(['phone', 'email', 'frequency', 'callsign', 'unit']),
      label: z.string(),
      value: z.string(),
    }),
  ),
  unread: list(z.object({ text: z.string(), span })),
  /** The abbreviations of the telegram with their meanings, in order. Answers that were stored before they were told have none. */
  terms: list(z.object({ span, meaning: z.string() })).default([]),
  /** The index of the first notice of the answer that says exactly the same: this one costs nothing. */
  sameAs: z.number().int().nullable().default(null),
  /** The index of the notice of the answer that replaces or cancels this one. */
  replacedBy: z.number().int().nullable().default(null),
  /** The same in words. */
  related: list(z.object({ kind: z.enum(['sameAs', 'replacedBy']), text: z.string() })).default([]),
  /** That all this covers one notice only; empty in answers that were stored before it was told. */
  standing: z.string().default(''),
  /** The town or aerodrome nearest to what is drawn; null: none is near, or nothing is drawn. */
  nearby: z.object({ name: z.string(), distanceNm: z.number() }).nullable().default(null),
  /** Towns and aerodromes around what is drawn, nearest first, for a map without a street map. */
  landmarks: list(
    z.object({
      name: z.string(),
      kind: z.enum(['place', 'aerodrome']),
      position: z.object({ lat: z.number(), lon: z.number() }),
    }),
  ).default([]),
});
export type NotamNotice = z.infer<typeof notamNotice>;

/** A text to translate, with the client's name of the request. */
export const translationInput = z.object({
  headers: z.object({
    /** The client's own name of the request; the same name again gives the same answer and is counted once. */
    'idempotency-key': inputText().min(1).max(200).optional(),
  }),
  body: z.object({
    /** At most {@link MAX_TEXT_CHARACTERS}; the verb says so in its own words. */
    text: inputText(),
    language: languageCode,
  }),
});

/** Until when other words may take the place of those of an answer, so that it is worth asking for it again (UTC); null: they are final. */
export const wordsUntil = z.string().nullable().default(null);

export const notamTranslation = z.object({
  id: z.uuid(),
  language: languageCode,
  engine: engineName,
  /** Worst rating first. */
  notices: list(notamNotice),
  wordsUntil,
  usage: usageOfPlan,
});
export type NotamTranslation = z.infer<typeof notamTranslation>;

export const translateNotamEndpoint = member
  .errors({
    notRecognised: ERRORS.notRecognised,
    tooLarge: ERRORS.tooLarge,
    limitReached: ERRORS.limitReached,
    conflict: ERRORS.conflict,
  })
  .route({
    method: 'POST',
    path: '/translations/notam',
    tags: ['member'],
    summary: 'Translate and rate every NOTAM in a text',
    inputStructure: 'detailed',
  })
  .input(translationInput)
  .output(notamTranslation);

/** The words of a stored answer in another language, as an answer of its own; nothing is spent. */
export const rewordNotamEndpoint = member
  .errors({ notFound: ERRORS.notFound, tooLarge: ERRORS.tooLarge })
  .route({
    method: 'POST',
    path: '/translations/{id}/languages',
    tags: ['member'],
    summary: 'A stored answer about NOTAMs in another language, for nothing',
  })
  .input(z.object({ id: inputText().max(100), language: languageCode }))
  .output(notamTranslation);
