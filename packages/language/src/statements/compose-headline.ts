import {
  isSubject,
  readSubject,
  saysActive,
  speaksOfHours,
  subjectCategory,
  type ActivityCode,
  type Clause,
  type DecodedNotam,
  type FacilityCode,
  type NotamFacts,
  type PhraseCode,
  type Reason,
  type ReasonCode,
} from '@klarnotam/notam';
import { hazardWording, type HazardWording } from '../explain/hazard-wording.ts';
import { headEvent, type Named } from './head-event.ts';
import { headFiled } from './head-filed.ts';
import { isKnown } from './is-known.ts';
import type { ClauseStatement, EventStatement, HeadlineStatement, QuoteStatement } from './statements.ts';

/** What these say is the news itself: a ban, a way in, what the notice is for. */
const NEWS: ReadonlySet<ReasonCode> = new Set<ReasonCode>([
  'unmannedAircraftBanned',
  'allAircraftBanned',
  'airspaceClosed',
  'prohibitedAreaActive',
  'permissionRequired',
  'bannedUnlessPermitted',
  'contactRequired',
  'heightLimited',
  'trafficSubjectToClearance',
  'checklist',
  'testMessage',
  'triggerWithoutEffect',
  'publicationChange',
  'cancellation',
]);

/** What heads a table of areas. */
const LISTS: ReadonlySet<FacilityCode> = new Set<FacilityCode>([
  'dangerAreas',
  'reservedAreas',
  'restrictedAreas',
  'militaryTrainingAreas',
  'combatAirspace',
]);

/** What a trigger says of the publication that it announces. */
const TRIGGERS: ReadonlySet<PhraseCode> = new Set<PhraseCode>([
  'triggerSupplement',
  'triggerSupplementFrom',
  'triggerSupplementUntil',
  'triggerSupplementFromUntil',
  'triggerAmendment',
  'triggerAmendmentFrom',
]);
const OF_PUBLICATIONS: ReadonlySet<ReasonCode> = new Set<ReasonCode>([
  'triggerWithoutEffect',
  'publicationChange',
]);

/** How those fly of whom the text tells before. */
const MANNERS: ReadonlySet<PhraseCode> = new Set<PhraseCode>([
  'highPerformanceClimb',
  'updateFromUnit',
  'transitHeights',
]);

const SPACE_ACTIVITIES: ReadonlySet<ActivityCode> = new Set<ActivityCode>([
  'rocketLaunch',
  'missileLaunch',
  'soundingRocket',
  'aerospace',
  'chineseAerospace',
]);

/** Phrases that announce space activity itself. */
const SPACE_PHRASES: ReadonlySet<PhraseCode> = new Set<PhraseCode>([
  'chineseAerospace',
  'chineseAerospaceNumbered',
  'specialOpsOfChina',
]);

/**
 * What heads the notice: the ban or the way in that decides, else the areas of a table, else the thing or state that item E tells
 * first, else the hazard, else what the code sorts it under.
 */
export function composeHeadline(
  decoded: DecodedNotam,
  events: readonly EventStatement[],
  quotes: readonly QuoteStatement[],
): HeadlineStatement {
  const [reason] = decoded.facts.rating.reasons;
  if (reason === undefined) return { type: 'level' };
  const trigger = triggerIn(events);
  if (NEWS.has(reason.code) && !(trigger !== null && OF_PUBLICATIONS.has(reason.code)))
    return { type: 'reason', reason };
  const hazards = hazardsOf(decoded);
  const table = areasOf(events, quotes.length > 0);
  if (table !== null) return table;
  const filed = isFiled(decoded.facts, reason);
  // `Fuel` is more than the one grade that the text names.
  const isNamedByCode = filed && decoded.facts.qualifier?.subject !== 'FU';
  const known = isNamedByCode ? events.filter(isKnown) : events;
  const told = tellingEvent(known, quotes, reason) ?? launchToldFirst(known, reason);
  if (told !== null && !(told.isPart && hazards.length > 1)) return headEvent(told.clause);
  if (trigger !== null) return { type: 'phrase', clause: trigger };
  if (reason.code === 'airspaceActive') {
    const isUnread =
      events.every(({ type }) => type === 'quote') && quotes.some(({ text }) => speaksOfHours(text));
    const { qualifier, text } = decoded.facts;
    const isUnsaid = qualifier?.condition === 'XX' && !saysActive((text ?? '').toUpperCase());
    // Beside an area that rests nobody knows which is meant.
    const isMixed = clausesIn(events).some(
      (clause) => clause.kind === 'state' && clause.state === 'deactivated',
    );
    return isUnread || isUnsaid || isMixed
      ? { type: 'airspace', airspace: reason.airspace, name: isMixed ? null : reason.name }
      : { type: 'reason', reason };
  }
  if (reason.code === 'hazard') return { type: 'hazards', hazards: withActivity(hazards, events) };
  if (filed) return headFiled(decoded, events, quotes);
  const subject = reason.code === 'noEffect' ? subjectOf(events) : null;
  return subject === null ? { type: 'reason', reason } : { type: 'subject', facility: subject };
}

function clausesIn(events: readonly EventStatement[]): readonly Clause[] {
  return events.flatMap((event) =>
    event.type !== 'clause' ? [] : event.clause.kind === 'sequence' ? event.clause.clauses : [event.clause],
  );
}

function triggerIn(events: readonly EventStatement[]): Clause | null {
  return clausesIn(events).find((clause) => clause.kind === 'phrase' && TRIGGERS.has(clause.phrase)) ?? null;
}

/** Of what the first unread words speak. */
function subjectOf([first]: readonly EventStatement[]): FacilityCode | null {
  return first?.type === 'quote' ? readSubject(first.text.toUpperCase()) : null;
}

/** Each hazard that is named; what has no name of its own only where none has. */
function hazardsOf(decoded: DecodedNotam): readonly HazardWording[] {
  const all = decoded.facts.rating.reasons.flatMap((reason) =>
    reason.code === 'hazard' ? hazardWording(reason, decoded) : [],
  );
  const named = all.filter((hazard) => hazard !== 'otherActivity');
  return [...new Set(named.length > 0 ? named : all)];
}

/** Subjects of which a code says more than a text that leaves drones alone: what military aircraft avoid is filed under overflying. */
const OF_AIR: ReadonlySet<string> = new Set(['warning', 'restrictedAirspace', 'airspace']);

function isFiled({ qualifier }: NotamFacts, { code }: Reason): boolean {
  const subject = qualifier?.subject ?? null;
  if (subject === null || subject === 'XX') return false;
  return code !== 'noEffect' || !isSubject(subject) || !OF_AIR.has(subjectCategory(subject));
}

/** The areas of a table, which are all active; null where there are none or a single one. */
function areasOf(events: readonly EventStatement[], isQuoted: boolean): HeadlineStatement | null {
  const clauses = events.flatMap((event) => (event.type === 'clause' ? event.clause : []));
  const names = clauses.flatMap((clause) => (clause.kind === 'areaLine' ? clause.name.split(', ') : []));
  const different = [...new Set(names)];
  if (different.length === 0 || (different.length === 1 && isQuoted)) return null;
  const head = clauses.find(isActiveList);
  if (head === undefined) return null;
  const areDanger = head.facility === 'dangerAreas';
  return { type: 'areas', names: different, group: head.name, areDanger, areAll: !isQuoted };
}

/** `THE FOLLOWING DANGER AREAS ARE ACTIVATED` */
function isActiveList(clause: Clause): clause is Extract<Clause, { readonly kind: 'state' }> {
  return clause.kind === 'state' && LISTS.has(clause.facility) && clause.state === 'active';
}

interface Told {
  readonly clause: Named;
  readonly isPart: boolean;
}

/** The event that the headline tells; null where what was not read stands before it, or where it does not hold the reason. */
function tellingEvent(
  events: readonly EventStatement[],
  quotes: readonly QuoteStatement[],
  reason: Reason,
): Told | null {
  const statements = events.flatMap((event) => (event.type === 'clause' ? event : []));
  const isThing = reason.code === 'hazard' || reason.code === 'obstacle';
  // A phrase that tells how something is flown names nothing that could head the notice.
  const holding = statements.filter(
    ({ span, clause }) => holds(span, reason) && !(clause.kind === 'phrase' && MANNERS.has(clause.phrase)),
  );
  const candidates = holding.length > 0 ? holding : statements;
  const printed = candidates.filter((each) => !isKnown(each));
  for (const statement of [...candidates.filter(isKnown), ...printed]) {
    const clause = namedIn(statement.clause, isThing);
    if (clause === null) continue;
    // A rule holds for what stands before it, and the first unread words may be what it is about.
    const isBehindQuote = holding.length === 0 && quotes.some(({ span }) => span.from < statement.span.from);
    const isPart = statement.quotes.length > 0;
    const isToldAsPart = clause.kind === 'state' && clause.state === 'partlyClosed';
    if (isBehindQuote || (isPart && reason.code !== 'obstacle' && !isThing && !isToldAsPart)) return null;
    // Nor does an area that rests head a notice of one that is active.
    if (reason.code === 'airspaceActive' && (clause.kind !== 'state' || clause.state === 'deactivated'))
      continue;
    return { clause, isPart };
  }
  return null;
}

/** A launch that the text begins with, before what falls from it. */
function launchToldFirst([first]: readonly EventStatement[], { code }: Reason): Told | null {
  if (code !== 'hazard' || first?.type !== 'clause' || first.quotes.length > 0) return null;
  const { clause } = first;
  const isLaunch = clause.kind === 'activity' && SPACE_ACTIVITIES.has(clause.activity);
  return isLaunch ? { clause, isPart: false } : null;
}

/** Space activity that the text begins with, before what falls from it. */
function withActivity(
  hazards: readonly HazardWording[],
  [first]: readonly EventStatement[],
): readonly HazardWording[] {
  const isFirst =
    first?.type === 'clause' && first.clause.kind === 'phrase' && SPACE_PHRASES.has(first.clause.phrase);
  const [only, ...others] = hazards;
  return isFirst && only === 'spaceDebris' && others.length === 0 ? ['aerospace', only] : hazards;
}

function holds(span: ClauseStatement['span'], { span: there }: Reason): boolean {
  return there !== null && there.from >= span.from && there.to <= span.to;
}

function namedIn(clause: Clause, isThing: boolean): Named | null {
  const parts = clause.kind === 'sequence' ? clause.clauses : [clause];
  for (const part of parts) {
    // A class of notices, of which the rest of the text says more.
    if (isThing && part.kind === 'activity' && part.activity === 'navigationWarning') continue;
    if (part.kind === 'activity' || (!isThing && (part.kind === 'state' || part.kind === 'rule')))
      return part;
    if (
      isThing &&
      (part.kind === 'state' ||
        (part.kind === 'rule' && ['shouldNotOverfly', 'mustNotOverfly'].includes(part.rule)))
    )
      return part;
  }
  return null;
}
