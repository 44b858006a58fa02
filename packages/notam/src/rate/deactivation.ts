import type { Span } from '@klarnotam/aviation';
import type { Qualifier } from '../facts.ts';
import { findPhrase, type Found } from '../search/find-phrase.ts';
import { phrase } from '../search/phrase.ts';
import type { SearchText } from '../search/search-text.ts';

const DEACTIVATED = phrase(
  String.raw`DE-?ACTIVATED|DE-?ACTIVATION|NOT (?:BE )?(?:ACTIVE|ACTIVATED|ACT)|INACTIVE|NOT IN USE|NOT ESTABLISHED|DISESTABLISHED|ABOLISHED|(?:HAS|HAVE) BEEN (?:CANCELLED|CNL|REMOVED)|REVERTS? TO CLASS [EFG]|(?:AREA|ZONE|RESERVATION|RESTRICTIONS?|ACTIVITY|ACTIVATION) (?:IS |ARE )?(?:CANCELLED|CNL|CANCELED|LIFTED|SUSPENDED|WITHDRAWN)|DESACTIVAD[AO]|(?:AREAS?|ZONES?|RANGES?|RESERVATION|[A-Z]{1,3}[DRP] ?\d{1,4}[A-Z]{0,2}):? (?:(?:IS|ARE|HAS BEEN|HAVE BEEN|WILL BE|STAYS?|REMAINS?) )?(?:STOOD DOWN|(?:GONE )?COLD)(?![^.;]{0,60}\b(?:UNTIL|TILL?|EXC|EXCEPT|BUT|THEN|HOT|ONLY|OUTSIDE|AFTER|FROM|FM|ACT|ACTIVE|ON)\b)`,
);
/** What is active or set up, and not said not to be. */
const ACTIVATED = phrase(
  String.raw`(?:ACTIVATED|ACTIVE|ACT|HOT|ESTABLISHED|INSTALLED|CREATED|INTRODUCED|IN FORCE)(?<!NOT (?:BE )?[A-Z]{1,11}(?: FORCE)?|DE-ACTIVATED)`,
);
const DEACTIVATED_CONDITIONS: readonly (string | null)[] = ['CD', 'CN', 'CP'];

/** What stands behind a participle that tells what kind of thing something is: `OVER THE DEACTIVATED MINE`. */
const NOUN_BEHIND =
  /^ (?!(?:A|ALL|AN|AND|AS|AT|BTN|BY|DAILY|DUE|DURING|EARLY|EXC|FM|FOR|FROM|H24|IN|OF|ON|OR|OUTSIDE|SINCE|THE|THIS|TIL|TILL|TODAY|UFN|UNTIL|WEF|WI|WITH|WITHIN|AREA|ZONE|RESTRICTED|DANGER|PROHIBITED)\b)[A-Z]{3}/;
const DETERMINER = /\b(?:THE|A|AN|OF|OVER|NEAR|AT|BY|FOR|TO|AROUND|ABOVE|ALONG) $/;

function standsBeforeNoun({ phrase: words, from, to }: Found, text: SearchText): boolean {
  if (!/^(?:DE-?ACTIVATED|INACTIVE|ABOLISHED|DISESTABLISHED|DESACTIVAD[AO])$/.test(words)) return false;
  return (
    NOUN_BEHIND.test(text.words.slice(to, to + 16)) &&
    DETERMINER.test(text.words.slice(Math.max(0, from - 8), from))
  );
}

/** `CROSSING SERVICE NOT ACTIVE`: a service of the area rests, not the area. */
const SERVICE_BEFORE =
  /\b(?:SERVICES?|SER|SVC|INFORMATION|DAAIS|DACS|FREQ(?:UENC(?:Y|IES))?|RADAR|ATIS|BEACONS?|LIGHTS?|TEL(?:EPHONE)?) ?\)? (?:\( ?[A-Z]{2,10} ?\) )?(?:(?:IS|ARE|WILL|BE) )*$/;

function isOfService(words: string, at: number): boolean {
  return SERVICE_BEFORE.test(words.slice(Math.max(0, at - 60), at));
}

/** Whether item E, in upper case, says that an area is active or set up: it may tell of a chart, a telephone or a service of the area alone. */
export function saysActive(words: string): boolean {
  ACTIVATED.lastIndex = 0;
  return ACTIVATED.test(words);
}

const NOT_ACTIVE = /\bNOT (?:BE )?(?:ACTIVE|ACTIVATED|ACT)\b/;

/** Whether a sentence says of one of several areas, times or services that it is not active: `EGD401A NOT ACTIVE, EGD401B ACTIVE`. */
export function restsInPart(words: string): boolean {
  const rest = NOT_ACTIVE.exec(words);
  return rest !== null && (saysActive(words) || isOfService(words, rest.index));
}

/** The zone or area is switched off: where the text says so, or null. */
export function findDeactivation(
  qualifier: Qualifier | null,
  text: SearchText,
): { readonly span: Span | null } | null {
  const found = findPhrase(
    text,
    DEACTIVATED,
    (each) => !standsBeforeNoun(each, text) && !isOfService(text.words, each.from),
  );
  const isCoded =
    DEACTIVATED_CONDITIONS.includes(qualifier?.condition ?? null) && qualifier?.condition !== 'CP';
  // Beside an area that rests another may be active.
  if (findPhrase(text, ACTIVATED) !== null) return null;
  return found !== null || isCoded ? { span: found?.span ?? null } : null;
}
