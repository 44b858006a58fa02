import { Failure, MAX_NOTICES, type IssuedReading } from '@klarnotam/contract';
import {
  compareIssued,
  completeOperation,
  type DecodedNotam,
  type IssuedVerdict,
  type RequestedAs,
} from '@klarnotam/notam';
import type { PasteFound, PasteReader } from '../../ports/paste-reader.ts';
import { unpackPaste } from '../translation/index.ts';
import { type SavedRow } from './request-row.ts';

const LIKEST_FIRST: readonly IssuedVerdict[] = ['asRequested', 'differs', 'another'];

export interface ReadIssuedContext {
  readonly pasteReader: PasteReader;
  readonly now: () => string;
}

/**
 * The NOTAM of a pasted text that is likest the request, and how it stands to it.
 *
 * @throws {Failure} `invalid` when there is no text or too many NOTAMs in it, `notRecognised` when there is none in it, `unavailable` when
 *   too many wait
 */
export async function readIssued(
  { pasteReader, now }: ReadIssuedContext,
  userId: string,
  row: Pick<SavedRow, 'operation' | 'kind' | 'refers_to' | 'issued_number'>,
  text: string,
): Promise<IssuedReading> {
  if (text.trim() === '')
    throw new Failure('invalid', { field: 'text' }, 'Please paste the NOTAM as the office issued it');
  const at = now();
  const { count, packed, recognisedAs } = await pasteReader.inTurn(userId, (turn) =>
    turn.decodeNotams({ text, now: at }),
  );
  if (count === 0) throw noNotam(recognisedAs);
  if (count > MAX_NOTICES)
    throw new Failure(
      'invalid',
      { field: 'text', count, maximum: MAX_NOTICES },
      `The text holds ${count} NOTAMs. Paste the one that was issued for you.`,
    );
  const operation = completeOperation(row.operation);
  // Our own step packed it.
  const [likest] = (unpackPaste(packed) as readonly DecodedNotam[])
    .map(({ source, facts }) => ({
      text: source,
      number: facts.id,
      kind: facts.kind ?? ('new' as const),
      refersTo: facts.refersTo,
      comparison: compareIssued(operation, requestedAs(row, facts), facts, at),
    }))
    .toSorted(
      (a, b) =>
        LIKEST_FIRST.indexOf(a.comparison.verdict) - LIKEST_FIRST.indexOf(b.comparison.verdict) ||
        a.comparison.differences.length - b.comparison.differences.length,
    );
  if (likest === undefined) throw noNotam(recognisedAs);
  return { ...likest, found: count };
}

/** What was asked for; where something was issued already, what the office replaced or cancelled it with of itself as well. */
function requestedAs(
  { kind, refers_to, issued_number }: Pick<SavedRow, 'kind' | 'refers_to' | 'issued_number'>,
  facts: DecodedNotam['facts'],
): RequestedAs {
  return issued_number !== null && facts.refersTo === issued_number && facts.kind !== null
    ? { kind: facts.kind, refersTo: issued_number }
    : { kind, refersTo: refers_to };
}

function noNotam(recognisedAs: PasteFound['recognisedAs']): Failure<'notRecognised'> {
  const reason = 'No NOTAM was found in the text.';
  return new Failure('notRecognised', { reason, recognisedAs }, reason);
}
