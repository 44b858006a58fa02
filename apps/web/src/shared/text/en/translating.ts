/** What both pages that translate say. */
export const translating = {
  language: 'Language',
  clear: 'Clear',
  busy: 'Translating...',
  example: 'Try an example',
  partner: (partner: string) => `Open ${partner}`,
  counting: 'Loading...',
  /** Who wrote the words of a result; in answers of earlier releases `ai` wrote all of them. */
  engines: {
    decoder: 'Facts, rating and words: decoder, by fixed rules.',
    clauses:
      'Facts, rating and words: decoder, by fixed rules. Sentences marked so: AI, which saw no figures or names.',
    polished:
      'Wording: AI, which saw no figures or names. Facts, figures and rating: decoder, by fixed rules.',
    ai: 'Words: AI, checked against the facts. Facts and rating: decoder, by fixed rules.',
  },
  elsewhere: {
    notam: (product: string) => `Open it in ${product}`,
    weather: 'Open it in the METAR/TAF Translator',
  },
  errors: {
    tooLargeHeading: 'Text too long',
    tooSlowHeading: 'Text too hard to read',
    tooSlow: 'Reading the text takes too long. Nothing was spent. Translate fewer messages at once.',
    answerTooLargeHeading: 'Too much to answer at once',
    answerTooLarge:
      'The answer to this text would be too long. Nothing was spent. Translate fewer messages at once.',
    unavailableHeading: 'The service is busy',
    unavailable: (seconds: number) =>
      `Your text is still here and nothing was spent. Wait ${seconds === 1 ? 'a second' : `${seconds} seconds`} and translate again.`,
    limitHeading: 'Translation Limit Reached',
    signInHeading: 'Sign in first',
    signIn: 'Your text is still here. Translating needs an account.',
    generic: 'An error occurred during translation',
    genericHelp: 'Your text is still here. Try again in a moment.',
    networkHeading: 'No connection to the server',
    network: 'Your text is still here. Check the network and translate again.',
    networkWaits:
      'Your text waits on this device. It is sent as soon as there is a connection and this app is open, and counted once.',
    busyHeading: 'Too many requests',
    busy: (seconds: number) =>
      seconds <= 1 ? 'Wait a second and translate again.' : `Wait ${seconds} seconds and translate again.`,
  },
} as const;
