import { z } from 'zod';
import { member } from './endpoint.ts';
import { ERRORS } from './errors.ts';
import { activity, flight, flightReason, verdict } from './flight.ts';
import { deleted } from './history.ts';
import { inputText } from './input-text.ts';
import { list } from './list.ts';
import { area, height } from './notam-facts.ts';
import { span } from './span.ts';
import { usageOfPlan } from './subscription.ts';
import { languageCode, MAX_NOTICES, notamNotice } from './translate-notam.ts';
import { weatherReport } from './translate-weather.ts';

/** More NOTAMs than this in one paste are refused with their count; reports likewise, apart. */
export const MAX_FOUND_NOTICES = 500;
/** A briefing longer than this is refused whole: {@link MAX_FOUND_NOTICES} notices of 1,200 characters, three times the mean. */
export const MAX_BRIEFING_CHARACTERS = 600_000;
/** More than this one user does not keep; the oldest goes. */
export const MAX_BRIEFINGS = 200;
export const BRIEFING_NAME_MAX_CHARACTERS = 100;

const position = z.object({ lat: z.number(), lon: z.number() });

/** What is known of a NOTAM before it is translated: nothing of its rating, no words. */
export const foundNotice = z.object({
  id: z.string().nullable(),
  kind: z.enum(['new', 'replace', 'cancel']).nullable(),
  /** The telegram as it stands in the text; translated alone it gives this notice. */
  source: z.string(),
  /** Aerodromes by name, other places as item A has them; empty: none is named. */
  place: z.string(),
  /** From the aerodrome in `place` to the middle of what is drawn, where that lies elsewhere; left out: it does not, or it is not known. */
  offPlace: z.object({ distanceM: z.number(), bearingDeg: z.number() }).optional(),
  /** UTC. */
  validFrom: z.string().nullable(),
  validTo: z.string().nullable(),
  permanent: z.boolean(),
  /** `validTo` is an estimate, and no end. */
  estimated: z.boolean(),
  areas: list(area),
  lower: height.nullable(),
  upper: height.nullable(),
  /** The index of the first notice of the list that says exactly the same: this one costs nothing. */
  sameAs: z.number().int().nullable(),
  /** The languages in which the user has a stored translation of it: translated into them again it costs nothing. Left out: none. */
  knownIn: list(languageCode).optional(),
  /** The index of the notice of the list that replaces or cancels this one. */
  replacedBy: z.number().int().nullable(),
  /** How it stands to the flight, and why; null and none without a flight. */
  verdict: verdict.nullable(),
  reasons: list(flightReason),
  /** When it is active, from {@link ACTIVITY_HOURS} before the flight until as long after it, in order; empty without a flight. */
  activity: list(activity),
});
export type FoundNotice = z.infer<typeof foundNotice>;

/** Of the time before and after a flight, hours. */
export const ACTIVITY_HOURS = 12;

/** A METAR, SPECI or TAF in a briefing. What it says is told when it is translated. */
export const foundReport = z.object({
  kind: z.enum(['metar', 'speci', 'taf']),
  /** ICAO location indicator; null: none could be read. */
  station: z.string().nullable(),
  /** The station by name, else as printed. */
  place: z.string(),
  position: position.nullable(),
  /** UTC. */
  issuedAt: z.string().nullable(),
  validFrom: z.string().nullable(),
  validTo: z.string().nullable(),
  /** The report as it stands in the text. */
  source: z.string(),
  span,
  /** From the flight's place to the station, metres; null: no flight, or no position. */
  distanceM: z.number().nullable(),
  /** The index of the first report that is exactly the same: this one costs nothing. */
  sameAs: z.number().int().nullable(),
});
export type FoundReport = z.infer<typeof foundReport>;

const found = {
  /** In the order of the text. */
  notices: list(foundNotice),
  reports: list(foundReport),
  /** How many translations all notices and reports use. */
  uses: z.number().int(),
  /** Stretches of the text that belong to no NOTAM and no report. */
  unread: list(span),
};

export const foundNotices = z.object(found);
export type FoundNotices = z.infer<typeof foundNotices>;

/** At most {@link MAX_BRIEFING_CHARACTERS}; the verb says so in its own words. */
const briefingText = inputText();

export const findInput = z.object({ text: briefingText, flight: flight.nullable().optional() });

/**
 * What of a briefing to translate, by the indexes of its notices and reports: at most {@link MAX_NOTICES} of each; a double
 * stands for the one before it. */
const chosen = {
  language: languageCode,
  notices: z.array(z.number().int().min(0)).max(MAX_NOTICES).readonly(),
  reports: z.array(z.number().int().min(0)).max(MAX_NOTICES).readonly(),
};

const idempotency = z.object({
  /** The client's own name of the request; the same name again gives the same answer and is counted once. */
  'idempotency-key': inputText().min(1).max(200).optional(),
});

const name = inputText().trim().max(BRIEFING_NAME_MAX_CHARACTERS);

export const storeBriefingInput = z.object({
  headers: idempotency,
  body: z.object({ text: briefingText, flight: flight.nullable(), name: name.optional(), ...chosen }),
});

export const briefingId = z.object({ id: inputText().max(100) });

export const translateBriefingInput = z.object({
  params: briefingId,
  headers: idempotency,
  body: z.object(chosen),
});

/** What is left out stays as it is. */
export const changeBriefingInput = briefingId.extend({
  flight: flight.nullable().optional(),
  name: name.optional(),
});

/** What of a briefing anybody may see whom its user gives the link. */
export const sharedBriefing = z.object({
  language: languageCode,
  createdAt: z.string(),
  flight: flight.nullable(),
  /** With their words where they were translated. */
  notices: list(foundNotice.extend({ translated: notamNotice.nullable() })),
  reports: list(foundReport.extend({ translated: weatherReport.nullable() })),
  unread: list(span),
  /** The stretches of `unread` themselves, in its order. */
  unreadTexts: list(z.string()),
});

const ofItsUser = z.object({
  id: z.uuid(),
  /** Empty: none was given. */
  name: z.string(),
  uses: z.number().int(),
  usage: usageOfPlan,
  /** Until when other words may take the place of those of its notices (UTC); null: they are final. */
  wordsUntil: z.string().nullable(),
});
type OfItsUser = z.infer<typeof ofItsUser>;

/** A stored briefing: what was found, how it stands to the flight as this release judges it, and what was translated. */
export interface Briefing extends z.infer<typeof sharedBriefing>, OfItsUser {}
export interface BriefingInput extends z.input<typeof sharedBriefing>, OfItsUser {}
/** With a type that has a name: written out for each endpoint, the type of the contract would be too long for the compiler. */
export const briefing: z.ZodType<Briefing, BriefingInput> = sharedBriefing.extend(ofItsUser.shape);

/** One line of the list. */
export const briefingSummary = z.object({
  id: z.uuid(),
  name: z.string(),
  language: languageCode,
  createdAt: z.string(),
  flight: flight.nullable(),
  noticeCount: z.number().int(),
  translatedCount: z.number().int(),
  reportCount: z.number().int(),
  /** The beginning of what was pasted. */
  excerpt: z.string(),
});
export type BriefingSummary = z.infer<typeof briefingSummary>;

export const briefingsPage = z.object({
  /** The newest first. */
  briefings: list(briefingSummary),
  /** Asks for the next page; null on the last one. */
  nextCursor: z.string().nullable(),
});
export type BriefingsPage = z.infer<typeof briefingsPage>;

const READING_ERRORS = { notRecognised: ERRORS.notRecognised, tooLarge: ERRORS.tooLarge } as const;
const SPENDING_ERRORS = { limitReached: ERRORS.limitReached, conflict: ERRORS.conflict } as const;

/** What a pasted briefing holds, and how it stands to a flight. Finding costs nothing. */
export const briefingEndpoints = {
  find: member
    .errors(READING_ERRORS)
    .route({
      method: 'POST',
      path: '/briefings/find',
      tags: ['member'],
      summary:
        'The notices and reports in a text, how they stand to a flight, and what translating them uses, for nothing',
    })
    .input(findInput)
    .output(foundNotices),
  store: member
    .errors({ ...READING_ERRORS, ...SPENDING_ERRORS })
    .route({
      method: 'POST',
      path: '/briefings',
      tags: ['member'],
      summary: 'Translate some of a briefing and keep it',
      inputStructure: 'detailed',
    })
    .input(storeBriefingInput)
    .output(briefing),
  translate: member
    .errors({ notFound: ERRORS.notFound, ...READING_ERRORS, ...SPENDING_ERRORS })
    .route({
      method: 'POST',
      path: '/briefings/{id}/translations',
      tags: ['member'],
      summary: 'Translate more of a stored briefing',
      inputStructure: 'detailed',
    })
    .input(translateBriefingInput)
    .output(briefing),
  reword: member
    .errors({ notFound: ERRORS.notFound, tooLarge: ERRORS.tooLarge })
    .route({
      method: 'POST',
      path: '/briefings/{id}/languages',
      tags: ['member'],
      summary: 'What was translated of a briefing in another language, for nothing',
    })
    .input(briefingId.extend({ language: languageCode }))
    .output(briefing),
  list: member
    .route({ method: 'GET', path: '/briefings', tags: ['member'], summary: 'Stored briefings, newest first' })
    .input(z.object({ cursor: inputText().max(200).optional() }))
    .output(briefingsPage),
  read: member
    .errors({ notFound: ERRORS.notFound })
    .route({ method: 'GET', path: '/briefings/{id}', tags: ['member'], summary: 'A stored briefing, whole' })
    .input(briefingId)
    .output(briefing),
  change: member
    .errors({ notFound: ERRORS.notFound })
    .route({
      method: 'PUT',
      path: '/briefings/{id}',
      tags: ['member'],
      summary: 'Judge a stored briefing for another flight, for nothing, or give it a name',
    })
    .input(changeBriefingInput)
    .output(briefing),
  delete: member
    .errors({ notFound: ERRORS.notFound })
    .route({
      method: 'DELETE',
      path: '/briefings/{id}',
      tags: ['member'],
      summary: 'Delete a stored briefing; its translations stay in the history, its links end',
    })
    .input(briefingId)
    .output(deleted),
};
