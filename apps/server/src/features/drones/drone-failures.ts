import { Failure, MAX_DRONES } from '@klarnotam/contract';
import { isUuid } from '../../database/is-uuid.ts';

/** The same error for another user's drone and one that never existed. */
export function droneNotFound(): Failure {
  return new Failure('notFound', {}, 'Drone not found');
}

/**
 * The id, when it can be one at all; the database refuses what cannot.
 *
 * @throws {Failure} `notFound`
 */
export function requireDroneId(id: string): string {
  if (!isUuid(id)) throw droneNotFound();
  return id;
}

export function tooManyDrones(): Failure {
  return new Failure('conflict', {}, `You have ${MAX_DRONES} drones. Delete one to add another.`);
}

const UNIQUE_VIOLATION = '23505';

/**
 * What the database answers to `writing`.
 *
 * @throws {Failure} `conflict` when another drone of the user has the name; capitals make no difference
 */
export async function refuseSameName<Row>(writing: Promise<Row>): Promise<Row> {
  try {
    return await writing;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) {
      throw new Failure('conflict', {}, 'You have a drone of this name already.');
    }
    throw error;
  }
}
