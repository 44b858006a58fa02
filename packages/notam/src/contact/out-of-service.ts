import type { ClauseMarks } from '../search/literal-scanner.ts';
import { pattern } from '../search/phrase-index.ts';
import { says } from '../search/says.ts';

const FAILURE = pattern(
  String.raw`U\/S|UNSERVICEABLE|UNAVBL|UNAVAILABLE|NOT\s{1,3}(?:BE\s{1,3})?(?:AVBL|AVAILABLE)|OUT\s{1,3}OF\s{1,3}SER|ON\s{1,3}MAINT`,
);
/** What may stand between a number and the words for its failure: its unit, and others that share them. */
const OUT_OF_SERVICE = new RegExp(
  String.raw`^(?:[\s,/()]|MHZ|KHZ|AND\b|OR\b|FREQ\b|VHF\b|UHF\b|TEL\b|CH\s?\d{1,3}[XY]\b|\+?\d[\d.]*(?![\d.])){0,16}(?:(?:IS|ARE|WILL(?:\s{1,3}BE)?)\s{1,3})?(?:${FAILURE.pattern.source})`,
);

/** Whether upper-case `text` of these `marks` says right behind `to` that the frequency or telephone number there cannot be used. */
export function isOutOfService(text: string, to: number, marks: ClauseMarks): boolean {
  const behind = text.slice(to, to + 90);
  return says(behind, FAILURE, marks) && OUT_OF_SERVICE.test(behind);
}
