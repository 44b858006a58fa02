import { oc } from '@orpc/contract';
import {
  addressInput,
  changePasswordInput,
  checkMail,
  codeInput,
  done,
  resetPasswordInput,
  session,
  signedIn,
  signInInput,
  signUpInput,
} from './auth.ts';
import { ERRORS } from './errors.ts';
import { deleted, historyInput, historyPage, storedTranslation, translationId } from './history.ts';
import { site, usage } from './site.ts';
import { profile, subscription } from './subscription.ts';
import { notamTranslation, translationInput } from './translate-notam.ts';

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
  translateNotam: member
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
    .output(notamTranslation),
  history: {
    list: member
      .route({
        method: 'GET',
        path: '/translations',
        tags: ['member'],
        summary: 'What was translated, newest first',
      })
      .input(historyInput)
      .output(historyPage),
    read: member
      .errors({ notFound: ERRORS.notFound })
      .route({ method: 'GET', path: '/translations/{id}', tags: ['member'], summary: 'A stored answer' })
      .input(translationId)
      .output(storedTranslation),
    delete: member
      .errors({ notFound: ERRORS.notFound })
      .route({ method: 'DELETE', path: '/translations/{id}', tags: ['member'], summary: 'Forget one answer' })
      .input(translationId)
      .output(deleted),
    deleteAll: member
      .route({ method: 'DELETE', path: '/translations', tags: ['member'], summary: 'Forget every answer' })
      .output(deleted),
  },
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
  auth: {
    signUp: base
      .route({ method: 'POST', path: '/auth/sign-up/email', tags: ['accounts'], summary: 'Open an account' })
      .input(signUpInput)
      .output(checkMail),
    sendVerification: base
      .route({
        method: 'POST',
        path: '/auth/send-verification-email',
        tags: ['accounts'],
        summary: 'Mail the verification link again',
      })
      .input(addressInput)
      .output(checkMail),
    verifyEmail: base
      .errors({ invalidLink: ERRORS.invalidLink })
      .route({
        method: 'POST',
        path: '/auth/verify-email',
        tags: ['accounts'],
        summary: 'Verify an address with the code of its link',
      })
      .input(codeInput)
      .output(done),
    signIn: base
      .errors({ wrongCredentials: ERRORS.wrongCredentials, emailNotVerified: ERRORS.emailNotVerified })
      .route({
        method: 'POST',
        path: '/auth/sign-in/email',
        tags: ['accounts'],
        summary: 'Sign in; the answer sets the session cookie',
      })
      .input(signInInput)
      .output(signedIn),
    signOut: base
      .route({ method: 'POST', path: '/auth/sign-out', tags: ['accounts'], summary: 'End this session' })
      .output(done),
    session: base
      .route({ method: 'GET', path: '/auth/get-session', tags: ['accounts'], summary: 'Who is signed in' })
      .output(session),
    requestPasswordReset: base
      .route({
        method: 'POST',
        path: '/auth/request-password-reset',
        tags: ['accounts'],
        summary: 'Mail a link to choose a new password',
      })
      .input(addressInput)
      .output(checkMail),
    checkResetCode: base
      .errors({ invalidLink: ERRORS.invalidLink })
      .route({
        method: 'POST',
        path: '/auth/check-reset-code',
        tags: ['accounts'],
        summary: 'Whether a reset code would do; it is not used up',
      })
      .input(codeInput)
      .output(done),
    resetPassword: base
      .errors({ invalidLink: ERRORS.invalidLink })
      .route({
        method: 'POST',
        path: '/auth/reset-password',
        tags: ['accounts'],
        summary: 'Choose a new password; ends every session',
      })
      .input(resetPasswordInput)
      .output(done),
    changePassword: member
      .route({
        method: 'POST',
        path: '/auth/change-password',
        tags: ['member'],
        summary: 'Change the password; ends every other session',
      })
      .input(changePasswordInput)
      .output(done),
  },
};
