import { z } from 'zod';
import { everyone, member } from './endpoint.ts';
import { ERRORS } from './errors.ts';
import { deleted } from './history.ts';
import { inputText } from './input-text.ts';
import { list } from './list.ts';
import { userLanguage } from './user-language.ts';

/** In UTF-16 code units, as the page counts them. */
export const PASSWORD_MIN_CHARACTERS = 8;
/** Far beyond any passphrase; what is longer is an attack on the hashing. */
export const PASSWORD_MAX_CHARACTERS = 256;
/** How long the link in a mail can be used. */
export const VERIFICATION_LINK_HOURS = 24;
export const RESET_LINK_HOURS = 1;
/** Which terms a user accepts by signing up now: the day they were last updated. */
export const TERMS_VERSION = '2025-03-24';

/** Who is signed in. */
export const sessionUser = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  emailVerified: z.boolean(),
  /** Of the mails to them. */
  language: userLanguage,
  isAdmin: z.boolean(),
});
export type SessionUser = z.infer<typeof sessionUser>;

/**
 * What the sign-up form sends. The fields are checked by the verb, which answers the first that is wrong with `invalid`,
 * its name in `field` and the message to show.
 */
export const signUpInput = z.object({
  email: inputText(),
  password: inputText(),
  name: inputText(),
  companyName: inputText().optional(),
  /** Digits with a leading +, at most 15; spaces are ignored. */
  phoneNumber: inputText(),
  address: inputText(),
  zipCode: inputText(),
  city: inputText(),
  /** ISO 3166-1 alpha-2, of the phone picker. */
  country: inputText(),
  /** Must be true. */
  acceptedTerms: z.boolean(),
  /** Of the mails to come; English when it is left out. */
  language: userLanguage.optional(),
});
export type SignUpInput = z.infer<typeof signUpInput>;

export const signInInput = z.object({ email: inputText(), password: inputText() });
export const addressInput = z.object({ email: inputText() });
/** With the password of a sign-up its own link is sent, else those of all sign-ups with the address that still wait. */
export const sendVerificationInput = z.object({ email: inputText(), password: inputText().optional() });
export const changeEmailInput = z.object({ email: inputText(), currentPassword: inputText() });
export const codeInput = z.object({ code: inputText() });
export const resetPasswordInput = z.object({ code: inputText(), password: inputText() });
export const changePasswordInput = z.object({ currentPassword: inputText(), newPassword: inputText() });

/** The same answer whether the address is known or not: whoever has the mailbox learns more there. */
export const checkMail = z.object({ status: z.literal('checkMail') });
export const done = z.object({ status: z.literal('done') });
export const signedIn = z.object({ user: sessionUser });
export const session = z.object({ user: sessionUser.nullable() });

export const sessionDevice = z.object({
  /** `Chrome`; null when the browser did not say. */
  browser: z.string().nullable(),
  /** `Windows`, `iPhone`. */
  system: z.string().nullable(),
});
export type SessionDevice = z.infer<typeof sessionDevice>;

/** One place where the user is signed in. */
export const openSession = z.object({
  id: z.uuid(),
  /** The session that asks. */
  current: z.boolean(),
  device: sessionDevice,
  signedInAt: z.string(),
  /** To some minutes. */
  lastUsedAt: z.string(),
});
export type OpenSession = z.infer<typeof openSession>;

/** Accounts and sessions. */
export const authEndpoints = {
  signUp: everyone
    .route({ method: 'POST', path: '/auth/sign-up/email', tags: ['accounts'], summary: 'Open an account' })
    .input(signUpInput)
    .output(checkMail),
  sendVerification: everyone
    .route({
      method: 'POST',
      path: '/auth/send-verification-email',
      tags: ['accounts'],
      summary: 'Mail the verification link again',
    })
    .input(sendVerificationInput)
    .output(checkMail),
  verifyEmail: everyone
    .errors({ invalidLink: ERRORS.invalidLink })
    .route({
      method: 'POST',
      path: '/auth/verify-email',
      tags: ['accounts'],
      summary: 'Verify an address, of a sign-up or a new one, with the code of its link',
    })
    .input(codeInput)
    .output(done),
  signIn: everyone
    .errors({ wrongCredentials: ERRORS.wrongCredentials, emailNotVerified: ERRORS.emailNotVerified })
    .route({
      method: 'POST',
      path: '/auth/sign-in/email',
      tags: ['accounts'],
      summary: 'Sign in; the answer sets the session cookie',
    })
    .input(signInInput)
    .output(signedIn),
  signOut: everyone
    .route({ method: 'POST', path: '/auth/sign-out', tags: ['accounts'], summary: 'End this session' })
    .output(done),
  session: everyone
    .route({ method: 'GET', path: '/auth/get-session', tags: ['accounts'], summary: 'Who is signed in' })
    .output(session),
  requestPasswordReset: everyone
    .route({
      method: 'POST',
      path: '/auth/request-password-reset',
      tags: ['accounts'],
      summary: 'Mail a link to choose a new password',
    })
    .input(addressInput)
    .output(checkMail),
  checkResetCode: everyone
    .errors({ invalidLink: ERRORS.invalidLink })
    .route({
      method: 'POST',
      path: '/auth/check-reset-code',
      tags: ['accounts'],
      summary: 'Whether a reset code would do; it is not used up',
    })
    .input(codeInput)
    .output(done),
  resetPassword: everyone
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
    .errors({ unauthenticated: { ...ERRORS.unauthenticated, message: 'No active session found' } })
    .route({
      method: 'POST',
      path: '/auth/change-password',
      tags: ['member'],
      summary: 'Change the password; ends every other session',
    })
    .input(changePasswordInput)
    .output(done),
  changeEmail: member
    .route({
      method: 'POST',
      path: '/account/email',
      tags: ['member'],
      summary: 'Mail a link to a new address; opening it makes the address the account’s',
    })
    .input(changeEmailInput)
    .output(checkMail),
  sessions: member
    .route({
      method: 'GET',
      path: '/auth/sessions',
      tags: ['member'],
      summary: 'Where the user is signed in',
    })
    .output(list(openSession)),
  endSession: member
    .errors({ notFound: ERRORS.notFound })
    .route({
      method: 'DELETE',
      path: '/auth/sessions/{id}',
      tags: ['member'],
      summary: 'Sign one device out',
    })
    .input(z.object({ id: inputText().max(100) }))
    .output(deleted),
  endAllSessions: member
    .route({
      method: 'DELETE',
      path: '/auth/sessions',
      tags: ['member'],
      summary: 'Sign out everywhere, here too',
    })
    .output(deleted),
};
