import { Failure, MAX_NOTICES, MAX_TEXT_CHARACTERS } from '@klarnotam/contract';
import { decodeNotams, type DecodedNotam } from '@klarnotam/notam';
import type { UtcInstant } from '@klarnotam/aviation';

const NOT_A_NOTAM =
  'No NOTAM was found in the text. A NOTAM has lettered items, such as A) for the place, B) and C) for the times and E) for the text.';
const WEATHER_REPORT = 'This is a weather report, not a NOTAM.';

/**
 * The NOTAMs in a pasted text.
 *
 * @throws {Failure} `invalid` when it is empty or holds too many, `tooLarge`, `notRecognised` when it holds none
 */
export function readPastedNotams(text: string, now: UtcInstant): readonly DecodedNotam[] {
  if (text.trim() === '') {
    throw new Failure('invalid', { field: 'text' }, 'Please paste a NOTAM text to translate');
  }
  if (text.length > MAX_TEXT_CHARACTERS) {
    throw new Failure(
      'tooLarge',
      { maximumCharacters: MAX_TEXT_CHARACTERS },
      `The text is too long: at most ${MAX_TEXT_CHARACTERS.toLocaleString('en')} characters can be translated at once.`,
    );
  }
  const { notams, recognition } = decodeNotams(text, { now });
  if (notams.length === 0) {
    const weather = recognition.kind === 'metar' || recognition.kind === 'taf' ? recognition.kind : null;
    const reason = weather ? WEATHER_REPORT : NOT_A_NOTAM;
    throw new Failure('notRecognised', { reason, recognisedAs: weather }, reason);
  }
  if (notams.length > MAX_NOTICES) {
    throw new Failure(
      'invalid',
      { field: 'text', count: notams.length, maximum: MAX_NOTICES },
      `The text holds ${notams.length} NOTAMs; at most ${MAX_NOTICES} can be translated at once.`,
    );
  }
  return notams;
}
