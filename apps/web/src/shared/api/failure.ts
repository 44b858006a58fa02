import {
  ERRORS,
  fillSentence,
  type ErrorCode,
  type ErrorData,
  type SentenceValues,
  type Why,
} from '@klarnotam/contract';
import { ORPCError } from '@orpc/client';
import { screenLanguage } from '../text/screen-language.ts';
import { currentText } from '../text/texts.ts';

/** Which sentence the server said, beside its code. */
interface Said {
  readonly why: Why;
  readonly values: SentenceValues;
  readonly retryAfterS: number;
}

/** Why a call failed: the server's code, `network` (not reached), or `unknown`. */
export type FailureCode = ErrorCode | 'network' | 'unknown';

export function failureCodeOf(error: unknown): FailureCode {
  if (error instanceof ORPCError) {
    const code = String(error.code);
    return Object.hasOwn(ERRORS, code) ? (code as ErrorCode) : 'unknown';
  }
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
  return error instanceof TypeError || isTimeout ? 'network' : 'unknown';
}

/** What came along with a failure of `code`; empty when the error is another one or brought nothing. */
export function failureDataOf<C extends ErrorCode>(error: unknown, code: C): Partial<ErrorData<C>> {
  if (!(error instanceof ORPCError) || String(error.code) !== code) return {};
  return (error.data ?? {}) as Partial<ErrorData<C>>;
}

/** What the server said of a failure, in the language of the screens; empty where it is none of the server's. `inEnglish`: what it says there. */
export function sentenceOf(error: unknown, inEnglish?: string): string {
  if (!(error instanceof Error)) return '';
  const code = failureCodeOf(error);
  if (screenLanguage() === 'en' || code === 'unknown' || code === 'network')
    return inEnglish ?? error.message;
  const { why, values, retryAfterS } = ((error as ORPCError<string, unknown>).data ?? {}) as Partial<Said>;
  const { sentences, wait } = currentText().sayings;
  const sentence =
    (why !== undefined && Object.hasOwn(sentences, why) ? sentences[why] : sentences[code]) ?? '';
  return fillSentence(sentence, {
    ...values,
    ...(retryAfterS === undefined ? {} : { wait: wait(retryAfterS) }),
  });
}

/** The message to show: the server's own where it gave one. */
export function failureMessageOf(
  error: unknown,
  messages: { readonly network: string; readonly fallback: string },
): string {
  const code = failureCodeOf(error);
  if (code === 'network') return messages.network;
  const said = code === 'unknown' ? '' : sentenceOf(error);
  return said !== '' && said !== code ? said : messages.fallback;
}
