import { stickyPhrase } from './cursor.ts';
import type { RuleCode } from './rule-codes.ts';

const BE = '(?:(?:IS|ARE|SHALL BE|WILL BE|MUST BE|TO BE) )?(?:ALSO |STRICTLY |THEREFORE )?';
const FORBIDDEN = '(?:PROHIBITED|FORBIDDEN|BANNED|NOT (?:PERMITTED|ALLOWED|APPROVED|AUTH(?:ORI[SZ]ED)?))';
const ANY_AREA =
  '(?:ABOVE |NOTAMED |AFFECTED |TEMPO(?:RARY)? )?(?:RESTRICTED |PROHIBITED |DANGER )?(?:AREA|AIRSPACE|ZONE)';
const AREA = `(?:(?:THE|THIS|SUCH) )?${ANY_AREA}`;
const THE_AREA = `(?:THE|THIS) ${ANY_AREA}`;
const INTO = `(?: (?:INTO|IN|WI|WITHIN|OF|TO))?(?: ${AREA})?`;
export const PERMISSION =
  '(?:(?:A|AN|THE) )?(?:(?:PRIOR|SPECIAL|SPECIFIC|WRITTEN|EXPLICIT) ){0,2}(?:PERMISSIONS?|APPROVALS?|AUTHORI[SZ]ATIONS?|CONSENT)';
const CLEAR =
  '(?:AVOID|(?:REMAIN|KEEP|STAY) (?:WELL )?CLEAR(?: OF)?|(?:REMAIN|KEEP|STAY) (?:OUTSIDE|OUT OF))';

/** What is said of traffic that stands before it, the closer first. */
export const PREDICATES: readonly (readonly [RuleCode, RegExp])[] = [
  [
    'entryProhibited',
    stickyPhrase(
      `${BE}${FORBIDDEN} TO (?:ENTER|FLY (?:INTO|IN|WI|WITHIN)|OPERATE (?:IN|WI|WITHIN))(?: ${AREA})?`,
    ),
  ],
  ['entryProhibited', stickyPhrase(`${BE}(?:PROHIBITED|BANNED) FROM (?:ENTERING|ENTRY)${INTO}`)],
  ['prohibited', stickyPhrase(`${BE}${FORBIDDEN}(?: TO (?:FLY|OPERATE)| FROM (?:FLYING|OPERATING))?`)],
  ['suspended', stickyPhrase(`${BE}SUSPENDED`)],
  [
    'exempt',
    stickyPhrase(`${BE}EXEMPT(?:ED)?(?: FROM (?:THIS|THE) (?:REQUIREMENT|RESTRICTIONS?|PROHIBITION|BAN))?`),
  ],
  [
    'permissionRequired',
    stickyPhrase(
      `(?:REQUIRES?|NEEDS?|(?:SHALL|MUST) (?:HAVE|OBTAIN)|(?:IS |ARE )?SUBJ(?:ECT)?(?: TO)?) ${PERMISSION}`,
    ),
  ],
  [
    'permissionRequired',
    stickyPhrase(
      `${BE}(?:ONLY (?:PERMITTED|ALLOWED|POSSIBLE) (?:WITH|AFTER|ON|UPON|BY)|(?:(?:PERMITTED|ALLOWED) )?ONLY (?:WITH|AFTER|ON|UPON|BY)) ${PERMISSION}`,
    ),
  ],
  ['permitted', stickyPhrase(`${BE}(?:PERMITTED|ALLOWED)`)],
  ['mustStayClear', stickyPhrase(`AVOID ${THE_AREA}`)],
  ['mustStayClear', stickyPhrase(`(?:SHALL|MUST|TO|(?:IS|ARE) (?:REQUIRED )?TO) ${CLEAR}(?: ${AREA})?`)],
  [
    'shouldStayClear',
    stickyPhrase(`(?:SHOULD|(?:(?:IS|ARE) )?(?:ADZ|ADVISED|REQUESTED) TO) ${CLEAR}(?: ${AREA})?`),
  ],
];

/** An order without a subject: whoever reads it is told. */
export const ORDERED_TO_STAY_CLEAR = stickyPhrase(`(?:PLEASE )?${CLEAR} ${THE_AREA}`);

/** What `NO` before the traffic makes a ban. */
export const NEGATED_PREDICATE = stickyPhrase(
  `(?:(?:IS|ARE|WILL BE|SHALL BE) )?(?:(?:PERMITTED|ALLOWED|AUTHORI[SZ]ED)(?: TO (?:FLY|OPERATE))?|TO (?:FLY|OPERATE)|(?:SHALL|MAY) (?:FLY|OPERATE))`,
);

/** What a ban may name instead of traffic. */
export const ENTRY = stickyPhrase(`(?:ENTRY|ENTERING|ACCESS|PENETRATION)${INTO}`);
