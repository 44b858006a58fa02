/** What a pasted text is, when no NOTAM stands in it. */
export interface Recognition {
  readonly kind: 'notam' | 'metar' | 'taf' | 'empty' | 'unknown';
}

const TAF = /\bTAF\b(?:\s{1,3}(?:AMD|COR))?\s{1,3}[A-Z]{4}\b|\b[A-Z]{4}\s{1,3}\d{6}Z\s{1,3}\d{4}\/\d{4}\b/;
const METAR =
  /\b(?:METAR|SPECI)\b(?:\s{1,3}(?:COR|AUTO))?\s{1,3}[A-Z]{4}\s|\b[A-Z]{4}\s{1,3}\d{6}Z\s{1,3}(?:AUTO\s{1,3}|COR\s{1,3}|NIL\b)?(?:(?:\d{3}|VRB|\/{3})(?:P?\d{2,3}|\/\/)|NIL\b)/;

/** Tells weather reports, nothing at all and anything else apart; `text` is upper-case and holds no NOTAM. */
export function recognise(text: string): Recognition {
  if (text.trim() === '') return { kind: 'empty' };
  const taf = TAF.exec(text);
  const metar = METAR.exec(text);
  if (taf && (!metar || taf.index <= metar.index)) return { kind: 'taf' };
  return { kind: metar ? 'metar' : 'unknown' };
}
