import { Failure } from '@klarnotam/contract';
import { decodeNotams, type DecodeContext, type DecodedNotam } from '@klarnotam/notam';
import type { FluentEngine } from '../../ports/translation-engine.ts';
import { checkCount, checkLength } from '../translation/index.ts';

const NOT_A_NOTAM =
  'No NOTAM was found in the text. A NOTAM has lettered items, such as A) for the place, B) and C) for the times and E) for the text.';
const WEATHER_REPORT = 'This is a weather report, not a NOTAM.';

/**
 * The NOTAMs in a pasted text. Where the decoder finds none, and it is no weather report either, `judgeText` says what
 * it is instead; without items there are no facts to hold words to, so a text is refused then, whatever it is taken for.
 *
 * @throws {Failure} `invalid` when it is empty or holds too many, `tooLarge`, `notRecognised` when it holds none
 */
export async function readPastedNotams(
  text: string,
  context: DecodeContext,
  judgeText: FluentEngine['judgeText'] | null,
): Promise<readonly DecodedNotam[]> {
  checkLength(text, 'Please paste a NOTAM text to translate');
  const { notams, recognition } = decodeNotams(text, context);
  if (notams.length === 0) {
    const weather = recognition.kind === 'metar' || recognition.kind === 'taf' ? recognition.kind : null;
    const judged = weather || judgeText === null ? null : await judgeText(text);
    const reason = weather ? WEATHER_REPORT : judged && !judged.isValid ? judged.reason : NOT_A_NOTAM;
    throw new Failure('notRecognised', { reason, recognisedAs: weather }, reason);
  }
  checkCount(notams.length, 'NOTAMs');
  return notams;
}
