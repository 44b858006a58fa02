import type { ContactRead } from './contact-read.ts';

/** `THE APPROPRIATE ATC UNIT` names nobody. */
const NO_NAME =
  /^(?:APPROPRIATE|RELEVANT|LOCAL|CONCERNED|RESPONSIBLE|COMPETENT|NEAREST|ANY|EACH|AFFECTED|RESPECTIVE|OWN|THEIR|DURING|OUTSIDE|AFTER|ATC|ATS)\b(?!\s+(?:OPS|SUPERVISOR))/;
const KIND =
  'TWR|TOWER|APP|APCH|APPROACH|RADAR|ATC|ATS|ATSU|ATCC|ACC|CONTROL|CTL|INFO|INFORMATION|FIS|FIC|AFIS|AFISO|AGCS|OPS|OPERATIONS|RADIO|CENTRE|CENTER|ARTCC|TRACON|FSS|RANGE|AUTHORITY|MIL|MILITARY|POLICE|AIRPORT|DACS|DAAIS|RCC|JRCC|COORDINATOR|SUPERVISOR|AIRSPACE MANAGEMENT CELL|OFFICE';
/** What completes the name of a kind: `AIRPORT DUTY MANAGER`, `POLICE SCOTLAND`; `OPS(AT)…` is an e-mail address. */
const TAIL = String.raw`(?:\s{1,9}(?:(?:DUTY\s{1,9})?MANAGER|SUPERVISORS?|FIRE\s{1,9}SERVICE|SCOTLAND))?(?![A-Z]|\s?[([]AT[)\]]|[@_])`;
const NOT_IN_NAME = 'OR|AND|ON|VIA|TEL|FOR|PRIOR|BEFORE|BFR|TO|IN|AT|IF|IS|BY|WITH|FM|FROM|WHO|NOT|MAY|WILL';
const ASKED = new RegExp(
  String.raw`\b(?:(?:CTC|CONTACT|CONTACTING|IN RADIO CONTACT)(?:\s{1,9}WITH)?|(?:PERMISSION|PERM|CLEARANCE|CLR|APPROVAL|APV|AUTHORI[SZ]ATION|CONSENT|AGREEMENT)\s{1,9}(?:OF|FROM|FM|BY|GIVEN BY|ISSUED BY|GRANTED BY)|(?:APPROVED|AUTHORI[SZ]ED|PERMITTED|CLEARED|COORDINATED|COOR|COORD|COORDINATION|COORDINATE)\s{1,9}(?:BY|WITH))\s{1,9}(?:THE\s{1,9})?((?:(?!(?:${NOT_IN_NAME})\s)[A-Z][A-Z'&/-]*\s{1,9}){0,4}(?:${KIND})${TAIL})`,
  'g',
);

/** Adds the units that upper-case `text` tells pilots to ask or call. */
export function readUnits(text: string, found: ContactRead[]): void {
  for (const match of text.matchAll(ASKED)) {
    const name = match[1] ?? '';
    if (NO_NAME.test(name)) continue;
    const from = match.index + match[0].length - name.length;
    found.push({ from, to: from + name.length, contact: { type: 'unit', value: name.replace(/\s+/g, ' ') } });
  }
}
