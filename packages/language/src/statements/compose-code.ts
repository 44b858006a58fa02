import {
  isSubject,
  subjectCategory,
  type Clause,
  type DecodedNotam,
  type FacilityCode,
  type NotamFacts,
  type PhraseCode,
} from '@klarnotam/notam';
import type { TextPart } from './read-text.ts';
import type { EventStatement } from './statements.ts';

/** What else is said of item E. */
interface Told {
  readonly isQuoted: boolean;
  readonly events: readonly EventStatement[];
}

/** What the Q code adds to item E; null where the text says it. */
export function composeCode(
  decoded: DecodedNotam,
  parts: readonly TextPart[],
  told: Told,
): EventStatement | null {
  return isSaidInText(decoded.facts, parts) ? null : codeOf(decoded, told);
}

const OF_AIR: ReadonlySet<ReturnType<typeof subjectCategory>> = new Set([
  'warning',
  'restrictedAirspace',
  'airspace',
] as const);

/** What a trigger or a checklist is, its code alone tells. */
const SELF_EVIDENT: ReadonlySet<string | null> = new Set(['TT', 'KK']);

/**
 * The code states something where item E is read and does not say it. Where item E is quoted, or tells of what goes on in the air, the code
 * sorts it and states nothing: `Overflying is restricted` is more than that military aircraft avoid a place.
 */
function codeOf({ facts, spans }: DecodedNotam, { isQuoted, events }: Told): EventStatement | null {
  const { qualifier } = facts;
  if (qualifier?.code == null) return null;
  const subject = qualifier.subject !== null && isSubject(qualifier.subject) ? qualifier.subject : null;
  const ofAir =
    subject !== null && OF_AIR.has(subjectCategory(subject)) && events.some(({ type }) => type === 'clause');
  // Where the text says something and the code no condition, `Subject: fuel` adds nothing.
  const isTopic = qualifier.condition === 'XX' && events.some(({ type }) => type === 'clause');
  const states = !(isQuoted || ofAir || isTopic) || SELF_EVIDENT.has(qualifier.condition);
  return states ? { type: 'code', span: spans['qualifier.code'] ?? spans.qualifier ?? null } : null;
}

/** Phrases that tell what goes on. */
const TELLING: ReadonlySet<PhraseCode> = new Set<PhraseCode>([
  'flightSafetyAffected',
  'chineseAerospace',
  'debrisFallArea',
  'japaneseRocket',
  'specialOpsOfChina',
  'debrisFallsWithin',
  'dangerZoneInRegion',
  'aerospaceAffectsFlights',
  'safetyMayBeAffectedByDebris',
  'safetyAffectedByChina',
  'dangerZoneDeclared',
  'unburnedDebrisFalls',
  'entryForbidden',
  'entryForbiddenAtAndBelow',
]);

/** Whose state says of an airspace what its code sorts; that of a route or a runway beside it does not. */
const AIRSPACES: ReadonlySet<FacilityCode> = new Set<FacilityCode>([
  'temporaryDangerArea',
  'temporaryReservedArea',
  'temporarySegregatedArea',
  'temporaryRestrictedArea',
  'temporaryProhibitedArea',
  'temporaryControlArea',
  'dangerArea',
  'dangerAreas',
  'militaryTrainingAreas',
  'reservedAreas',
  'restrictedArea',
  'restrictedAreas',
  'prohibitedArea',
  'combatAirspace',
  'uasZone',
  'noFlyZone',
  'controlledAirspace',
  'controlZone',
  'controlArea',
  'terminalArea',
  'transponderZone',
  'trafficZone',
  'airspace',
  'airspaceParts',
  'areaById',
]);

/**
 * Whether item E says what the Q code only sorts: offices file fireworks under rockets and paragliders under gliders, so the
 * text stands alone where it names an activity, a state or a rule.
 */
function isSaidInText({ qualifier }: NotamFacts, parts: readonly TextPart[]): boolean {
  const clauses = parts.flatMap(({ reading }) => ('clause' in reading ? statementsIn(reading.clause) : []));
  const has = (kind: Clause['kind']): boolean => clauses.some((clause) => clause.kind === kind);
  // `TRIGGER NOTAM` says itself what it is.
  if (qualifier?.condition === 'TT' && has('phrase')) return true;
  const subject = qualifier?.subject ?? null;
  const category = subject !== null && isSubject(subject) ? subjectCategory(subject) : null;
  const tells = clauses.some((clause) => clause.kind === 'phrase' && TELLING.has(clause.phrase));
  // A rule alone does not tell what goes on.
  if (category === 'warning') return has('activity') || tells;
  if (category === 'restrictedAirspace' || category === 'airspace') {
    return (
      has('rule') ||
      tells ||
      clauses.some((clause) => clause.kind === 'state' && AIRSPACES.has(clause.facility))
    );
  }
  return has('state') || has('activity') || has('rule') || clauses.some(limitsUse);
}

/** `RUNWAY 17/35 TAXI ONLY` says itself how the runway is limited. */
function limitsUse(clause: Clause): boolean {
  return (
    clause.kind === 'facilityLine' &&
    clause.adjuncts.some((adjunct) => adjunct.type === 'users' && adjunct.scope === 'only')
  );
}

function statementsIn(clause: Clause): readonly Clause[] {
  return clause.kind === 'sequence' ? clause.clauses : [clause];
}
