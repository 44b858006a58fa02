import type { UtcInstant } from '@klarnotam/aviation';
import { composeNotam } from '../compose-notam.ts';
import { composeIcao } from '../icao/compose-icao.ts';
import { composeCancellation, composeReplacement, isIssuedNumber } from '../icao/compose-follow-up.ts';
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
 * Annex 15: NOTAMR, NOTAMC). A cancellation says so in place of title and description. Null as long as the form lacks something.
 */
export function composeFollowUp(operation: PlannedOperation, { kind, number }: FollowUp): string | null {
  const isCancellation = kind === 'cancel';
  const description = isCancellation ? `NOTAM ${number} CANCELLED` : operation.description;
  const { text } = composeNotam({ ...operation, description });
  if (text === null) return null;
  return `${HEAD[kind]} ${number}\n${isCancellation ? notTakingPlace(text, number) : text}`;
}

/** `text` with an item A that announces no flight. */
function notTakingPlace(text: string, number: string): string {
  return text.replace(
    /^A\) (.*)$/m,
    (_, title: string) =>
      `A) NOTAM ${number} CANCELLED: ${title.replace('WILL TAKE PLACE', 'WILL NOT TAKE PLACE')}`,
  );
}

/**
 * The text of a request as its form has it mailed: in the specified layout, or in the ICAO form, several notices with a blank line between
 * them. A cancellation that the ICAO form cannot say is written in the specified layout. Null as long as something is missing.
 */
export function composeAsMailed(
  operation: PlannedOperation,
  followUp: FollowUp | null,
  now: UtcInstant,
): string | null {
  const specified = (): string | null =>
    followUp === null ? composeNotam(operation).text : composeFollowUp(operation, followUp);
  if (operation.requestForm !== 'icao' || (followUp !== null && !isIssuedNumber(followUp.number)))
    return specified();
  const { notices } =
    followUp === null
      ? composeIcao(operation)
      : followUp.kind === 'replace'
        ? composeReplacement(operation, followUp.number, now)
        : composeCancellation(operation, followUp.number, now);
  if (notices === null) return followUp?.kind === 'cancel' ? specified() : null;
  return notices.map(({ text }) => text).join('\n\n');
}
