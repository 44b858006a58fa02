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
 * The NOTAMs in a pasted text, decoded, rated and worded, worst first; null when it holds none.
 *
 * @throws {Failure} `invalid` when it holds too many, `tooLarge` when it takes too long, `notRecognised` when it holds
 *   a weather report
 */
export async function readPastedNotams(
  context: Pick<ReadPastedNotamsContext, 'now'>,
  turn: PasteTurn,
  { text, language }: Pick<TranslationRequest, 'text' | 'language'>,
): Promise<Translated<readonly NotamNotice[]> | null> {
  const read = await turn.translateNotams({ text, now: context.now() }, language);
  const { found } = read;
  if (found.count === 0) {
    const { recognisedAs } = found;
    if (recognisedAs !== null) throw notRecognised(WEATHER_REPORT, recognisedAs);
    return null;
  }
  checkCount(found.count, 'NOTAMs');
  return read;
}

/**
 * Says what a text is in which there is no NOTAM. Without items there are no facts, so it is refused whatever the content
 * check takes it for. Call it outside of a turn: a model that hangs would keep others from theirs.
 */
export async function refuseText(
  { database, chatModel }: ReadPastedNotamsContext,
  { userId, text }: { readonly userId: string; readonly text: string },
): Promise<Failure<'notRecognised'>> {
  const checked = chatModel && (await checkContent({ database, chatModel }, userId, text));
  return notRecognised(checked && !checked.isValid ? checked.reason : NOT_A_NOTAM, null);
}

function notRecognised(reason: string, recognisedAs: PasteFound['recognisedAs']): Failure<'notRecognised'> {
  return new Failure('notRecognised', { reason, recognisedAs }, reason);
}
