import { Failure, type KitItem } from '@klarnotam/contract';

/** The columns of a kept thing that its owner is shown. */
export interface KitRow {
  readonly id: string;
  readonly created_at: Date;
  readonly name: string;
  readonly kept: KitItem['kept'];
}

export const KIT_COLUMNS = ['id', 'created_at', 'name', 'kept'] as const;

export function describeKitItem({ id, created_at, name, kept }: KitRow): KitItem {
  return { id, name, kept, createdAt: created_at.toISOString() };
}

/** The same error for another user's and one that never existed. */
export function kitItemNotFound(): Failure<'notFound'> {
  return new Failure('notFound', {}, 'Not found among what you keep');
}

/** An error of the database as what it means to the user. */
export function nameTaken(error: unknown): unknown {
  const isTaken =
    error instanceof Error && 'constraint' in error && error.constraint === 'operation_kit_by_name';
  return isTaken ? new Failure('conflict', {}, 'You keep one of that name already.') : error;
}
