/** What a pasted text is. */
export interface Recognition {
  readonly kind: 'metar' | 'taf' | 'notam' | 'empty' | 'unknown';
}

const NOTAM =
  /\bNOTAM[NRC]?\b|(?:^|\s)\(?[A-Z]\d{4}\/\d{2}\b|(?:^|\s)Q\)\s{0,3}[A-Z]{4}\/Q[A-Z]{4}\/|(?:^|\s)![A-Z0-9]{3,4}\s\d{2}\/\d{3}\b/;

/** Tells notices, nothing at all and anything else apart; `text` is upper-case and holds no weather report. */
export function recognise(text: string): Recognition {
  if (text.trim() === '') return { kind: 'empty' };
  return { kind: NOTAM.test(text) ? 'notam' : 'unknown' };
}
