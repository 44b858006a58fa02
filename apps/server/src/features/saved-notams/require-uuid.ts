import { Failure } from '@klarnotam/contract';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Somebody else's NOTAM, one that was deleted and one that never was are the same to whoever asks. */
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
