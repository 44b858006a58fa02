import type { NotamFacts } from '../facts.ts';
import type { SearchText } from '../search/search-text.ts';

/**
 * What the NOTAM is about, in the classes that the rules need: `airspace` areas and restrictions, `zone` control and traffic zones,
 * `route` routes and airspace above, `warning` activities, `obstacle`, `procedure` instrument procedures, `aerodrome` everything on or
 * for an aerodrome, `other` the rest.
 */
export type SubjectFamily =
  | 'airspace'
  | 'zone'
  | 'route'
  | 'warning'
  | 'obstacle'
  | 'procedure'
  | 'aerodrome'
  | 'other';

const ZONES = ['AC', 'AE', 'AT', 'AZ', 'AD'];

/** Below the airways too, whatever the code: `TEMPORARY CONTROL ZONE`. */
const SETS_UP_ZONE =
  /\b(?:TEMPO(?:RARY)?|NEW) (?:CONTROL ZONE|CTR|M?ATZ|DANGER AREA|RESTRICTED AREA)\b|\b(?:CTR|CONTROL ZONE) (?:EST|ESTABLISHED|ACT|ACTIVE|ACTIVATED|INSTALLED)\b/;

const DOMESTIC: readonly (readonly [RegExp, SubjectFamily])[] = [
  [/^(?:!\S+ )?(?:\S+ ){0,4}?(?:RWY|TWY|APRON|AD|SVC|COM|NAV)\b/, 'aerodrome'],
  [/^(?:\S+ ){0,4}?OBST\b/, 'obstacle'],
  [/^(?:\S+ ){0,4}?(?:IAP|ODP|SID|STAR|DVA|CHART|VFP|DATA|ROUTE)\b/, 'procedure'],
  [/^(?:\S+ ){0,4}?AIRSPACE\b|TEMPORARY FLIGHT RESTRICTIONS/, 'airspace'],
];

/** The family that the Q code gives, or for a domestic NOTAM its keyword. */
export function toSubjectFamily(
  facts: Pick<NotamFacts, 'qualifier' | 'format'>,
  text: SearchText,
): SubjectFamily {
  const subject = facts.qualifier?.subject ?? null;
  if (subject === null) {
    if (facts.format !== 'domestic') return 'other';
    return DOMESTIC.find(([pattern]) => pattern.test(text.words.slice(0, 200)))?.[1] ?? 'other';
  }
  if (subject === 'XX' && facts.qualifier?.condition === 'LW') return 'warning';
  switch (subject.charAt(0)) {
    case 'R':
      return 'airspace';
    case 'A':
      if (subject === 'AF') return 'airspace';
      return ZONES.includes(subject) || SETS_UP_ZONE.test(text.words) ? 'zone' : 'route';
    case 'O':
      return subject === 'OB' || subject === 'OL' ? 'obstacle' : 'other';
    case 'W':
      return 'warning';
    case 'P':
      return 'procedure';
    case 'C':
    case 'F':
    case 'I':
    case 'L':
    case 'M':
    case 'N':
    case 'S':
      return 'aerodrome';
    default:
      return 'other';
  }
}
