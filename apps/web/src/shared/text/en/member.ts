import { planOf, VERIFICATION_LINK_HOURS, type SessionDevice } from '@klarnotam/contract';

/** /member: plan, profile, password, sessions and the account as a whole. */
export const member = {
  title: 'Membership',
  loading: 'Loading your membership',
  again: 'Try Again',
  cancel: 'Cancel',
  close: 'Close',

  errors: {
    load: 'Failed to load subscription data',
    access: 'Failed to verify access',
    none: 'No active subscription found',
    noneHelp: 'Please contact support to set up your subscription.',
    cancel: 'Failed to cancel subscription',
    profile: 'Failed to update profile',
    password: 'Failed to update password',
    passwordsDiffer: 'New passwords do not match',
    passwordShort: 'New password must be at least 8 characters long',
    passwordLong: 'New password must be at most 256 characters long',
    currentPassword: 'Enter your current password',
  },
  contactSupport: 'Contact support',

  plan: {
    title: 'Your plan',
    name: (plan: string) => `${plan} plan`,
    change: 'Change Plan',
    cancel: 'Cancel Plan',
    cancelling: 'Cancelling...',
    keep: 'Keep Plan',
    confirmTitle: 'Cancel your plan?',
    confirmText: `Your subscription converts to a free plan immediately, with a limit of ${planOf('free').limit} NOTAM translations.`,
    rest: (paidUntil: string | null) =>
      paidUntil === null
        ? 'What is left of a paid year is lost and not refunded.'
        : `You have paid until ${paidUntil}: what is left of that time is lost and not refunded. To use it, cancel later: no payment renews itself.`,
    cancelled: 'Successfully switched to free plan',
    payment: {
      awaited:
        'Thank you. The plan changes here as soon as the payment service has confirmed it, mostly within a minute.',
      arrived: (plan: string) => `Thank you. Your payment is here, and you are on the ${plan} plan.`,
      invoice: 'To the invoice',
      late: (support: string) =>
        support === ''
          ? 'The payment service has not confirmed the payment yet. The plan changes by itself when it does. Do not pay again.'
          : `The payment service has not confirmed the payment yet. The plan changes by itself when it does. Do not pay again; if nothing has changed in an hour, write to ${support}.`,
    },
  },

  older: {
    title: 'Older prices',
    lead: 'From a trial, and no longer valid. What the plans cost and hold is shown under Plans & Pricing.',
    label: 'Currently testing - No charges applied',
    plan: 'Plan',
    price: 'Price per month, NOK',
    limit: 'Translations',
    priceOf: (price: string, mva: string, total: string) => `${price} + ${mva} MVA = ${total}`,
    unlimited: 'Unlimited',
  },

  drone: 'Weather and My flight are held against its limits.',

  profile: {
    title: 'Profile Information',
    edit: 'Edit Profile',
    save: 'Save Changes',
    saving: 'Saving...',
    saved: 'Profile updated successfully',
    unchanged: 'Nothing was changed.',
    notGiven: 'Not given',
  },

  email: {
    title: 'E-mail address',
    lead: 'You log in with it, and our mails go to it.',
    change: 'Change e-mail address',
    newEmail: 'New email',
    same: 'This is the address that you have',
    submit: 'Send the link',
    busy: 'Sending...',
    sent: (address: string) =>
      `A link is on its way to ${address}. It works for ${VERIFICATION_LINK_HOURS} hours; until you open it, your address stays as it is.`,
    failed: 'The e-mail address could not be changed',
  },

  password: {
    title: 'Password Management',
    lead: 'A new password ends your sessions on other devices. We tell you by mail.',
    change: 'Change Password',
    current: 'Current Password',
    newPassword: 'New Password',
    confirm: 'Confirm New Password',
    submit: 'Update Password',
    busy: 'Saving...',
    saved: 'Password updated successfully',
  },

  sessions: {
    title: 'Where you are logged in',
    lead: 'A session ends 30 days after the log-in, and after 7 days without use.',
    loading: 'Loading your sessions',
    failed: 'Your sessions could not be loaded.',
    device: ({ browser, system }: SessionDevice) =>
      browser !== null && system !== null
        ? `${browser} on ${system}`
        : (browser ?? system ?? 'Unknown device'),
    here: 'This device',
    lastUsed: (moment: string) => `Last used ${moment}`,
    since: (moment: string) => `Logged in ${moment}`,
    end: 'Log out',
    endOf: (device: string, moment: string) => `Log out ${device}, last used ${moment}`,
    ending: 'Logging out...',
    notEnded: 'It could not be logged out. Try again.',
    ended: 'Logged out there.',
    everywhere: 'Log out everywhere',
    everywhereTitle: 'Log out everywhere?',
    everywhereText: 'Every session ends, on this device too. You log in again with your password.',
    stay: 'Stay logged in',
  },

  language: {
    title: 'Language',
    label: 'Language of pages and mails',
    help: 'Results are in the language that you choose for them.',
    saved: 'Saved',
    failed: 'The language could not be saved. Try again.',
  },

  data: {
    title: 'Your data',
    lead: 'Everything that is stored of you, in one file (JSON): account, plan, translations, saved NOTAMs, and what was done with the account.',
    download: 'Download my data',
    downloading: 'Collecting...',
    done: 'The file was downloaded.',
    failed: 'Your data could not be collected. Try again.',
    file: (product: string, day: string) => `${product.toLowerCase()}-data-${day}.json`,
  },

  remove: {
    title: 'Delete the account',
    lead: 'Plan, payments, translations, saved NOTAMs and files go with it. Only invoices that were issued are kept, as the law demands.',
    open: 'Delete my account',
    confirmTitle: 'Delete your account?',
    confirmText: 'This cannot be undone. A plan that was paid for ends too.',
    type: (address: string) => `Type ${address} to confirm`,
    mismatch: 'Type the e-mail address of your account',
    submit: 'Delete my account',
    busy: 'Deleting...',
    keep: 'Keep it',
    failed: 'The account could not be deleted. Try again.',
  },
} as const;
