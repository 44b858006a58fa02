import type { UtcInstant } from '@klarnotam/aviation';
import {
  composeFollowUp,
  composeIcao,
  composeNotam,
  composeReplacement,
  STATE_OF_OFFICE,
  type ComposedIcao,
  type ComposedNotam,
  type IcaoNotice,
  type PlannedOperation,
} from '@klarnotam/notam';
import type { Renewed } from '../issued/renewal.ts';

/** Whether the office can publish a notice: it does so for the regions of its State alone. */
export function isOfOffice({ firs }: Pick<IcaoNotice, 'firs'>): boolean {
  return firs.every((fir) => fir.startsWith(STATE_OF_OFFICE));
}

/** What of the notices goes to the office: those of its State; none of them is, so that the pilot asks elsewhere with all. */
function mailedOf(notices: readonly IcaoNotice[]): readonly IcaoNotice[] {
  const own = notices.filter(isOfOffice);
  return own.length === 0 ? notices : own;
}

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
    const { notices } = icao;
    return { specified, icao, texts: notices && mailedOf(notices).map(({ text }) => text) };
  }
  const text =
    renews === null ? specified.text : composeFollowUp(operation, { kind: 'replace', number: renews.number });
  return { specified, icao: null, texts: text === null ? null : [text] };
}
