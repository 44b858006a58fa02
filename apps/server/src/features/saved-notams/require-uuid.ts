import { Failure } from '@klarnotam/contract';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The same error for another user's NOTAM, a deleted one and one that never existed. */
export function savedNotamNotFound(): Failure {
  return new Failure('notFound', {}, 'NOTAM not found');
}

/**
 * The id, when it can be one at all; the database refuses what cannot.
 *
 * @throws {Failure} `notFound`
 */
export function requireUuid(id: string): string {
  if (!UUID.test(id)) throw savedNotamNotFound();
  return id;
}
