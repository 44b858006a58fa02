import { toAddress } from '../contact/read-emails.ts';
import type { Clause } from './clause.ts';
import { movedTo, stickyPhrase, take, type Cursor } from './cursor.ts';
import { isName } from './is-name.ts';

const NUMBERS =
  '(?<value>101(?= ?\\.? ?$)|[+\\d](?:(?! \\d{2}/\\d{2}/\\d| \\d{4}-\\d{2}-\\d{3})[\\d +()/.-]){5,60}(?: ?MHZ)?(?:(?: ?OR | ?/ ?|, ?)[+\\d][\\d +()/.-]{5,30}){0,4}(?: ?MHZ)?(?:(?<=MHZ) \\([A-Z]{3,15} (?:TWR|TOWER|RADIO|RADAR|APPROACH|ATC)\\))?)';
const EMAIL = '[A-Z0-9._-]{2,40} ?(?:\\(AT\\)|@) ?[A-Z0-9-]{2,40}(?:\\.[A-Z0-9-]{2,20}){1,4}';
/** An address, a number or a channel, with its extension and whose it is. */
const WHERE_TO_ASK = `(?:${EMAIL}|(?:CH(?:ANNEL)? |FREQ )?\\d{3}\\.\\d{1,3}(?: ?MHZ)?|[+(]?\\d[\\d ()-]{6,24}\\d)(?: EXT:? ?\\d{2,6})?(?: \\([A-Z][A-Z ]{2,30}\\))?`;
const WITH_ADDRESSES = `(?<value>${WHERE_TO_ASK}(?:(?:,? OR |, ?| ?/ ?)(?:(?:CTC|CALL|TEL|EMAIL) )?${WHERE_TO_ASK}){0,3})`;
const ADDRESS = new RegExp(EMAIL, 'g');
const CONTACTS = (
  [
    ['operational', '(?:FOR (?:OPERATIONAL|OPR|OPS) CALLS ONLY (?:CTC|CONTACT)|OPS CTC)'],
    [
      'permission',
      '(?:FOR (?:PERMISSION|APPROVAL|CLEARANCE|AUTHORI[SZ]ATION) (?:CTC|CONTACT|CALL)|PERMISSION (?:TO FLY )?(?:CAN|MAY|SHALL|MUST) BE (?:OBTAINED|REQUESTED) (?:FROM|FM|BY)|(?:FOR )?INFO(?:RMATION)?(?: AND | ?/ ?)BOOKING(?:,? (?:CTC|CONTACT|TEL|CALL))?)',
    ],
    [
      'information',
      '(?:(?:FOR )?(?:(?:(?:FURTHER|MORE|LIVE|REAL ?TIME) )?(?:INFO(?:RMATION)?|DETAILS|STATUS))(?:,? ?(?:CTC|CONTACT|TEL|CALL|ON|AVBL ON))?)',
    ],
    [
      'contact',
      '(?:(?:EVENT |ON SITE |SITE |CRANE |POINT OF )?(?:CTC|CONTACT)|WHO (?:MAY|CAN) BE CONTACTED(?: ON| AT| VIA| BY)?|TEL(?:EPHONE)?|PHONE)',
    ],
  ] as const
).map(([purpose, lead]) => ({
  purpose,
  expressions: [NUMBERS, WITH_ADDRESSES].map(
    (value) =>
      new RegExp(
        `${lead}(?: TEL(?:EPHONE)?(?: NUMBER| NR| NO)?)?(?: (?<unit>[A-Z]{2,20}(?: [A-Z']{2,20}){0,3}?)(?: ON| AT| TEL| EMAIL)?)?(?: ?[:.] ?| |(?=[+\\d]))${value}`,
        'y',
      ),
  ),
}));
const FOR_INFORMATION = stickyPhrase('FOR (?:FURTHER |MORE )?(?:INFO|INFORMATION|DETAILS)');
const NO_UNITS = new Set([
  'FREQ',
  'FREQUENCY',
  'UHF',
  'VHF',
  'CTC',
  'CONTACT',
  'PHONE',
  'MOBILE',
  'OPERATOR',
  'MANAGER',
]);

/** Whom to ask, and for what: `FOR INFO 07780 123456`, `CTC SOLA TWR 51 65 80 00`. */
export function readContact(cursor: Cursor): Clause | null {
  for (const { purpose, expressions } of CONTACTS) {
    const [longest] = expressions
      .flatMap((expression) => {
        const tried = movedTo(cursor, cursor.at);
        const groups = take(tried, expression)?.groups;
        return groups?.value === undefined ? [] : [{ groups, value: groups.value, at: tried.at }];
      })
      .sort((one, other) => other.at - one.at);
    if (longest === undefined) continue;
    const { groups, value: printed } = longest;
    cursor.at = longest.at;
    if (groups.unit !== undefined && !isUnit(groups.unit)) return null;
    const open = printed.includes('(');
    const value = printed
      .replace(open ? /[ .,]+$/ : /[ .,)]+$/, '')
      .replace(/,? OR /g, ' / ')
      .replace(/(?<=^|[/,] ?)(?:(?:CTC|CALL|TEL|EMAIL|CH(?:ANNEL)?|FREQ) )+/g, '')
      .replace(ADDRESS, toAddress);
    const asked = purpose === 'contact' && take(cursor, FOR_INFORMATION) !== null;
    return { kind: 'contact', purpose: asked ? 'information' : purpose, unit: groups.unit ?? null, value };
  }
  return null;
}

/** A unit has a name or is one abbreviation: `CARDIFF ATC`, `ATC`, but no `DUTY MANAGER` and no `UHF FREQUENCY`. */
function isUnit(text: string): boolean {
  const words = text.split(' ');
  if (words.length === 1) return !NO_UNITS.has(text);
  return words[0] !== 'CTC' && words[0] !== 'CONTACT' && words.some(isName);
}
