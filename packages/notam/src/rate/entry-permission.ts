import type { Span } from '@klarnotam/aviation';
import { phrase, phraseList } from '../search/phrase.ts';
import { findFirst, findPhrase, type Found } from '../search/find-phrase.ts';
import type { SearchText } from '../search/search-text.ts';
import { ANY_AIRCRAFT, DRONE, MUST, PERMISSION, within } from '../vocabulary.ts';

/** A way to be let in that the text itself names. */
export interface EntryPermission {
  /** Who may let in, as printed; null when the text says permission without saying whose. */
  readonly unit: string | null;
  readonly span: Span;
}

const GIVER = String.raw`(?: (?:ISSUED |GIVEN |GRANTED |OBTAINED )?(?:OF|FROM|FM|BY|WITH|DE|DU)(?: |: ?)(?:THE |ITS |LA |EL )?([A-Z0-9][A-Z0-9'&/-]*(?: (?!\d{3}[.]\d)[A-Z0-9][A-Z0-9'&/-]*){0,8}))?`;

const ENTRY_PERMISSIONS = phraseList(
  [
    String.raw`(?:DO|DOES|SHALL) NOT APPLY TO ${within(260)} ?WITH (?:THE |A |PRIOR ){0,3}PERMISSION${GIVER}`,
    String.raw`(?:WITHOUT|W/O|WO|SIN|SANS|SEM) (?:THE |ANY )?(?:PRIOR |EXPRESS |SPECIFIC |SPECIAL |WRITTEN |ATC |PREVIA ){0,2}${PERMISSION}${GIVER}`,
    String.raw`(?:WITHOUT|W/O|WO) (?:THE |ANY |PRIOR ){0,2}([A-Z]{2,20}(?: [A-Z]{2,20}){0,3}?) (?:PERMISSION|APPROVAL|CLEARANCE|CLR|AUTHORI[SZ]ATION|COORDINATION|CONSENT)`,
    String.raw`(?:UTEN|UTAN|UDEN|OHNE|BEZ|SENZA|ZONDER|SANS|SIN|SEM) (?:[A-Z']{1,20} ){0,3}?(?:TILLATELSE|TILLADELSE|TILLSTAND|KLARERING|GENEHMIGUNG|ERLAUBNIS|FREIGABE|ZGODY|ZEZWOLENIA|POVOLENI|SOUHLASU|AUTORIZZAZIONE|PERMESSO|TOESTEMMING|ACCORD|AUTORISATION|AUTORIZACION|AUTORIZACAO)`,
    String.raw`(?:EXCEPT|EXC|EXEPT|EXCP|UNLESS|SAVE|OTHER THAN|APART FROM|EXCLUDING|EXEMPT(?:ED)?(?: ARE| IS)?|WITH THE EXCEPTION OF|SALVO|EXCEPTO|SAUF)[ :,](?:(?!STATED IN|ACCORDANCE)${within(160)}) ?(?:WITH|AFTER|UNDER|HAVING|HOLDING|HAVE|RECEIVED|OBTAINED|OBTAIN|CON|AVEC|PREVIA|BY) (?:(?:THE|A|AN|ATC|PRIOR|EXPRESS|SPECIFIC|SPECIAL|WRITTEN|OBTAINED) ){0,3}${PERMISSION}${GIVER}`,
    String.raw`(?:UNLESS|EXCEPT(?: AS)?|EXC(?: AS)?|IF NOT)(?: (?:OTHERWISE|SPECIFICALLY|PREVIOUSLY|WHEN|IF|ACFT|THE|FLIGHTS?|FLT|THOSE|OPERATIONS?|IS|ARE|HAS|HAVE|BEEN)){0,5} (?:AUTHORI[SZ]ED|APPROVED|PERMITTED|COORDINATED|CLEARED|AUTH) ?${GIVER}`,
    String.raw`(?:UNLESS|IF NOT|SALVO|SAUF|EXCEPTO) (?:(?:THE|A|AN|ATC|PRIOR|SPECIAL|WRITTEN) ){0,3}${PERMISSION}(?: (?:HAS|HAVE) BEEN| IS)?${GIVER}`,
    String.raw`(?:UNLESS|IF NOT|EXCEPT WHEN|EXC WHEN) (?:IN |ON )?(?:(?:TWO-WAY|2-WAY|RADIO|DIRECT|CONTINUOUS|ESTABLISHED) ){0,3}(?:CONTACT|CTC|COMMUNICATION|COORDINATION)${GIVER}`,
    String.raw`(?:APPLICATIONS?|APPLY|REQUESTS?) (?:FOR|TO) ${within(40)} ?(?:PERMISSION|PERMIT|AUTHORI[SZ]ATION|ENTRY|ACCESS|EXEMPTION)(?: TO (?:ENTER|FLY))?(?: (?:TO|FROM|FM|VIA|AT|CTC|CONTACT):?|:) ?([A-Z][A-Z'&/-]*(?: [A-Z][A-Z'&/-]*){0,6})`,
    String.raw`FOR (?:PRIOR )?(?:PERMISSION|AUTHORI[SZ]ATION|APPROVAL|CLEARANCE|EXEMPTION|DISPENSATION)S?(?: TO (?:ENTER|FLY))?,? (?:CTC|CONTACT|CALL|TEL|APPLY TO):? ?([A-Z][A-Z'&/-]*(?: [A-Z][A-Z'&/-]*){0,6})`,
    String.raw`(?<!NO )(?:${PERMISSION}|EXEMPTIONS?|DISPENSATIONS?) (?:MAY|CAN|MUST|SHALL|SHOULD|HAS TO|IS TO|TO) BE (?:OBTAINED|REQUESTED|GRANTED|GIVEN)${GIVER}`,
    String.raw`(?:PERMISSION|PERMIT|AUTHORI[SZ]ATION|APPROVAL|CLEARANCE) (?:OF|FROM|FM|BY) (?:THE )?([A-Z0-9][A-Z0-9'&/-]*(?: [A-Z0-9][A-Z0-9'&/-]*){0,6}?) (?:IS |ARE )?(?:REQ|REQUIRED|NEEDED|MANDATORY|NECESSARY)`,
    String.raw`(?:ENTRY|ENTER|ACCESS|CROSSING|TRANSIT|PENETRATION|FLIGHTS? INTO|FLIGHTS? WITHIN|FLIGHTS? WI|FLYING) ${within(40)} ?(?:AFTER|WITH|SUBJ(?:ECT)?(?: TO)?|ONLY WITH|REQUIRES?) (?:(?:THE|A|AN|ATC|PRIOR|SPECIAL|OBTAINING) ){0,3}${PERMISSION}${GIVER}`,
    String.raw`(?:FLIGHTS?|FLTS?|OVERFLIGHTS?|OPERATIONS?|OPS|ACFT|AIRCRAFT) ONLY (?:WITH|AFTER|BY|UNDER) (?:(?:THE|A|AN|ATC|PRIOR|SPECIAL|WRITTEN) ){0,3}${PERMISSION}${GIVER}`,
    String.raw`(?:AUTHORI[SZ]ED|ALLOWED|PERMITTED) TO (?:ENTER|FLY|CROSS|OPERATE) ${within(40)} ?(?:AFTER|WITH|BY|SUBJ(?:ECT)?(?: TO)?) (?:(?:THE|A|AN|ATC|PRIOR|SPECIAL) ){0,3}${PERMISSION}${GIVER}`,
    String.raw`(?:PRIOR|PREVIOUS) (?:ATC )?${PERMISSION} (?:IS |ARE )?(?:REQ|REQUIRED|NEEDED|MANDATORY|NECESSARY|OBLIGATORY|COMPULSORY)${GIVER}`,
  ].map(phrase),
);

const REQUIRED_CONTACTS = phraseList(
  [
    String.raw`(?:CONTACT|CTC|CALL|INFORM|NOTIFY|ADVISE) (${within(70)}) ?(?:BEFORE|PRIOR TO|PRIOR) (?:ENTRY|ENTERING|FLYING|FLIGHT|OPERATING|OPERATION|TKOF|TAKE[- ]?OFF|DEP|COMMENC\w+|ANY)`,
    String.raw`(?:BEFORE|PRIOR TO) (?:ENTRY|ENTERING|FLYING) ${within(50)} ?(?:CONTACT|CTC|CALL) ([A-Z][A-Z /-]{2,40})`,
    String.raw`(?:NON[- ]?PARTICIPATING|NON[- ]?EXERCISE|OTHER|ALL|ANY|TRANSITING) (?:OTHER )?(?:${ANY_AIRCRAFT}|${DRONE}) ${within(30)} ?${MUST} (?:CONTACT|CTC|CALL|OBTAIN|REQUEST|COORDINATE|COORD) ([A-Z][A-Z /-]{2,40})`,
  ].map(phrase),
);

/** `EXC AMBULANCE FLIGHTS WITH ATC CLEARANCE`: a permission for authorities alone lets nobody else in. */
const AUTHORITIES = String.raw`(?:STATE|POLICE|(?:AIR )?AMBULANCE|HEMS|SAR|RESCUE|MEDICAL|MEDEVAC|MIL(?:ITARY)?|EMERG(?:ENCY)?)(?: (?:SERVICES?|ACFT|AIRCRAFT|FLIGHTS?|FLTS?|HELICOPTERS?|HEL)){0,2}`;
const LETS_AUTHORITIES_IN = new RegExp(
  String.raw`^(?:EXCEPT|EXC|UNLESS|EXCLUDING) (?:FOR )?${AUTHORITIES}(?:(?:,| AND| OR|, AND|, OR) ${AUTHORITIES}){0,8} (?:WITH|AFTER|UNDER|HAVING|BY) `,
);

/** Words that end a unit's name. */
const UNIT_END =
  /(?: (?:\+?\d{4,}|TEL|TELEPHONE|PHONE|ON|AT|WHO|WHICH|CTC|CONTACT|EMAIL|VIA|IS|ARE|MUST|SHALL|MAY|FOR|FREQ|TO|PRIOR|BEFORE|WI|BTN|OR|WITH|WHILST|WHEN)\b.*)$|[ ,:/-]+$/;

/** What a unit is: behind such a word AND or IN goes on with something else, `NORFOLK AND SUFFOLK CONSTABULARY` is one name. */
const UNIT_KIND =
  /\b(?:POLICE|CONSTABULARY|ATCC?|ACC|TWR|TOWER|APP|APPROACH|RADAR|CONTROL|INFO|RADIO|AFIS|UNIT|AUTHORITY|CAA|DIRECTOR|COMMANDER|ORGANI[SZ]ER|MINISTRY|OFFICER?|SQN|LTD|AERODROME|CENTRE|J?RCC)\b/;
const MAY_GO_ON = / (?:AND|IN) /;

function toUnit(raw: string | undefined): string | null {
  if (raw === undefined) return null;
  const printed = raw.trim().replace(UNIT_END, '').trim();
  const joint = MAY_GO_ON.exec(`${printed} `);
  const first = joint === null ? printed : printed.slice(0, joint.index);
  const isOneName = joint !== null && !UNIT_KIND.test(first) && UNIT_KIND.test(printed);
  const name = isOneName ? printed : first;
  return name.length < 2 ? null : name;
}

function toEntryPermission(found: Found): EntryPermission {
  return { unit: toUnit(found.groups.find((group) => group !== undefined)), span: found.span };
}

/**
 * The way in that the text names, at or after the offset `since` of the searched words: whose permission, clearance or coordination
 * opens the area to an ordinary operator.
 */
export function findEntryPermission(text: SearchText, since = 0): EntryPermission | null {
  const found = findFirst(
    text,
    ENTRY_PERMISSIONS,
    ({ to, phrase: words }) => to > since && !LETS_AUTHORITIES_IN.test(words),
  );
  return found === null ? null : toEntryPermission(found);
}

/** A call that whoever gives the notice says will be made is asked of nobody else. */
const WILL_BE_MADE = /\b(?:OPERATOR|ORGANI[SZ]ER|CREW|REMOTE PILOT)S? WILL $/;

/** A call that everybody has to make first. */
export function findRequiredContact(text: SearchText): EntryPermission | null {
  const found = findFirst(
    text,
    REQUIRED_CONTACTS,
    ({ from }, { words }) => !WILL_BE_MADE.test(words.slice(Math.max(0, from - 30), from)),
  );
  return found === null ? null : toEntryPermission(found);
}

const ALL_SUBJECT_TO_CLEARANCE = phrase(
  String.raw`(?:ALL|OTHER|ANY|NON[- ]?PARTICIPATING) (?:OTHER )?(?:ACFT|AIRCRAFT|TFC|TRAFFIC|FLIGHTS?|FLTS?) ${within(70)} ?(?:SUBJ(?:ECT)?(?: TO)?|UNDER|REQUIRES?) (?:TO )?(?:PRIOR )?(?:ATC|ATS|TWR) ?(?:CLR|CLNC|CLEARANCES?|APPROVAL|COORD(?:INATION)?|PERMISSION|CTL|CONTROL)`,
);

/** All other traffic is made subject to air traffic control. */
export function findClearanceForAll(text: SearchText): Found | null {
  return findPhrase(text, ALL_SUBJECT_TO_CLEARANCE);
}
