import type { PlannedOperation, RequestSite } from '../operation.ts';
import type { IcaoProblem } from './composed-icao.ts';

/** Of item A (ICAO Doc 8126). */
export const MAX_FIRS = 7;

const INDICATOR = /^[A-Z]{4}$/;

/** Nationality letters of the State whose NOTAM office requests go to (ICAO Doc 7910). */
export const STATE_OF_OFFICE = 'EN';

/**
 * The flight information regions of the notice: those that are sure, else those that the pilot confirmed. What is sure cannot be
 * left out, and where candidates are known nothing else can be confirmed: the area has moved since then.
 */
export function chooseFirs(
  { confirmedFirs }: Pick<PlannedOperation, 'confirmedFirs'>,
  { firs }: Pick<RequestSite, 'firs'>,
): { readonly firs: readonly string[] } | { readonly problem: IcaoProblem } {
  const candidates = firs.map(({ indicator }) => indicator);
  if (candidates.length > 0 && firs.every(({ sure }) => sure)) return within(candidates);
  const confirmed = [...new Set(confirmedFirs)];
  const isAnswer =
    confirmed.length > 0 &&
    confirmed.every((fir) => INDICATOR.test(fir) && (candidates.length === 0 || candidates.includes(fir))) &&
    firs.every(({ indicator, sure }) => !sure || confirmed.includes(indicator));
  return isAnswer ? within(confirmed) : { problem: { code: 'firToConfirm', candidates } };
}

function within(
  firs: readonly string[],
): { readonly firs: readonly string[] } | { readonly problem: IcaoProblem } {
  return firs.length > MAX_FIRS ? { problem: { code: 'tooManyFirs' } } : { firs };
}

/**
 * Regions by the State that publishes for them, whose nationality letters they begin with, in their order; those of the office first, for
 * what was issued, and is replaced or cancelled, is of the office.
 */
export function byState(firs: readonly string[]): readonly (readonly string[])[] {
  const states = new Map<string, string[]>();
  for (const fir of firs) {
    const known = states.get(fir.slice(0, 2));
    if (known === undefined) states.set(fir.slice(0, 2), [fir]);
    else known.push(fir);
  }
  const own = states.get(STATE_OF_OFFICE);
  return own === undefined ? [...states.values()] : [own, ...[...states.values()].filter((of) => of !== own)];
}

/** The region of the Q line: of several, the nationality letters of the first one and XX. */
export function qualifierFir(firs: readonly string[]): string {
  const [first = ''] = firs;
  return firs.length === 1 ? first : `${first.slice(0, 2)}XX`;
}
