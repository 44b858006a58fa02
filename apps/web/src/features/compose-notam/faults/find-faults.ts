import {
  missingParts,
  toPhoneNumber,
  type ComposedIcao,
  type ComposedNotam,
  type MissingPart,
  type OperationProblem,
  type PlannedOperation,
} from '@klarnotam/notam';
import type { Messages } from '../../../shared/text/use-text.ts';
import type { ComposedRequest } from '../preview/compose-request.ts';
import { describeIcaoProblem, fieldOfIcaoProblem } from '../preview/icao-problems.ts';
import { asksEachDay } from '../each-day.ts';
import { tooEarlyDates } from './check-dates.ts';

/** Why a form is not sent: what is said, and the fields at which it is said; the first is where the eye should go. */
export interface FormFault {
  readonly message: string;
  /** What is to be mended, in a word or two. */
  readonly label: string;
  readonly fields: readonly [string, ...string[]];
  /** What stands behind it is told by other faults, at the fields too. */
  readonly isHeading?: true;
}

type Fields = FormFault['fields'];

const FIELDS_OF_MISSING: Readonly<Record<MissingPart, Fields>> = {
  nameAndEmail: ['name', 'email'],
  location: ['placeSearch'],
  threePoints: ['placeSearch'],
  startAndEnd: ['startDate', 'endDate', 'startTimeLocal', 'endTimeLocal'],
  description: ['description'],
  maximumHeight: ['maxHeightMeters'],
  untilDate: ['untilDate'],
};

/** Of those of {@link FIELDS_OF_MISSING} the ones that are empty. */
function emptyOf(fields: Fields, operation: PlannedOperation): Fields {
  const values = new Map<string, unknown>(Object.entries({ ...operation, ...operation.contactInfo }));
  const [first, ...others] = fields.filter((field) => {
    const value = values.get(field);
    return typeof value === 'string' && value.trim() === '';
  });
  return first === undefined ? fields : [first, ...others];
}

/** Where a problem of the text is mended. Null: it is told by another fault already. */
function fieldsOf(problem: OperationProblem): Fields | null {
  switch (problem.code) {
    case 'tooManyPoints':
    case 'impossibleLocation':
    case 'flatArea':
    case 'crossingArea':
      return ['placeSearch'];
    case 'impossibleTimes':
    case 'unknownTimeZone':
      return ['startTimeLocal'];
    case 'skippedTime':
      return [`${problem.bound}TimeLocal`];
    case 'repeatedTime':
      return [`${problem.bound}TimeChoice`];
    case 'endNotAfterStart':
      return ['endDate'];
    case 'impossibleUntilDate':
    case 'untilBeforeEnd':
    case 'recurrenceTooLong':
      return ['untilDate'];
    case 'impossibleHeight':
      return ['maxHeightMeters'];
    case 'startingHeightAboveMaximum':
      return ['heightMeters'];
    default:
      return null;
  }
}

/** What keeps the text from being written, under the specification's message. */
function textFaults(composed: ComposedNotam, compose: Messages['compose']): readonly FormFault[] {
  const faults = composed.items.flatMap(({ problems }) =>
    problems.flatMap((problem): FormFault[] => {
      const fields = fieldsOf(problem);
      const message = compose.problems[problem.code];
      return fields === null ? [] : [{ message, label: message, fields }];
    }),
  );
  const [first] = faults;
  const message = compose.errors.noText;
  return first === undefined
    ? []
    : [{ message, label: first.label, fields: first.fields, isHeading: true }, ...faults];
}

/** What keeps the text in the ICAO form from being written, beside what keeps every text from it. */
function icaoFaults(
  icao: ComposedIcao | null,
  isSiteOnItsWay: boolean,
  compose: Messages['compose'],
): readonly FormFault[] {
  return (icao?.problems ?? []).flatMap((problem): FormFault[] => {
    if (problem.code === 'siteUnknown' && isSiteOnItsWay) return [];
    const field = fieldOfIcaoProblem(problem, compose);
    const message = describeIcaoProblem(problem, compose);
    return field === null ? [] : [{ message, label: compose.icao.labels[field] ?? message, fields: [field] }];
  });
}

interface Circumstances {
  /** Of the place, `yyyy-MM-dd`. */
  readonly today: string;
  readonly nowMs: number;
  /** Whether regions and heights are being looked up: nothing that the user has to mend. */
  readonly isSiteOnItsWay: boolean;
}

/**
 * All reasons why `operation` cannot be sent: the seven checks in their order, then dates, phone, hours of several days,
 * what else keeps the text from being written, and a time that has passed. None: it can, as soon as there is a text.
 */
export function findFaults(
  operation: PlannedOperation,
  { specified, icao }: Pick<ComposedRequest, 'specified' | 'icao'>,
  { today, nowMs, isSiteOnItsWay }: Circumstances,
  compose: Messages['compose'],
): readonly FormFault[] {
  const { errors, timing, contact, send } = compose;
  const missing = missingParts(operation).map((part): FormFault => ({
    message: errors.missing[part],
    label: send.missing[part],
    fields: emptyOf(FIELDS_OF_MISSING[part], operation),
  }));
  const fault = (message: string, label: string, [first, ...others]: readonly string[]): FormFault[] =>
    first === undefined ? [] : [{ message, label, fields: [first, ...others] }];
  const early = tooEarlyDates(operation, today);
  const hasPhone = toPhoneNumber(operation.contactInfo.phoneNumber) !== null;
  const isAsked = asksEachDay(operation) && operation.eachDay === null;
  const last = specified.period?.windows.at(-1);
  const hasPassed = early.length === 0 && last !== undefined && Date.parse(last.to) <= nowMs;
  return [
    ...missing,
    ...fault(timing.dateInvalid, send.missing.dates, early),
    ...fault(contact.phoneNeeded, send.missing.phone, hasPhone ? [] : ['phoneNumber']),
    ...fault(timing.eachDayNeeded, send.missing.eachDay, isAsked ? ['eachDay'] : []),
    ...textFaults(specified, compose),
    ...icaoFaults(icao, isSiteOnItsWay, compose),
    ...fault(timing.hasPassed, send.missing.dates, hasPassed ? ['startDate'] : []),
  ];
}

/** That nobody said how far from the point the flight goes: asked again on sending, it does not keep the form from being sent. */
export function radiusToChoose(
  { isPolygonMode, location, pointOnly }: PlannedOperation,
  { location: words, send }: Messages['compose'],
): readonly FormFault[] {
  if (isPolygonMode || location === null || location.radiusM > 0 || pointOnly) return [];
  return [{ message: words.radiusAsked, label: send.missing.radius, fields: ['radius'] }];
}

/** What is said at each field; the first fault of a field counts. */
export function faultsByField(faults: readonly FormFault[]): ReadonlyMap<string, string> {
  return new Map(
    faults
      .filter(({ isHeading }) => !isHeading)
      .toReversed()
      .flatMap(({ message, fields }) => fields.map((field) => [field, message] as const)),
  );
}
