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
import {
  areaInput,
  elevation,
  foundPlaces,
  placesInput,
  positionInput,
  surroundings,
  terrain,
} from './places.ts';
import {
  changeSavedNotamInput,
  savedNotam,
  savedNotamId,
  savedNotamsInput,
  savedNotamsPage,
  saveNotamInput,
} from './saved-notams.ts';
import { site, usage } from './site.ts';
import { profile, subscription } from './subscription.ts';
import { notamTranslation, translationInput } from './translate-notam.ts';
import { weatherTranslation } from './translate-weather.ts';
import { droneLimits, droneProfile } from './drone-profile.ts';
import { stationId, stationWeather } from './station-weather.ts';

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
  translateWeather: member
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
    .output(weatherTranslation),
  weather: {
    station: member
      .route({
        method: 'GET',
        path: '/weather/stations/{id}',
        tags: ['member'],
        summary: 'The latest METAR and TAF of a station; costs no translation',
      })
      .input(stationId)
      .output(stationWeather),
    droneProfile: member
      .route({
        method: 'GET',
        path: '/weather/drone-profile',
        tags: ['member'],
        summary: 'The limits that weather is held against',
      })
      .output(droneProfile),
    saveDroneProfile: member
      .route({
        method: 'PUT',
        path: '/weather/drone-profile',
        tags: ['member'],
        summary: 'Choose limits of one’s own',
      })
      .input(droneLimits)
      .output(droneProfile),
    resetDroneProfile: member
      .route({
        method: 'DELETE',
        path: '/weather/drone-profile',
        tags: ['member'],
        summary: 'Go back to the limits of a typical small drone',
      })
      .output(droneProfile),
  },
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
  places: {
    find: member
      .route({
        method: 'GET',
        path: '/places',
        tags: ['member'],
        summary: 'Addresses, places and aerodromes by name',
      })
      .input(placesInput)
      .output(foundPlaces),
    elevation: member
      .route({
        method: 'GET',
        path: '/elevation',
        tags: ['member'],
        summary: 'Height of the ground at a position',
      })
      .input(positionInput)
      .output(elevation),
    terrain: member
      .route({
        method: 'GET',
        path: '/terrain',
        tags: ['member'],
        summary: 'Highest ground found in an area',
      })
      .input(areaInput)
      .output(terrain),
    surroundings: member
      .route({
        method: 'GET',
        path: '/surroundings',
        tags: ['member'],
        summary: 'Aerodromes and control zones near an area',
      })
      .input(areaInput)
      .output(surroundings),
  },
  savedNotams: {
    list: member
      .route({
        method: 'GET',
        path: '/saved-notams',
        tags: ['member'],
        summary: 'Saved NOTAMs, newest first',
      })
      .input(savedNotamsInput)
      .output(savedNotamsPage),
    read: member
      .errors({ notFound: ERRORS.notFound })
      .route({ method: 'GET', path: '/saved-notams/{id}', tags: ['member'], summary: 'A saved NOTAM, whole' })
      .input(savedNotamId)
      .output(savedNotam),
    save: member
      .errors({ conflict: ERRORS.conflict })
      .route({ method: 'POST', path: '/saved-notams', tags: ['member'], summary: 'Save a NOTAM' })
      .input(saveNotamInput)
      .output(savedNotam),
    change: member
      .errors({ notFound: ERRORS.notFound })
      .route({
        method: 'PUT',
        path: '/saved-notams/{id}',
        tags: ['member'],
        summary: 'Change a saved NOTAM, or how far it got',
      })
      .input(changeSavedNotamInput)
      .output(savedNotam),
    duplicate: member
      .errors({ notFound: ERRORS.notFound, conflict: ERRORS.conflict })
      .route({
        method: 'POST',
        path: '/saved-notams/{id}/duplicate',
        tags: ['member'],
        summary: 'Save a copy as a new draft',
      })
      .input(savedNotamId)
      .output(savedNotam),
    delete: member
      .errors({ notFound: ERRORS.notFound })
      .route({
        method: 'DELETE',
        path: '/saved-notams/{id}',
        tags: ['member'],
        summary: 'Delete a saved NOTAM; it can be taken back for an hour',
      })
      .input(savedNotamId)
      .output(deleted),
    restore: member
      .errors({ notFound: ERRORS.notFound })
      .route({
        method: 'POST',
        path: '/saved-notams/{id}/restore',
        tags: ['member'],
        summary: 'Take back a deletion',
      })
      .input(savedNotamId)
      .output(savedNotam),
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
