/** Something that a list gives values to: an area, a date, a day of the week. */
export interface Key {
  readonly at: number;
  readonly ids: readonly string[];
}

export interface Keyed<T> {
  readonly at: number;
  readonly value: T;
}

/**
 * The values that stand behind each key of a list, up to the next key; keys with nothing between them share what follows:
 * `MON, WED 0800-1200; FRI 0900-1100`.
 */
export function valuesByKey<T>(
  keys: readonly Key[],
  values: readonly Keyed<T>[],
): ReadonlyMap<string, readonly T[]> {
  const byKey = new Map<string, T[]>();
  const inOrder = keys.toSorted((a, b) => a.at - b.at);
  let group: string[] = [];
  inOrder.forEach((key, index) => {
    group.push(...key.ids);
    const next = inOrder[index + 1]?.at ?? Infinity;
    const behind = values.filter(({ at }) => at > key.at && at < next).map(({ value }) => value);
    for (const id of group) byKey.set(id, [...(byKey.get(id) ?? []), ...behind]);
    if (behind.length > 0) group = [];
  });
  return byKey;
}
