import type { NotamNotice, NotamTranslation } from '@klarnotam/contract';
import type { PasteReader, PasteTurn } from '../../ports/paste-reader.ts';
import {
  checkLength,
  findAnswered,
  idempotencyOf,
  spendAndStore,
  type SpendAndStoreContext,
  type TranslationRequest,
} from '../translation/index.ts';
import { asGiven, describeAnswer } from './describe-answer.ts';
import { readPastedNotams, refuseText, type ReadPastedNotamsContext } from './read-pasted-notams.ts';

export interface TranslateNotamContext extends SpendAndStoreContext, ReadPastedNotamsContext {
  readonly pasteReader: PasteReader;
}

/**
 * Decodes, rates and words every NOTAM in a pasted text, worst first; spends one translation for each, exact doubles aside,
 * and stores the answer before giving it. The same request sent again gets the stored answer. Requests of one user are answered
 * one after another.
 *
 * @throws {Failure} `invalid`, `tooLarge` or `notRecognised` for the text, `limitReached`, `unavailable` when too many wait, or
 *   `conflict` when the idempotency key named another request before; none of them costs anything
 */
export async function translateNotam(
  context: TranslateNotamContext,
  input: TranslationRequest,
): Promise<NotamTranslation> {
  checkLength(input.text, 'Please paste a NOTAM text to translate');
  const answer = await context.pasteReader.inTurn(input.userId, (turn) =>
    translateInTurn(context, turn, input),
  );
  if (answer === null) throw await refuseText(context, input);
  return answer;
}

/** @returns null when there is no NOTAM in the text */
async function translateInTurn(
  context: TranslateNotamContext,
  turn: PasteTurn,
  input: TranslationRequest,
): Promise<NotamTranslation | null> {
  const { database } = context;
  const { userId } = input;
  const idempotency = idempotencyOf('notam', input);

  const stored = await findAnswered<NotamNotice>(database, userId, idempotency);
  if (stored) return await describeAnswer(database, stored);

  const read = await readPastedNotams(context, turn, input);
  if (read === null) return null;
  const { found, items: written } = read;
  return asGiven(await spendAndStore(context, 'notam', input, idempotency, written, found.distinct));
}
