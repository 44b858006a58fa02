interface Timed {
  readonly code: string;
  /** Of a limit; null: of none. */
  readonly ratio: number | null;
  /** Null: from the beginning on. */
  readonly from: string | null;
  /** Null: to the end. */
  readonly to: string | null;
}

/**
 * Without the chances of what prevails at least as strongly through all of their time: gusts of 20 m/s at times say nothing beside gusts of
 * 26 m/s.
 */
export function withoutWeaker<T extends Timed>(
  reasons: readonly T[],
  isChance: (reason: T) => boolean,
): readonly T[] {
  const prevailing = reasons.filter((reason) => !isChance(reason));
  return reasons.filter(
    (reason) =>
      !isChance(reason) ||
      reason.ratio === null ||
      reason.code === 'storm' ||
      !prevailing.some(
        (other) =>
          other.code === reason.code && (other.ratio ?? 0) >= (reason.ratio ?? 0) && covers(other, reason),
      ),
  );
}

function covers(outer: Timed, inner: Timed): boolean {
  const fromStart = outer.from === null || (inner.from !== null && outer.from <= inner.from);
  const toEnd = outer.to === null || (inner.to !== null && outer.to >= inner.to);
  return fromStart && toEnd;
}
