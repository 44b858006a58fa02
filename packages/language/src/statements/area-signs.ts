import type { Area, DecodedNotam } from '@klarnotam/notam';

/** More areas than these are counted, not told one by one. */
const MOST = 6;
/** What stands in front of an area in a list: `1.`, `B)`, `(3)`. */
const SIGN = /(?:^|\n)[ \t]*(?:AREA )?\(?(?<sign>\d{1,2}|[A-Z])(?:[.)]|(?<=AREA [A-Z\d]{1,2}) ?:)[^\n]*$/;
/** As far as a line of a list reaches. */
const LINE = 80;

/**
 * What tells several areas of item E apart: the telegram's own signs where each area has another one, else numbers. Empty where one area is
 * alone, where all have the same limits, so that they are counted, and where there are too many.
 */
export function signsOf(
  { areas }: DecodedNotam['facts'],
  source: string,
  spans: DecodedNotam['spans'],
): ReadonlyMap<Area, string> {
  const told = areas.flatMap((area, index) =>
    area.source === 'text' && area.role === 'hazard' && area.type !== 'point'
      ? [{ area, from: spans[`areas.${index}`]?.from ?? 0 }]
      : [],
  );
  const limits = new Set(told.map(({ area }) => JSON.stringify([area.lower, area.upper])));
  if (told.length < 2 || told.length > MOST || limits.size < 2) return new Map();
  const printed = told.map(
    ({ from }) => SIGN.exec(source.slice(Math.max(0, from - LINE), from))?.groups?.['sign'] ?? null,
  );
  const areTold = printed.every((sign) => sign !== null) && new Set(printed).size === told.length;
  return new Map(
    told.map(({ area }, index) => [area, (areTold ? printed[index] : null) ?? String(index + 1)]),
  );
}
