/** A row of a list that the server gives newest first. */
export interface Row {
  readonly id: string;
  readonly createdAt: string;
}

export interface KeptRows<R extends Row> {
  /** Newest first. */
  readonly rows: readonly R[];
  /** Nothing older is on the server. */
  readonly isWhole: boolean;
}

/**
 * The rows that are kept after the beginning of a list was read anew: what it says counts for all that is as new as its last row, so that
 * a row which it does not hold any more is gone; older rows stay.
 *
 * @param fresh the beginning of the list; `isWhole`: it is all of it
 * @param most how many are kept
 */
export function mergeRows<R extends Row>(
  before: KeptRows<R> | undefined,
  fresh: KeptRows<R>,
  most: number,
): KeptRows<R> {
  const last = fresh.rows.at(-1);
  const isOlder = ({ createdAt }: R): boolean => last !== undefined && createdAt < last.createdAt;
  const older = fresh.isWhole ? [] : (before?.rows ?? []).filter(isOlder);
  const rows = [...fresh.rows, ...older].slice(0, most);
  return { rows, isWhole: fresh.isWhole || (before?.isWhole ?? false) };
}

/** Ids of rows that are not kept any more. */
export function droppedRows<R extends Row>(before: KeptRows<R> | undefined, after: KeptRows<R>): string[] {
  const left = new Set(after.rows.map(({ id }) => id));
  return (before?.rows ?? []).flatMap(({ id }) => (left.has(id) ? [] : [id]));
}
