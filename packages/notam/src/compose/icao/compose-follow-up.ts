import type { UtcInstant } from '@klarnotam/aviation';
import type { PlannedOperation, RequestSite } from '../operation.ts';
import { composeNotices } from './compose-icao.ts';
import type { ComposedIcao } from './composed-icao.ts';
import { limitsOf, qualifierLevels } from './limits.ts';
import { qualifierLine, readPlace } from './read-request.ts';
import { writeNotice } from './write-notice.ts';

/** `A1234/26`: series, number and year. */
const ISSUED = /^[A-Z]\d{4}\/\d{2}$/;

/** Whether `id` is the number of a NOTAM as offices give it, `A1234/26`. */
export const isIssuedNumber = (id: string): boolean => ISSUED.test(id);

function requireIssued(id: string): void {
  if (!isIssuedNumber(id)) throw new RangeError(`${id} is no number of a NOTAM.`);
}

/**
 * The same as {@link composeIcao} for an operation that takes the place of one whose NOTAM `issuedId` (`A1234/26`) was issued: the
 * first notice replaces it, further ones are new. Of several States it is the NOTAM of the office's own, else of the first one.
 *
 * @throws {RangeError} when `issuedId` is no number of a NOTAM
 */
export function composeReplacement(
  operation: PlannedOperation,
  issuedId: string,
  now: UtcInstant,
  site: RequestSite | null = operation.site,
): ComposedIcao {
  requireIssued(issuedId);
  const composed = composeNotices(operation, site, `NOTAMR ${issuedId}`);
  const beginsAt = composed.notices?.[0]?.windows[0]?.from;
  return beginsAt !== undefined && beginsAt > now
    ? { ...composed, remarks: [...composed.remarks, { code: 'replacesBeforeItBegins', beginsAt }] }
    : composed;
}

/** Unmanned aircraft cancelled (ICAO Doc 8126). */
const CODE_CANCELLED = 'QWUCN';
const ALL_LEVELS = '000/999';

/**
 * The notice that cancels NOTAM `issuedId` of `operation` from `now` on (OPADD 4.1: it has no items C, D, F and G). Of the form it needs the
 * place alone.
 *
 * @throws {RangeError} when `issuedId` is no number of a NOTAM
 */
export function composeCancellation(
  operation: PlannedOperation,
  issuedId: string,
  now: UtcInstant,
  site: RequestSite | null = operation.site,
): ComposedIcao {
  requireIssued(issuedId);
  const { value: place, problems } = readPlace(operation, site);
  if (place === null)
    return {
      notices: null,
      problems: problems.length > 0 ? problems : [{ code: 'missingLocation' }],
      remarks: [],
    };
  const [address] = place.addresses;
  if (address === undefined) return { notices: null, problems: [{ code: 'siteUnknown' }], remarks: [] };
  const levels = place.ground === null ? ALL_LEVELS : qualifierLevels(limitsOf(operation, place.ground));
  const notice = writeNotice(`NOTAMC ${issuedId}`, {
    qualifier: qualifierLine(address, place.circle, CODE_CANCELLED, levels),
    firs: address.firs,
    locations: address.locations,
    period: { windows: [{ from: now, to: now }], schedule: null },
    sentences: [`NOTAM ${issuedId} CANCELLED. UNMANNED ACFT WILL NOT TAKE PLACE.`],
    lower: null,
    upper: null,
    hasEnd: false,
  });
  return { notices: [notice], problems, remarks: [] };
}
