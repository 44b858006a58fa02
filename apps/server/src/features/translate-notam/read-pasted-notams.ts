import type { UtcInstant } from '@klarnotam/aviation';
import { Failure, type NotamNotice } from '@klarnotam/contract';
import type { Database } from '../../database/create-database.ts';
import type { ChatModel } from '../../ports/chat-model.ts';
import type { PasteFound, PasteTurn, Translated } from '../../ports/paste-reader.ts';
import { checkCount, type TranslationRequest } from '../translation/index.ts';
import { checkContent } from './check-content.ts';

const NOT_A_NOTAM =
  'No NOTAM was found in the text. A NOTAM has lettered items, such as A) for the place, B) and C) for the times and E) for the text.';
const WEATHER_REPORT = 'This is a weather report, not a NOTAM.';

export interface ReadPastedNotamsContext {
  readonly database: Database;
  /** Says what a text is in which no NOTAM was found; null: nobody does. */
  readonly chatModel: ChatModel | null;
  readonly now: () => UtcInstant;
}

/**
 * The NOTAMs in a pasted text, decoded, rated and worded, worst first.
 *
 * @throws {Failure} `invalid` when it holds too many, `tooLarge` when it takes too long, `notRecognised` when it holds none
 */
export async function readPastedNotams(
  context: ReadPastedNotamsContext,
  turn: PasteTurn,
  { userId, text, language }: Pick<TranslationRequest, 'userId' | 'text' | 'language'>,
): Promise<Translated<readonly NotamNotice[]>> {
  const read = await turn.translateNotams({ text, now: context.now() }, language);
  const { found } = read;
  if (found.count === 0) {
    const { recognisedAs } = found;
    if (recognisedAs !== null) throw notRecognised(WEATHER_REPORT, recognisedAs);
    throw notRecognised(await reasonFor(context, userId, text), null);
  }
  checkCount(found.count, 'NOTAMs');
  return read;
}

/** Without items there are no facts, so a text is refused whatever the content check takes it for. */
async function reasonFor(
  { database, chatModel }: ReadPastedNotamsContext,
  userId: string,
  text: string,
): Promise<string> {
  const checked = chatModel && (await checkContent({ database, chatModel }, userId, text));
  return checked && !checked.isValid ? checked.reason : NOT_A_NOTAM;
}

function notRecognised(reason: string, recognisedAs: PasteFound['recognisedAs']): Failure<'notRecognised'> {
  return new Failure('notRecognised', { reason, recognisedAs }, reason);
}
