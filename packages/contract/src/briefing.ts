import { z } from 'zod';
import { member } from './endpoint.ts';
import { ERRORS } from './errors.ts';
import { inputText } from './input-text.ts';
import { list } from './list.ts';
import { area, height } from './notam-facts.ts';
import { span } from './span.ts';

/** More NOTAMs than this in one paste are refused with their count. */
export const MAX_FOUND_NOTICES = 500;

/** What is known of a NOTAM before it is translated: nothing of its rating, no words. */
export const foundNotice = z.object({
  id: z.string().nullable(),
  kind: z.enum(['new', 'replace', 'cancel']).nullable(),
  /** The telegram as it stands in the text; translated alone it gives this notice. */
  source: z.string(),
  /** Aerodromes by name, other places as item A has them; empty: none is named. */
  place: z.string(),
  /** UTC. */
  validFrom: z.string().nullable(),
  validTo: z.string().nullable(),
  permanent: z.boolean(),
  areas: list(area),
  lower: height.nullable(),
  upper: height.nullable(),
  /** The index of the first notice of the list that says exactly the same: this one costs nothing. */
  sameAs: z.number().int().nullable(),
  /** The index of the notice of the list that replaces or cancels this one. */
  replacedBy: z.number().int().nullable(),
});
export type FoundNotice = z.infer<typeof foundNotice>;

export const foundNotices = z.object({
  /** In the order of the text. */
  notices: list(foundNotice),
  /** How many translations all of them use. */
  uses: z.number().int(),
  /** Stretches of the text that belong to no NOTAM. */
  unread: list(span),
});
export type FoundNotices = z.infer<typeof foundNotices>;

/** What a pasted briefing holds. Finding costs nothing. */
export const briefingEndpoints = {
  find: member
    .errors({ notRecognised: ERRORS.notRecognised, tooLarge: ERRORS.tooLarge })
    .route({
      method: 'POST',
      path: '/briefings/find',
      tags: ['member'],
      summary: 'The NOTAMs in a text and what translating them uses, for nothing',
    })
    .input(z.object({ text: inputText() }))
    .output(foundNotices),
};
