import type { UtcInstant } from '@klarnotam/aviation';
import {
  composeFollowUp,
  composeIcao,
  composeNotam,
  composeReplacement,
  type ComposedIcao,
  type ComposedNotam,
  type PlannedOperation,
} from '@klarnotam/notam';
import type { Renewed } from '../issued/renewal.ts';

/** The text that the form gives, in the form in which it is mailed. */
export interface ComposedRequest {
  readonly specified: ComposedNotam;
  /** Null: the specified layout is mailed. */
  readonly icao: ComposedIcao | null;
  /** What is mailed, one text for each notice; null as long as a problem keeps it from being written. */
  readonly texts: readonly string[] | null;
}

/** Composes what is mailed. The items of the specified layout stand in the form beside their fields, whichever is chosen. */
export function composeRequest(
  operation: PlannedOperation,
  renews: Renewed | null,
  now: UtcInstant,
): ComposedRequest {
  const specified = composeNotam(operation);
  if (operation.requestForm === 'icao') {
    const icao = renews === null ? composeIcao(operation) : composeReplacement(operation, renews.number, now);
    return { specified, icao, texts: icao.notices?.map(({ text }) => text) ?? null };
  }
  const text =
    renews === null ? specified.text : composeFollowUp(operation, { kind: 'replace', number: renews.number });
  return { specified, icao: null, texts: text === null ? null : [text] };
}
