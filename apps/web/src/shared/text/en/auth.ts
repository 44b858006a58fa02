import { RESET_LINK_HOURS, VERIFICATION_LINK_HOURS } from '@klarnotam/contract';

const hours = (count: number): string => (count === 1 ? '1 hour' : `${count} hours`);

/** Logging in, signing up, verifying an address and choosing a new password. */
export const auth = {
  logIn: {
    title: 'Log in',
    submit: 'Log in',
    busy: 'Logging in...',
    otherwise: 'No account yet?',
    switch: 'Sign up',
    forgot: 'Forgot password?',
  },
  signUp: {
    title: 'Sign up',
    submit: 'Sign up',
    busy: 'Signing up...',
    otherwise: 'Have an account?',
    switch: 'Log in',
    success: 'Registration successful! Please check your email to verify your account.',
    successHelp: (address: string) =>
      `The mail goes to ${address}. Its link works for ${hours(VERIFICATION_LINK_HOURS)}.`,
  },
  forgot: {
    title: 'Forgot password?',
    lead: 'Give the e-mail address of your account. We send a link to choose a new password.',
    submit: 'Send the link',
    busy: 'Sending...',
    back: 'Back to log in',
    sent: (address: string) =>
      `If ${address} has an account, a link is on its way. It works once, for ${hours(RESET_LINK_HOURS)}.`,
    sentHelp: 'Nothing there after a few minutes? Look among the unwanted mail, or send it again.',
  },

  account: 'Your account',
  contact: 'Where to reach you',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm Password',
  name: 'Full Name',
  companyName: 'Company Name',
  optional: '(optional)',
  country: 'Country',
  findCountry: 'Type to search',
  noCountry: 'No such country',
  phoneNumber: 'Phone Number',
  address: 'Address',
  zipCode: 'Zip Code',
  city: 'City',
  passwordHelp: 'At least 8 characters.',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  language: 'Language of pages and mails',
  accept: 'I accept the',
  and: 'and the',
  terms: 'Terms and Conditions',
  privacy: 'Privacy Policy',
  legalTitles: { terms: 'Terms and Conditions', privacy: 'Privacy Policy' },

  notVerified: {
    again: 'Send the mail again',
    sending: 'Sending...',
    sent: (address: string) =>
      `If ${address} waits to be verified, a new link is on its way. It works for ${hours(VERIFICATION_LINK_HOURS)}.`,
  },
  accountDeleted: 'Your account was deleted, with everything that was stored for it.',
  sessionEnded: 'Your session has ended. Log in to go on.',
  sessionFailed: 'Failed to check user session',
  sessionFailedHelp: 'Log in again.',
  wanted: 'Log in to open this page.',

  aside: {
    heading: 'The free plan',
    points: [
      '10 translations, NOTAMs and weather reports counted together.',
      'The rating for drones first, with its reasons, then where and when.',
      'What you translated is kept for you, and you can delete it.',
    ],
    note: 'No payment data is asked for.',
  },

  verify: {
    busy: 'Verifying your e-mail address',
    done: 'Your e-mail address is verified',
    doneText: 'Your account is ready. Log in to translate your first NOTAM.',
    loggedInText: (address: string) => `You are logged in as ${address}.`,
    toMember: 'To your membership',
    invalid: 'This verification link is not valid any more',
    invalidText: `A link works for ${hours(VERIFICATION_LINK_HOURS)} and must be opened whole. Have a new one sent to your address.`,
    failed: 'The e-mail address could not be verified',
    retry: 'Try Again',
    sent: 'The link was sent',
    toLogIn: 'Log in',
  },

  reset: {
    title: 'Reset Your Password',
    checking: 'Checking the link',
    newPassword: 'New Password',
    confirmPassword: 'Confirm New Password',
    submit: 'Reset Password',
    busy: 'Saving...',
    success: 'Password has been reset successfully. Redirecting to login...',
    invalid: 'Invalid or expired password reset link',
    invalidText: `A link works once, for ${hours(RESET_LINK_HOURS)}. Ask for a new one under "Forgot password?".`,
    back: 'Return to Login',
    failed: 'Failed to reset password',
    retry: 'Try Again',
  },

  errors: {
    email: 'Enter a valid e-mail address',
    password: 'Enter your password',
    passwordShort: 'Password must be at least 8 characters long',
    passwordLong: 'Password must be at most 256 characters long',
    passwordsDiffer: 'Passwords do not match',
    name: 'Enter your full name',
    phoneNumber: 'Enter your phone number, with its country code at most 15 digits',
    country: 'Choose a country',
    address: 'Enter your address',
    zipCode: 'Enter your zip code',
    city: 'Enter your city',
    terms: 'Please accept the Terms and Conditions and Privacy Policy to continue',
    notCreated: 'Failed to create user account',
  },
} as const;
