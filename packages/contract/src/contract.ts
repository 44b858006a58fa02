import { oc } from '@orpc/contract';
import { ERRORS } from './errors.ts';
import { site, usage } from './site.ts';
import { profile, subscription } from './subscription.ts';
import { notamTranslation, translateNotamInput } from './translate-notam.ts';

/** Every call can fail in these ways. */
const base = oc.errors({ invalid: ERRORS.invalid, tooMany: ERRORS.tooMany, unavailable: ERRORS.unavailable });

/** Calls that need a session. */
const member = base.errors({ unauthenticated: ERRORS.unauthenticated });

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
  subscription: {
    read: member
      .route({
        method: 'GET',
        path: '/subscription',
        tags: ['member'],
        summary: 'The active subscription, created when it is missing',
      })
      .output(subscription),
    updateProfile: member
      .route({
        method: 'PATCH',
        path: '/subscription/profile',
        tags: ['member'],
        summary: 'Change who the subscription is for',
      })
      .input(profile.partial())
      .output(subscription),
    startFree: member
      .errors({ conflict: ERRORS.conflict })
      .route({
        method: 'POST',
        path: '/subscription/free',
        tags: ['member'],
        summary: 'Start the free plan, or cancel a paid one',
      })
      .output(subscription),
  },
};
