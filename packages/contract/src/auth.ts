import { z } from 'zod';
import { everyone, member } from './endpoint.ts';
import { ERRORS } from './errors.ts';
import { inputText } from './input-text.ts';

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
});
export type SignUpInput = z.infer<typeof signUpInput>;

export const signInInput = z.object({ email: inputText(), password: inputText() });
export const addressInput = z.object({ email: inputText() });
export const codeInput = z.object({ code: inputText() });
export const resetPasswordInput = z.object({ code: inputText(), password: inputText() });
export const changePasswordInput = z.object({ currentPassword: inputText(), newPassword: inputText() });

/** The same answer whether the address is known or not: whoever has the mailbox learns more there. */
export const checkMail = z.object({ status: z.literal('checkMail') });
export const done = z.object({ status: z.literal('done') });
export const signedIn = z.object({ user: sessionUser });
export const session = z.object({ user: sessionUser.nullable() });

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
    .input(addressInput)
    .output(checkMail),
  verifyEmail: everyone
    .errors({ invalidLink: ERRORS.invalidLink })
    .route({
      method: 'POST',
      path: '/auth/verify-email',
      tags: ['accounts'],
      summary: 'Verify an address with the code of its link',
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
};
