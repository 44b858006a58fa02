import type { ContactRead } from './contact-read.ts';

const CALLSIGN =
  /\b(?:CALL[\s-]?SIGNS?|C\/S|CALLSGN|CS(?=:))[\s:]{0,3}(?:IS\s|WILL BE\s|OF\s)?["'“(]?([A-Z][A-Z0-9-]*(?: (?:[A-Z][A-Z0-9-]*|\d{1,2}(?!\d|[.,]\d))){0,3})/g;
const NOT_A_NAME =
  /^(?:AND|OR|OF|THE|WILL|TO|IN|ON|BE|CHANGED?|IS|NOT|FOR|AVBL|FREQ|TEL|WITH|AS|PER|SHALL|MUST|ARE)$/;
const ENDS_NAME =
  /^(?:AND|OR|OF|THE|WILL|TO|IN|ON|FREQ|TEL|WITH|FM|FROM|FOR|VHF|UHF|IS|AT|WHEN|AVBL|PRIOR|DUE|ACFT|DURING|MAY|MUST|SHALL|BY|VIA|NOT|DRG|HAS|ARE|BFR|RMK|CTC|OPR|OPERATING|WI|WITHIN|AREAS?|BTN|CONDUCTING|FLYING|SQUAWK|SQUAWKING)$/;

/** Adds the call signs that upper-case `text` names as such. */
export function readCallsigns(text: string, found: ContactRead[]): void {
  for (const match of text.matchAll(CALLSIGN)) {
    const words = (match[1] ?? '').split(' ');
    const stop = words.findIndex((word) => ENDS_NAME.test(word));
    const name = (stop < 0 ? words : words.slice(0, stop)).join(' ');
    if (name === '' || NOT_A_NAME.test(name)) continue;
    const from = match.index + match[0].length - (match[1]?.length ?? 0);
    found.push({ from, to: from + name.length, contact: { type: 'callsign', value: name } });
  }
}
