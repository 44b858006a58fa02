import type { DecodedNotam, NotamFacts, Rating, Reason, ReasonCode } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { uncapitalised } from '../format/sentence.ts';
import { say } from '../say.ts';
import type { NotamWording, SourcedText } from '../wording.ts';
import type { Statements } from '../statements/statements.ts';
import { sayAdvice, sayToAvoid } from './say-advice.ts';
import { hazardWording } from './hazard-wording.ts';
import { isGroundDoubtLeftOut } from './ground-doubt.ts';
import { sayHeadline } from './say-headline.ts';
import { restsOnCodeAlone, sayReason } from './say-reason.ts';
import { sayProblem } from './say-unread.ts';

const REACH: ReadonlySet<ReasonCode> = new Set([
  'reachesDroneHeights',
  'reachAssumed',
  'reachUncertain',
  'aboveDroneHeights',
  'groundHeightUnknown',
  'limitsUnread',
]);

/** The rating with each of its reasons as a sentence. */
export function sayImpact(
  decoded: DecodedNotam,
  statements: Statements,
  catalogue: Catalogue,
): NotamWording['impact'] {
  const { level, reasons } = decoded.facts.rating;
  // What is called off adds nothing; the zone and its rules stay at other times.
  const heading =
    level === 'allowed' && reasons[0]?.code === 'deactivated'
      ? say(catalogue, 'headingDeactivated')
      : catalogue.levels[level].heading;
  const hasWayIn = reasons[0] !== undefined && WAYS_IN.has(reasons[0].code);
  const told = reasons.filter(
    (reason) =>
      !(hasWayIn && OUTRIGHT_BANS.has(reason.code)) &&
      !isOutweighed(reason, reasons) &&
      !isGroundDoubtLeftOut(reason, decoded.facts),
  );
  const said = unique(
    told.map((reason) => ({
      text: isRequestNotToOverfly(reason, statements)
        ? say(catalogue, 'reasonAvoidanceAdvised')
        : sayReason(reason, decoded, catalogue),
      span: reason.span,
    })),
  );
  return { level, heading, summary: sayHeadline(decoded, statements, catalogue), reasons: said };
}

/** A ban that names a way in is no outright one, whatever other words of the text say. */
const WAYS_IN: ReadonlySet<ReasonCode> = new Set([
  'permissionRequired',
  'bannedUnlessPermitted',
  'contactRequired',
]);
const OUTRIGHT_BANS: ReadonlySet<ReasonCode> = new Set([
  'unmannedAircraftBanned',
  'allAircraftBanned',
  'airspaceClosed',
]);

/** That the rest does not matter to drones stands beside no words that may. */
function isOutweighed({ code }: Reason, reasons: readonly Reason[]): boolean {
  return code === 'noEffect' && reasons.some((other) => other.code === 'notUnderstood');
}

/** What goes on far above concerns nobody below. */
const GOES_ON: ReadonlySet<ReasonCode> = new Set(['airspaceActive', 'hazard']);

/** What headline and translation tell: what goes on and where. */
const TOLD: ReadonlySet<ReasonCode> = new Set<ReasonCode>([
  'hazard',
  'obstacle',
  'airspaceActive',
  'deactivated',
]);

/** What the translation says already: from where to where up. */
const SAID_IN_LIMITS: ReadonlySet<ReasonCode> = new Set(['reachesDroneHeights']);

/**
 * What the NOTAM means for a drone pilot: why it is rated so where neither headline nor translation tells it, what to do, how long.
 * Figures stand in the translation.
 */
export function sayMeaning(
  decoded: DecodedNotam,
  statements: Statements,
  catalogue: Catalogue,
): readonly SourcedText[] {
  const { facts, spans } = decoded;
  const { level, reasons } = facts.rating;
  const sentences: SourcedText[] = [];
  const hasWayIn = reasons[0] !== undefined && WAYS_IN.has(reasons[0].code);
  const isHarmless = level === 'allowed' || level === 'information';
  const isLeftOut = (code: ReasonCode): boolean =>
    SAID_IN_LIMITS.has(code) || (hasWayIn && OUTRIGHT_BANS.has(code)) || (isHarmless && GOES_ON.has(code));
  const isTold = (reason: Reason): boolean =>
    TOLD.has(reason.code) || (statements.headline.type === 'reason' && statements.headline.reason === reason);
  const more = reasons.filter(
    (reason) =>
      !isLeftOut(reason.code) &&
      !isOutweighed(reason, reasons) &&
      !isTold(reason) &&
      !isGroundDoubtLeftOut(reason, facts),
  );
  for (const reason of [...more.filter(isSubject), ...more.filter((reason) => !isSubject(reason))]) {
    sentences.push({ text: sayWhy(reason, decoded, statements, catalogue), span: reason.span });
  }
  for (const reason of reasonsToActOn(facts.rating)) {
    const text = adviceOn(reason, decoded, statements, catalogue);
    if (text !== null) sentences.push({ text, span: null });
  }
  if (isHarmless && (namesDrones(statements) || isUnfiled(facts, statements)))
    sentences.push({ text: say(catalogue, 'adviceUnclear'), span: null });
  if (facts.permanent)
    sentences.push({ text: say(catalogue, 'explainPermanent'), span: spans.validTo ?? null });
  else if (facts.estimated)
    sentences.push({ text: say(catalogue, 'explainEstimated'), span: spans.validTo ?? null });
  else if (facts.validTo === null && facts.kind !== 'cancel') {
    sentences.push({ text: say(catalogue, 'explainEndUnread'), span: spans.validTo ?? null });
  }
  if (isScheduleUnread(facts))
    sentences.push({ text: say(catalogue, 'explainHoursUnread'), span: spans.schedule ?? null });
  else if (!isHarmless && hasUnreadHours(statements))
    sentences.push({ text: say(catalogue, 'explainTextHours'), span: null });
  for (const sentence of sayDoubts(decoded, catalogue)) sentences.push(sentence);
  if (sentences.length === 0) {
    sentences.push({
      text: say(catalogue, 'sentence', { text: catalogue.levels[level].meaning }),
      span: null,
    });
  }
  return unique(sentences);
}

/** The reason as a sentence; what is quoted above is not quoted again. */
function sayWhy(
  reason: Reason,
  decoded: DecodedNotam,
  { isQuoted }: Statements,
  catalogue: Catalogue,
): string {
  if (reason.code === 'notUnderstood' && isQuoted) return say(catalogue, 'explainNotUnderstood');
  const said = sayReason(reason, decoded, catalogue);
  return restsOnCodeAlone(reason, isQuoted)
    ? say(catalogue, 'reasonByCode', { reason: uncapitalised(said) })
    : said;
}

function adviceOn(
  reason: Reason,
  decoded: DecodedNotam,
  statements: Statements,
  catalogue: Catalogue,
): string | null {
  if (isRequestNotToOverfly(reason, statements)) return say(catalogue, 'adviceNotOverfly');
  if (isToldOtherwise(reason, decoded, statements)) return sayToAvoid(decoded, catalogue);
  return sayAdvice(reason, decoded, catalogue, tellsSeveralAreas(statements));
}

/** Of a single area of a table the text speaks as one. */
function tellsSeveralAreas({ headline }: Statements): boolean {
  return headline.type === 'areas' && (headline.names.length > 1 || !headline.areAll);
}

/** A word like FILMING tells of what nobody is to fly over: the notice announces no aircraft. */
function isRequestNotToOverfly({ code, span }: Reason, { events }: Statements): boolean {
  if (code !== 'avoidanceAdvised' && code !== 'avoidanceOrdered' && code !== 'hazard') return false;
  return events.some(
    (event) =>
      event.type === 'clause' &&
      event.clause.kind === 'rule' &&
      (event.clause.rule === 'shouldNotOverfly' || event.clause.rule === 'mustNotOverfly') &&
      span !== null &&
      span.from >= event.span.from &&
      span.to <= event.span.to,
  );
}

/** The hazard has no name of its own, while item E tells what there is: nobody need look it up. */
function isToldOtherwise(reason: Reason, decoded: DecodedNotam, { events }: Statements): boolean {
  return (
    reason.code === 'hazard' &&
    hazardWording(reason, decoded) === 'otherActivity' &&
    events.some((event) => event.type === 'clause' && event.clause.kind === 'activity')
  );
}

/** A code that names no subject and a text that is quoted: one word of it is a weak ground. */
function isUnfiled({ qualifier, rating }: NotamFacts, { isQuoted }: Statements): boolean {
  return isQuoted && qualifier?.subject === 'XX' && rating.reasons[0]?.code === 'noEffect';
}

const DRONE = /\b(?:UAS|UA|UAV|UAVS|RPAS|SUAS|DRONES?|UNMANNED)\b/i;

/** What no rule reads names drones, or they are what goes on, so nobody can say that it does not concern them. */
function namesDrones({ events }: Statements): boolean {
  const quoted = events.flatMap((event) => {
    if (event.type === 'quote') return [event.text];
    return event.type === 'clause' ? event.quotes : [];
  });
  return quoted.some((text) => DRONE.test(text)) || events.some(tellsOfDrones);
}

/** What goes on there are drones, whatever it closes: the rest of the aerodrome's notice is no reason to leave them out. */
function tellsOfDrones(event: Statements['events'][number]): boolean {
  if (event.type !== 'clause') return false;
  const { clause } = event;
  const parts = clause.kind === 'sequence' ? clause.clauses : [clause];
  return parts.some(
    (part) =>
      (part.kind === 'phrase' && part.phrase === 'dronesInClosedArea') ||
      ('adjuncts' in part &&
        part.adjuncts.some((adjunct) => adjunct.type === 'cause' && adjunct.cause === 'droneFlights')),
  );
}

function isScheduleUnread({ schedule }: NotamFacts): boolean {
  return schedule !== null && (schedule.status !== 'complete' || schedule.intervals === null);
}

function hasUnreadHours({ period }: Statements): boolean {
  return period.unreadHours.length > 0 || period.hasQuotedHours;
}

/** As many doubts are named; more of them are counted. */
const NAMED_DOUBTS = 3;

/** What could not be read with certainty, but for what is said already. */
function sayDoubts({ facts }: DecodedNotam, catalogue: Catalogue): readonly SourcedText[] {
  const doubts = facts.problems.filter(
    ({ code, field }) =>
      code !== 'hoursUnread' &&
      !(field === 'schedule' && isScheduleUnread(facts)) &&
      !(field === 'validTo' && facts.validTo === null),
  );
  if (doubts.length === 0) return [];
  const named = unique(
    doubts.map((problem) => ({
      text: sayProblem(problem, catalogue),
      span: { from: problem.from, to: problem.to },
    })),
  );
  if (named.length > NAMED_DOUBTS)
    return [{ text: say(catalogue, 'explainUnread', { count: doubts.length }), span: null }];
  return [...named, { text: say(catalogue, 'adviceUnclear'), span: null }];
}

/** The deciding reason; where attention is all that is asked, every hazard wants its own. */
function reasonsToActOn({ level, reasons }: Rating): readonly Reason[] {
  return level === 'caution'
    ? reasons.filter((reason, index) => index === 0 || isHazard(reason))
    : reasons.slice(0, 1);
}

/** What is going on comes before how high it reaches. */
function isSubject({ code }: Reason): boolean {
  return !REACH.has(code);
}

function isHazard(reason: Reason): boolean {
  return reason.code === 'hazard' || reason.code === 'obstacle';
}

function unique(sentences: readonly SourcedText[]): readonly SourcedText[] {
  const seen = new Set<string>();
  return sentences.filter(({ text }) => !seen.has(text) && seen.add(text));
}
