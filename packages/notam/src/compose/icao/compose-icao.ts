import type { PlannedOperation, RequestSite } from '../operation.ts';
import type { ComposedIcao, IcaoNotice, IcaoRemark } from './composed-icao.ts';
import { itemF, itemG, qualifierLevels } from './limits.ts';
import { planNotices, type PlannedNotices } from './plan-notices.ts';
import { qualifierLine, readRequest } from './read-request.ts';
import { MAX_MESSAGE_CHARACTERS, writeNotice, type NoticeHeader } from './write-notice.ts';

/** Unmanned aircraft will take place (ICAO Doc 8126, selection criteria). */
const CODE = 'QWULW';

function periodRemarks({ periods, endsBeforeMidnight }: PlannedNotices, windowCount: number): IcaoRemark[] {
  return [
    ...(periods.length > 1 ? [{ code: 'severalNotices', count: periods.length } as const] : []),
    ...(windowCount === 1 && periods.length > 1 ? [{ code: 'overThreeMonths' } as const] : []),
    ...(endsBeforeMidnight ? [{ code: 'endsBeforeMidnight' } as const] : []),
  ];
}

/** The notices of a form, the first with `first` as its header. */
export function composeNotices(
  operation: PlannedOperation,
  site: RequestSite | null,
  first: NoticeHeader,
): ComposedIcao {
  const { value: parts, problems, remarks } = readRequest(operation, site);
  if (parts === null) return { notices: null, problems, remarks };
  const { place, limits, period, sentences } = parts;
  const planned = planNotices(period.windows);
  const each = place.addresses.flatMap((address) => planned.periods.map((part) => ({ address, part })));
  const notices = each.map(({ address, part }, index): IcaoNotice =>
    writeNotice(index === 0 ? first : 'NOTAMN', {
      qualifier: qualifierLine(address, place.circle, CODE, qualifierLevels(limits)),
      firs: address.firs,
      locations: address.locations,
      period: part,
      sentences,
      lower: itemF(limits),
      upper: itemG(limits),
      hasEnd: true,
    }),
  );
  const characters = notices.reduce((most, { text }) => Math.max(most, text.length), 0);
  const maximum = MAX_MESSAGE_CHARACTERS;
  return characters > maximum
    ? { notices: null, problems: [{ code: 'textTooLong', characters, maximum }], remarks }
    : { notices, problems, remarks: [...remarks, ...periodRemarks(planned, period.windows.length)] };
}

/**
 * The NOTAM request in the form in which a NOTAM office publishes it (ICAO Annex 15, Doc 8126; OPADD 4.1), without the number,
 * which the office gives; several notices where one cannot say it. Positions are rounded to the second; radii and ceilings up,
 * floors down; times are UTC. Pure: the same operation and site always give the same text. It never throws: what keeps the text from
 * being written is told, all of it at once.
 */
export function composeIcao(
  operation: PlannedOperation,
  site: RequestSite | null = operation.site,
): ComposedIcao {
  return composeNotices(operation, site, 'NOTAMN');
}
