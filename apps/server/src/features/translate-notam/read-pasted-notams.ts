import { Failure } from '@klarnotam/contract';
import { decodeNotams, type DecodeContext, type DecodedNotam } from '@klarnotam/notam';
import { checkCount, checkLength } from '../translation/index.ts';

const NOT_A_NOTAM =
  'No NOTAM was found in the text. A NOTAM has lettered items, such as A) for the place, B) and C) for the times and E) for the text.';
const WEATHER_REPORT = 'This is a weather report, not a NOTAM.';

/**
 * The NOTAMs in a pasted text.
 *
 * @throws {Failure} `invalid` when it is empty or holds too many, `tooLarge`, `notRecognised` when it holds none
 */
export function readPastedNotams(text: string, context: DecodeContext): readonly DecodedNotam[] {
  checkLength(text, 'Please paste a NOTAM text to translate');
  const { notams, recognition } = decodeNotams(text, context);
  if (notams.length === 0) {
    const weather = recognition.kind === 'metar' || recognition.kind === 'taf' ? recognition.kind : null;
    const reason = weather ? WEATHER_REPORT : NOT_A_NOTAM;
    throw new Failure('notRecognised', { reason, recognisedAs: weather }, reason);
  }
  checkCount(notams.length, 'NOTAMs');
  return notams;
}
