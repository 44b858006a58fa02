import {
  firstMissingPart,
  toPhoneNumber,
  type ComposedNotam,
  type MissingPart,
  type OperationProblem,
  type PlannedOperation,
} from '@klarnotam/notam';
import type { Messages } from '../../shared/text/use-text.ts';
import { tooEarlyDates } from './check-dates.ts';

/** Why a form is not sent, and which fields to look at. */
export interface FormRefusal {
  readonly heading: string;
  readonly details: readonly string[];
  /** Names of fields; the first is where the eye should go. */
  readonly fields: readonly string[];
}

const FIELDS_OF_MISSING: Readonly<Record<MissingPart, readonly string[]>> = {
  nameAndEmail: ['name', 'email'],
  location: ['placeSearch'],
  threePoints: ['placeSearch'],
  startAndEnd: ['startDate', 'endDate', 'startTimeLocal', 'endTimeLocal'],
  description: ['description'],
  maximumHeight: ['maxHeightMeters'],
  untilDate: ['untilDate'],
};

function emptyOf(fields: readonly string[], operation: PlannedOperation): readonly string[] {
  const values = new Map<string, unknown>(Object.entries({ ...operation, ...operation.contactInfo }));
  const empty = fields.filter((field) => {
    const value = values.get(field);
    return typeof value === 'string' && value.trim() === '';
  });
  return empty.length > 0 ? empty : fields;
}

/**
 * The first reason why `operation` cannot be sent: the seven checks in their order, then dates, phone and what else
 * keeps the text from being written. Null: it can.
 */
export function checkForm(
  operation: PlannedOperation,
  composed: ComposedNotam,
  today: string,
  compose: Messages['compose'],
): FormRefusal | null {
  const missing = firstMissingPart(operation);
  if (missing !== null)
    return {
      heading: compose.errors.missing[missing],
      details: [],
      fields: emptyOf(FIELDS_OF_MISSING[missing], operation),
    };
  const early = tooEarlyDates(operation, today);
  if (early.length > 0) return { heading: compose.timing.dateInvalid, details: [], fields: early };
  if (toPhoneNumber(operation.contactInfo.phoneNumber) === null)
    return { heading: compose.contact.phoneNeeded, details: [], fields: ['phoneNumber'] };
  if (composed.text !== null) return null;
  const codes = composed.items.flatMap(({ problems }) => problems.map(({ code }) => code));
  return {
    heading: compose.errors.noText,
    details: [...new Set<OperationProblem['code']>(codes)].map((code) => compose.problems[code]),
    fields: [],
  };
}
