/** What a wind limit is written in. */
export type WindUnit = 'mps' | 'kt';

const KNOTS_PER_MPS = 3600 / 1852;

/** `mps` in `unit`, to a tenth. */
export function fromMps(mps: number, unit: WindUnit): number {
  return Math.round((unit === 'kt' ? mps * KNOTS_PER_MPS : mps) * 10) / 10;
}

/** What `value` in `unit` is in metres a second, to a hundredth, so that knots come back as they were entered. */
export function toMps(value: number, unit: WindUnit): number {
  return Math.round((unit === 'kt' ? value / KNOTS_PER_MPS : value) * 100) / 100;
}
