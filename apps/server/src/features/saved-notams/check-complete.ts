import { Failure, type SaveNotamInput } from '@klarnotam/contract';
import { composeNotam, firstMissingPart, type MissingPart } from '@klarnotam/notam';

const MESSAGES: Readonly<Record<MissingPart, string>> = {
  nameAndEmail: 'Please provide your name and email address',
  location: 'Please select a location on the map',
  threePoints: 'Please select at least 3 points to define the area',
  startAndEnd: 'Please specify both start and end date/time',
  description: 'Please provide a description of the drone operation',
  maximumHeight: 'Please specify a valid maximum height',
  untilDate: 'Please specify an end date for the recurring NOTAM',
};

/**
 * What was mailed, or is about to be, must be a whole NOTAM; a draft need not be.
 *
 * @throws {Failure} `invalid`, naming the first thing that is missing
 */
export function checkComplete({ operation, state }: Pick<SaveNotamInput, 'operation' | 'state'>): void {
  if (state === 'draft') return;
  const missing = firstMissingPart(operation);
  if (missing !== null) throw new Failure('invalid', { field: missing }, MESSAGES[missing]);
  if (composeNotam(operation).text === null) {
    throw new Failure('invalid', {}, 'Failed to generate NOTAM text. Please check your input.');
  }
}
