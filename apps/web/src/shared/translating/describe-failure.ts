import { MAX_TEXT_CHARACTERS, type ErrorData } from '@klarnotam/contract';
import { failureCodeOf, failureDataOf, sentenceOf } from '../api/failure.ts';
import type { TranslatingWords } from '../text/translating-words.ts';
import type { Messages } from '../text/use-text.ts';
import type { TranslationKind } from './translation-request.ts';

export interface FailureText {
  readonly heading: string;
  readonly text: string;
  /** More translations would help. */
  readonly upgrade?: true;
  /** Nothing is lost: the text is sent later. */
  readonly waits?: true;
  /** The page that the text is for. */
  readonly elsewhere?: TranslationKind;
}

/** The page for each kind of text; of a SIGMET or AIRMET there is none. */
const PAGES = { notam: 'notam', metar: 'weather', taf: 'weather', sigmet: null, airmet: null } as const;

/** What to tell a reader whose translation failed with `error`. */
export function describeFailure(
  error: unknown,
  words: TranslatingWords,
  { translating: { errors } }: Messages,
): FailureText {
  const generic = { heading: errors.generic, text: errors.genericHelp };
  switch (failureCodeOf(error)) {
    case 'network':
      return { heading: errors.networkHeading, text: errors.network };
    case 'notRecognised': {
      const { reason, recognisedAs } = failureDataOf(error, 'notRecognised');
      if (reason === undefined) return generic;
      const elsewhere = recognisedAs && PAGES[recognisedAs];
      return {
        heading: words.invalidHeading,
        text: sentenceOf(error, reason),
        ...(elsewhere ? { elsewhere } : {}),
      };
    }
    case 'invalid': {
      const { count, maximum } = failureDataOf(error, 'invalid');
      if (count === undefined || maximum === undefined) return generic;
      return { heading: words.tooManyHeading, text: words.tooMany(count, maximum) };
    }
    case 'limitReached': {
      const { limit = 0, used = 0, needed = 1 } = failureDataOf(error, 'limitReached');
      const left = Math.max(0, limit - used);
      return {
        heading: errors.limitHeading,
        text: left > 0 ? words.limitNeeded(needed, left) : words.limit,
        upgrade: true,
      };
    }
    case 'unauthenticated':
      return { heading: errors.signInHeading, text: errors.signIn };
    case 'tooLarge':
      return describeTooLarge(failureDataOf(error, 'tooLarge'), words, errors);
    case 'unavailable': {
      const { retryAfterS } = failureDataOf(error, 'unavailable');
      if (retryAfterS === undefined) return generic;
      return { heading: errors.unavailableHeading, text: errors.unavailable(retryAfterS) };
    }
    case 'tooMany':
      return {
        heading: errors.busyHeading,
        text: errors.busy(failureDataOf(error, 'tooMany').retryAfterS ?? 60),
      };
    default:
      return generic;
  }
}

/** The text itself, its answer or the time that it takes may be too much. */
function describeTooLarge(
  { reason, maximumCharacters }: Partial<ErrorData<'tooLarge'>>,
  words: TranslatingWords,
  errors: Messages['translating']['errors'],
): FailureText {
  switch (reason) {
    case 'time':
      return { heading: errors.tooSlowHeading, text: errors.tooSlow };
    case 'answer':
      return { heading: errors.answerTooLargeHeading, text: errors.answerTooLarge };
    case undefined:
      return {
        heading: errors.tooLargeHeading,
        text: words.tooLarge(maximumCharacters ?? MAX_TEXT_CHARACTERS),
      };
  }
}
