/** How often something may be done. */
export interface Allowance {
  /** At once. */
  readonly burst: number;
  /** In the long run. */
  readonly perHour: number;
}

/** Whose allowance a limit is: one for each network address, for each account, or for each pair of both. */
export type LimitScope = 'address' | 'account' | 'accountFromAddress';

export interface Limit extends Allowance {
  readonly each: LimitScope;
}

/**
 * How often what may be done: `burst` times at once, and `perHour` in the long run. The limit of an account alone is
 * wider than that of one address on it, so that a stranger's guesses do not lock its owner out at once.
 */
export const RATE_LIMITS = {
  signIn: [
    { each: 'address', burst: 60, perHour: 240 },
    { each: 'accountFromAddress', burst: 10, perHour: 40 },
    { each: 'account', burst: 100, perHour: 200 },
  ],
  /** The account is that of one device that signed in to it before. */
  signInFromKnownDevice: [
    { each: 'address', burst: 60, perHour: 240 },
    { each: 'account', burst: 10, perHour: 40 },
  ],
  signUp: [
    { each: 'address', burst: 20, perHour: 40 },
    { each: 'account', burst: 5, perHour: 10 },
  ],
  /** Calls that mail a link to an address. */
  mailLink: [
    { each: 'address', burst: 20, perHour: 40 },
    { each: 'account', burst: 5, perHour: 10 },
  ],
  /** Calls with the code of a link. */
  useLink: [{ each: 'address', burst: 60, perHour: 240 }],
  changePassword: [{ each: 'account', burst: 10, perHour: 20 }],
  account: [{ each: 'account', burst: 60, perHour: 600 }],
  /** All that is stored of a user, read at once. */
  exportAccount: [{ each: 'account', burst: 5, perHour: 20 }],
  session: [{ each: 'address', burst: 600, perHour: 36_000 }],
  translate: [{ each: 'account', burst: 200, perHour: 7_200 }],
  /** Reads a text, and spends nothing that would bound it. */
  find: [{ each: 'account', burst: 60, perHour: 1_200 }],
  /** Opening one may read its text again. */
  briefings: [{ each: 'account', burst: 120, perHour: 3_600 }],
  favourites: [{ each: 'account', burst: 120, perHour: 3_600 }],
  shares: [{ each: 'account', burst: 60, perHour: 600 }],
  /** A link is opened by people of one office at once, and guessed by nobody. */
  openShared: [{ each: 'address', burst: 120, perHour: 1_200 }],
  /** Each may ask a service outside of this installation. */
  stationWeather: [{ each: 'account', burst: 30, perHour: 240 }],
  drones: [{ each: 'account', burst: 60, perHour: 600 }],
  /** A suggestion may go out at every pause of somebody who types. */
  findPlaces: [{ each: 'account', burst: 60, perHour: 1_800 }],
  /** One for each click on a map. */
  readHeights: [{ each: 'account', burst: 60, perHour: 1_800 }],
  /** Invoices are written when they are asked for, files read. */
  documents: [{ each: 'account', burst: 60, perHour: 600 }],
  /** Each asks the payment provider. */
  checkout: [{ each: 'account', burst: 10, perHour: 60 }],
  /** What administrators do and look at; a search goes out at every pause of somebody who types. */
  administer: [{ each: 'account', burst: 300, perHour: 7_200 }],
  /** Every user, read at once. */
  exportUsers: [{ each: 'account', burst: 5, perHour: 20 }],
  operationKit: [{ each: 'account', burst: 120, perHour: 3_600 }],
  savedNotams: [{ each: 'account', burst: 120, perHour: 3_600 }],
} as const satisfies Readonly<Record<string, readonly Limit[]>>;

export type LimitedAction = keyof typeof RATE_LIMITS;
