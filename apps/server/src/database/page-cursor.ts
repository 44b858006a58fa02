import { Failure } from '@klarnotam/contract';

/** Where a page of a list ended: the moment and the id of its last row. */
export interface PageCursor {
  /** UTC with milliseconds, as `toISOString` writes it. */
  readonly createdAt: string;
  readonly id: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Nothing of ours is older or will be younger, and PostgreSQL takes all of it. */
const OLDEST_YEAR = 2020;
const YOUNGEST_YEAR = 2999;

/** The cursor that asks for what follows a row. */
export function writePageCursor({
  createdAt,
  id,
}: {
  readonly createdAt: Date;
  readonly id: string;
}): string {
  return Buffer.from(`${createdAt.toISOString()} ${id}`).toString('base64url');
}

function isMoment(text: string): boolean {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime()) || moment.toISOString() !== text) return false;
  const year = moment.getUTCFullYear();
  return year >= OLDEST_YEAR && year <= YOUNGEST_YEAR;
}

/**
 * Reads a cursor back, character for character as {@link writePageCursor} writes it.
 *
 * @throws {Failure} `invalid` when it is none of ours
 */
export function readPageCursor(text: string): PageCursor {
  const [createdAt = '', id = ''] = Buffer.from(text, 'base64url').toString('utf8').split(' ');
  if (
    isMoment(createdAt) &&
    UUID.test(id) &&
    writePageCursor({ createdAt: new Date(createdAt), id }) === text
  ) {
    return { createdAt, id };
  }
  throw new Failure('invalid', { field: 'cursor' });
}
