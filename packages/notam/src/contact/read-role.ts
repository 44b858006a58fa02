import type { ContactRole } from '../facts.ts';
import { isOutOfService } from './out-of-service.ts';

/** So many characters before and behind a number or name may say what it is for. */
const REACH = 160;
/** Where a sentence ends: a stop with a blank behind it, or an empty line. */
const SENTENCE_END = /[.;](?=\s)|\n\s*\n/g;
/** `CHANGED TO 118.105`, `NEW FREQ 118.105`, with the words for the kind of number between. */
const TAKES_OVER =
  /(?:\b(?:CHANGED|CHANGE|CHG|AMENDED|REPLACED|SUPERSEDED|SUBSTITUTED|TRANSFERRED|MOVED)\b[^.;]{0,40}\b(?:TO|BY|WITH)|\bNEW\b(?:\s{1,3}[A-Z/]{1,12}){0,3}|\b(?:TO )?READ)[\s:]{1,4}(?:(?:FREQ|FREQUENCY|CH|TEL|PHONE|NUMBER|NR|NO|VHF|UHF)[\s:.]{0,3}){0,2}$/;
/** `118.100MHZ REPLACED BY …`, `… CHANGED TO …`, `… WITHDRAWN`. */
const GIVES_WAY =
  /^[\s,)(]{0,4}(?:(?:MHZ|KHZ|IS|ARE|WILL|BE|HAS|BEEN|FREQ|NOW|TO)[\s,)]{1,4}){0,4}(?:REPLACED|CHANGED|AMENDED|SUPERSEDED|SUBSTITUTED|WITHDRAWN|WDN|DISCONTINUED|CANCELLED|CNL)\b/;

/** What the sentence around a contact says it is for, the most exacting first. */
const PURPOSES: readonly (readonly [ContactRole, RegExp])[] = [
  ['emergency', /\b(?:EMERG(?:ENCY|ENCIES)?|DISTRESS|CEASE FIRING)\b/],
  [
    'permission',
    /\b(?:PERMISSION|PERM FM|APPROVAL|APPROVED|CLEARANCE|PPR|PRIOR NOTICE|AUTHORI[SZ](?:ED|ATION)|BOOK(?:ING)?|COORDINAT(?:E|ED|ION)|ACCESS|CONSENT|AGREEMENT)\b/,
  ],
  [
    'hours',
    /\b(?:(?:OPERATING|OPENING|OPR|ACTUAL|EXACT|ACTIVE) (?:HOURS|HRS|TIMES)|(?:ACTIVATION|ACTIVITY|ACT|AREA|CURRENT|ACTUAL) STATUS|STATUS OF)\b/,
  ],
  ['information', /\b(?:INFO|INFORMATION|DETAILS?|QUERIES|ENQUIRIES|BRIEFING|DAAIS|SUAAIS|QUESTIONS)\b/],
];

/** The frequencies for those in distress, whatever stands beside them. */
const EMERGENCY_FREQUENCY = /^(?:121[.,]50{0,2}|243[.,]0{1,3}) MHz$/;

/** What the contact at `from` to `to` of upper-case `text` is for; null where the text does not say. */
export function readRole(text: string, from: number, to: number, value: string): ContactRole | null {
  if (isOutOfService(text, to)) return 'unserviceable';
  const before = lastSentence(text.slice(Math.max(0, from - REACH), from));
  if (GIVES_WAY.test(text.slice(to, to + REACH))) return 'replaced';
  if (TAKES_OVER.test(before)) return 'new';
  if (EMERGENCY_FREQUENCY.test(value)) return 'emergency';
  const around = `${before} ${firstSentence(text.slice(to, to + REACH))}`.replace(/\s+/g, ' ');
  return PURPOSES.find(([, words]) => words.test(around))?.[0] ?? null;
}

function lastSentence(before: string): string {
  const end = [...before.matchAll(SENTENCE_END)].at(-1);
  return end === undefined ? before : before.slice(end.index + end[0].length);
}

function firstSentence(behind: string): string {
  const end = behind.search(SENTENCE_END);
  return end === -1 ? behind : behind.slice(0, end);
}
