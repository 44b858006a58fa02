/** The middle of `values`, of an even number the mean of the two in the middle. @throws for none */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const below = sorted[Math.floor((sorted.length - 1) / 2)];
  const above = sorted[Math.floor(sorted.length / 2)];
  if (below === undefined || above === undefined) throw new Error('There is no median of nothing');
  return (below + above) / 2;
}
