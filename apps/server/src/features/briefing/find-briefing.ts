import type { UtcInstant } from '@klarnotam/aviation';
import { Failure, MAX_FOUND_NOTICES, type FoundNotices } from '@klarnotam/contract';
import type { PasteReader } from '../../ports/paste-reader.ts';
import { checkLength } from '../translation/index.ts';

export interface FindNoticesContext {
  readonly pasteReader: PasteReader;
  readonly now: () => UtcInstant;
}

const NOTHING = 'No NOTAM was found in the text.';
const WEATHER_REPORT = 'This is a weather report, not a NOTAM.';

/**
 * The NOTAMs in a pasted text and how many translations they would use. Nothing is spent, stored or asked of a model.
 *
 * @throws {Failure} `invalid` when the text is empty or holds too many, `tooLarge`, `notRecognised` when it holds none, `unavailable` when
 *   too many wait
 */
export async function findNotices(
  { pasteReader, now }: FindNoticesContext,
  { userId, text }: { readonly userId: string; readonly text: string },
): Promise<FoundNotices> {
  checkLength(text, 'Please paste a NOTAM text to translate');
  const { count, recognisedAs, found } = await pasteReader.inTurn(userId, (turn) =>
    turn.findNotams({ text, now: now() }),
  );
  if (count === 0) {
    const reason = recognisedAs === null ? NOTHING : WEATHER_REPORT;
    throw new Failure('notRecognised', { reason, recognisedAs }, reason);
  }
  if (count > MAX_FOUND_NOTICES) {
    throw new Failure(
      'invalid',
      { field: 'text', count, maximum: MAX_FOUND_NOTICES },
      `The text holds ${count} NOTAMs; at most ${MAX_FOUND_NOTICES} can be looked through at once.`,
    );
  }
  return found;
}
