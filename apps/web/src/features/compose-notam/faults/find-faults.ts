import {
  missingParts,
  toPhoneNumber,
  type ComposedNotam,
  type MissingPart,
  type OperationProblem,
  type PlannedOperation,
} from '@klarnotam/notam';
import type { Messages } from '../../../shared/text/use-text.ts';
import { asksEachDay } from '../each-day.ts';
import { tooEarlyDates } from './check-dates.ts';

/** Why a form is not sent: what is said, and the fields at which it is said; the first is where the eye should go. */
export interface FormFault {
  readonly message: string;
  readonly fields: readonly [string, ...string[]];
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
      return fields === null ? [] : [{ message: compose.problems[problem.code], fields }];
    }),
  );
  const [first] = faults;
  return first === undefined ? [] : [{ message: compose.errors.noText, fields: first.fields }, ...faults];
}

/**
 * All reasons why `operation` cannot be sent: the seven checks in their order, then dates, phone, hours of several days,
 * what else keeps the text from being written, and a time that has passed. None: it can.
 *
 * @param today of the place, `yyyy-MM-dd`
 */
export function findFaults(
  operation: PlannedOperation,
  composed: ComposedNotam,
  { today, nowMs }: { readonly today: string; readonly nowMs: number },
  compose: Messages['compose'],
): readonly FormFault[] {
  const missing = missingParts(operation).map((part): FormFault => ({
    message: compose.errors.missing[part],
    fields: emptyOf(FIELDS_OF_MISSING[part], operation),
  }));
  const [firstEarly, ...otherEarly] = tooEarlyDates(operation, today);
  const last = composed.period?.windows.at(-1);
  const hasPassed = firstEarly === undefined && last !== undefined && Date.parse(last.to) <= nowMs;
  return [
    ...missing,
    ...(firstEarly === undefined
      ? []
      : [{ message: compose.timing.dateInvalid, fields: [firstEarly, ...otherEarly] } as const]),
    ...(toPhoneNumber(operation.contactInfo.phoneNumber) === null
      ? [{ message: compose.contact.phoneNeeded, fields: ['phoneNumber'] } as const]
      : []),
    ...(asksEachDay(operation) && operation.eachDay === null
      ? [{ message: compose.timing.eachDayNeeded, fields: ['eachDay'] } as const]
      : []),
    ...textFaults(composed, compose),
    ...(hasPassed ? [{ message: compose.timing.hasPassed, fields: ['startDate'] } as const] : []),
  ];
}

/** What is said at each field; the first fault of a field counts. */
export function faultsByField(faults: readonly FormFault[]): ReadonlyMap<string, string> {
  return new Map(
    faults.toReversed().flatMap(({ message, fields }) => fields.map((field) => [field, message] as const)),
  );
}
