/** The longest of 1, 2, 5, 10, 20 … (and 0.5, 0.2 …) units that is not longer than `available`; 0 when there is no room. */
export function roundLength(available: number): number {
  if (!(available > 0) || !Number.isFinite(available)) return 0;
  const power = 10 ** Math.floor(Math.log10(available));
  const step = [5, 2].find((each) => each * power <= available) ?? 1;
  return step * power;
}
