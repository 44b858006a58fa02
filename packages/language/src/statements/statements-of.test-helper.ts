import { decodeNotams, type DecodedNotam } from '@klarnotam/notam';
import { composeStatements } from './compose-statements.ts';
import type { Statements } from './statements.ts';

/** The notice with this item E. */
export function decode(text: string, code = 'QWULW', rest = 'F) SFC G) 1000FT AMSL'): DecodedNotam {
  const telegram = `A1234/26 NOTAMN
Q) EGTT/${code}/IV/BO/W/000/010/5107N00126W005
A) EGTT B) 2608120700 C) 2608121700
E) ${text}
${rest}`;
  const [notam] = decodeNotams(telegram, { now: '2026-08-01T00:00:00Z' }).notams;
  if (notam === undefined) throw new Error('no NOTAM in the text');
  return notam;
}

export function statementsOf(...input: Parameters<typeof decode>): Statements {
  return composeStatements(decode(...input));
}

export const clausesOf = ({ events }: Statements) =>
  events.flatMap((event) => (event.type === 'clause' ? event.clause : []));
export const quotesOf = ({ events }: Statements) =>
  events.flatMap((event) => (event.type === 'quote' ? event.text : []));
