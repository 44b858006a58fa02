import { composeNotam } from '../compose-notam.ts';
import type { PlannedOperation } from '../operation.ts';

/** What a request asks for in place of an issued NOTAM. */
export interface FollowUp {
  readonly kind: 'replace' | 'cancel';
  /** Of the issued NOTAM: `A1234/26`. */
  readonly number: string;
}

const HEAD = { replace: 'NOTAMR', cancel: 'NOTAMC' } as const;

/**
 * The text that asks for the replacement or cancellation of an issued NOTAM, in the specified layout under the line that names it (ICAO
 * Annex 15: NOTAMR, NOTAMC). A cancellation says so in place of the description. Null as long as the form lacks something.
 */
export function composeFollowUp(operation: PlannedOperation, { kind, number }: FollowUp): string | null {
  const description = kind === 'cancel' ? `NOTAM ${number} CANCELLED` : operation.description;
  const { text } = composeNotam({ ...operation, description });
  return text === null ? null : `${HEAD[kind]} ${number}\n${text}`;
}
