/** Every page of the product, and where it is. */
export const PATHS = {
  landing: '/',
  auth: '/auth',
  resetPassword: '/reset-password',
  terms: '/terms',
  privacy: '/privacy',
  home: '/home',
  member: '/member',
  subscribe: '/subscribe',
  payments: '/payments',
  notam: '/notam',
  history: '/notam/history',
  pastTranslation: '/notam/history/:id',
  briefing: '/briefing',
  storedBriefing: '/briefing/:id',
  shared: '/s/:token',
  sendNotam: '/send-notam',
  savedNotams: '/saved-notams',
  savedNotam: '/saved-notams/:id',
  weather: '/weather',
  admin: '/admin',
  manual: '/manual',
} as const;

export type Path = (typeof PATHS)[keyof typeof PATHS];

/** The pages that can be opened. What is not among them appears in no menu, tile or link. */
export const OPEN_PAGES: readonly Path[] = [
  PATHS.landing,
  PATHS.auth,
  PATHS.resetPassword,
  PATHS.terms,
  PATHS.privacy,
  PATHS.manual,
  PATHS.home,
  PATHS.subscribe,
  PATHS.payments,
  PATHS.member,
  PATHS.notam,
  PATHS.history,
  PATHS.pastTranslation,
  PATHS.briefing,
  PATHS.storedBriefing,
  PATHS.shared,
  PATHS.weather,
  PATHS.sendNotam,
  PATHS.savedNotams,
  PATHS.savedNotam,
  PATHS.admin,
];

export function isOpen(path: Path): boolean {
  return OPEN_PAGES.includes(path);
}

/** The form, filled in from a saved NOTAM. */
export function pathToResend(id: string): string {
  return `${PATHS.sendNotam}?id=${encodeURIComponent(id)}`;
}

/** The form, filled in from a saved NOTAM whose issued NOTAM it replaces. */
export function pathToRenew(id: string): string {
  return `${PATHS.sendNotam}?renew=${encodeURIComponent(id)}`;
}

export function pathOfSavedNotam(id: string): string {
  return PATHS.savedNotam.replace(':id', encodeURIComponent(id));
}

export function pathOfPastTranslation(id: string): string {
  return PATHS.pastTranslation.replace(':id', encodeURIComponent(id));
}

export function pathOfBriefing(id: string): string {
  return PATHS.storedBriefing.replace(':id', encodeURIComponent(id));
}

export function pathOfShared(token: string): string {
  return PATHS.shared.replace(':token', encodeURIComponent(token));
}
