import { oc } from '@orpc/contract';
import { ERRORS } from './errors.ts';
import { site, usage } from './site.ts';
import { notamTranslation, translateNotamInput } from './translate-notam.ts';

/** Every call can fail in these ways. */
const base = oc.errors({ invalid: ERRORS.invalid, tooMany: ERRORS.tooMany, unavailable: ERRORS.unavailable });

/** All endpoints below `/api`, in the order of the page's need. */
export const contract = {
  site: base
    .route({ method: 'GET', path: '/site', tags: ['everyone'], summary: 'What this installation offers' })
    .output(site),
  usage: base
    .route({ method: 'GET', path: '/usage', tags: ['everyone'], summary: 'How much was translated in all' })
    .output(usage),
  translateNotam: base
    .errors({ notRecognised: ERRORS.notRecognised, tooLarge: ERRORS.tooLarge })
    .route({
      method: 'POST',
      path: '/translations/notam',
      tags: ['member'],
      summary: 'Translate and rate every NOTAM in a text',
    })
    .input(translateNotamInput)
    .output(notamTranslation),
};
