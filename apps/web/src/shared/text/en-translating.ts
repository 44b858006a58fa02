/** What both pages that translate say. */
export const translating = {
  language: 'Language',
  clear: 'Clear',
  busy: 'Translating...',
  example: 'Try an example',
  partner: (partner: string) => `Open ${partner}`,
  counting: 'Loading...',
  engines: {
    decoder: 'Facts, rating and words: decoder, by fixed rules.',
    ai: 'Words: AI, checked against the facts. Facts and rating: decoder, by fixed rules.',
  },
  words: {
    coming: 'Facts, rating and map are final. The words follow once they are checked.',
    steps: {
      read: 'Read',
      checked: 'Recognised',
      worded: 'Put into words',
      verified: 'Checked against the facts',
    },
    done: 'done',
  },
  /** Why the decoder wrote where an AI was set to. */
  fallbacks: {
    unavailable: 'The AI service could not be reached, so the decoder wrote the words.',
    late: 'The AI service took too long, so the decoder wrote the words.',
    contradicted:
      'The text of the AI departed from the facts, so it was dropped and the decoder wrote the words.',
    unsuitable: 'The message is too long for the AI, so the decoder wrote the words.',
  },
  elsewhere: {
    notam: (product: string) => `Open it in ${product}`,
    weather: 'Open it in the METAR/TAF Translator',
  },
  errors: {
    tooLargeHeading: 'Text too long',
    limitHeading: 'Translation Limit Reached',
    signInHeading: 'Sign in first',
    signIn: 'Your text is still here. Translating needs an account.',
    generic: 'An error occurred during translation',
    genericHelp: 'Your text is still here. Try again in a moment.',
    networkHeading: 'No connection to the server',
    network: 'Your text is still here. Check the network and translate again.',
    busyHeading: 'Too many requests',
    busy: (seconds: number) =>
      seconds <= 1 ? 'Wait a second and translate again.' : `Wait ${seconds} seconds and translate again.`,
  },
} as const;

/** What a page that translates says in its own words: about NOTAMs, or about weather reports. */
export interface TranslatingWords {
  /** Above the text area. */
  readonly text: string;
  readonly translate: string;
  /** In the text area when nothing is left of the plan. */
  readonly blocked: string;
  readonly empty: string;
  readonly invalidHeading: string;
  readonly tooManyHeading: string;
  readonly tooMany: (count: number, maximum: number) => string;
  readonly tooLarge: string;
  readonly limit: string;
  readonly limitNeeded: (needed: number, left: number) => string;
}
