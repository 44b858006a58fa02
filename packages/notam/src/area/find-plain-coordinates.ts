import type { Span } from '@klarnotam/aviation';

/** Degrees of latitude and longitude without a hemisphere, `59.9512, 10.7543`: four places, so that no frequency is taken for one. */
const DECIMALS =
  /(?<![\dA-Z.,\/+-])[-+]?\d{1,2}\.\d{4,8}[°º]?(?:\s{0,2}[,;\/]\s{0,2}|\s{1,2})[-+]?\d{1,3}\.\d{4,8}(?![\d.,]\d|\d|\s{0,2}[NSEW°º])/g;
/** `LAT 59.95 LON 10.75`. */
const NAMED_DECIMALS =
  /\bLAT(?:ITUDE)?[\s:=]{1,3}[-+]?\d{1,2}\.\d{2,8}[°º]?[\s,;\/]{1,4}LON(?:G|GITUDE)?[\s:=]{1,3}[-+]?\d{1,3}\.\d{2,8}(?!\d|\s{0,2}[EW°º])/g;
/** `157952753W21319881N`: longitude first, or digits that make no angle. */
const RUN = /(?<![\dA-Z.])\d{6,10}(?:[EW]\s{0,2}\d{6,10}[NS]|[NS]\s{0,2}\d{6,10}[EW])(?![A-Z0-9])/g;
const KINDS: readonly RegExp[] = [DECIMALS, NAMED_DECIMALS, RUN];

/**
 * What upper-case `text` prints as coordinates beside the positions `read` from it, in order. Which hemisphere or which notation it means
 * would be a guess: to lose it in silence would be worse.
 */
export function findPlainCoordinates(text: string, read: readonly Span[]): Span[] {
  const found: Span[] = [];
  for (const kind of KINDS) {
    let next = 0;
    for (const { index: from, 0: printed } of text.matchAll(kind)) {
      const to = from + printed.length;
      while ((read[next]?.to ?? Infinity) <= from) next++;
      if ((read[next]?.from ?? Infinity) >= to) found.push({ from, to });
    }
  }
  return found;
}
