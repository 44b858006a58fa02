import type { Adjunct, DecodedNotam, FacilityCode, Reason, ReasonCode } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { formatList } from '../format/list.ts';
import { ended } from '../format/sentence.ts';
import { say } from '../say.ts';
import type { ClauseStatement, Statements } from '../statements/statements.ts';
import { restsOnCodeAlone, sayReason, sayReasonByCode } from './reason.ts';
import { renderClause } from './render-clause.ts';

/** Reasons that item E may tell more exactly: `lasers` for lasers or searchlights, the name of the area. */
const TOLD_BY_EVENT: ReadonlySet<ReasonCode> = new Set<ReasonCode>(['hazard', 'obstacle', 'airspaceActive']);

/** What heads a table: `THE FOLLOWING DANGER AREAS`. */
const LISTS: ReadonlySet<FacilityCode> = new Set<FacilityCode>([
  'dangerAreas',
  'reservedAreas',
  'restrictedAreas',
  'militaryTrainingAreas',
  'combatAirspace',
]);

/** How high a thing is belongs to a headline; where and when stand behind it. */
const IN_HEADLINE: ReadonlySet<Adjunct['type']> = new Set<Adjunct['type']>(['heights', 'upTo']);

/** More areas than these are told by the first of them. */
const NAMED_AREAS = 4;

/** One sentence: what decides the rating, in the words of item E where it tells it. */
export function sayHeadline(decoded: DecodedNotam, statements: Statements, catalogue: Catalogue): string {
  const { level, reasons } = decoded.facts.rating;
  const [reason] = reasons;
  if (reason === undefined) return say(catalogue, 'sentence', { text: catalogue.levels[level].meaning });
  const several = reason.code === 'airspaceActive' ? saySeveralAreas(statements, catalogue) : null;
  if (several !== null) return several;
  // A later event may lean on the one before it: `DEBRIS FROM THIS LAUNCH`.
  const [first] = statements.events;
  const isTold = TOLD_BY_EVENT.has(reason.code) && first?.type === 'clause' && tells(first, reason);
  if (isTold) return sayShort(first, catalogue);
  return restsOnCodeAlone(reason, statements.isQuoted)
    ? sayReasonByCode(reason, decoded, catalogue)
    : sayReason(reason, decoded, catalogue);
}

/** The areas of a table, which are all active; null where there are none or a single one. */
function saySeveralAreas({ events, isQuoted }: Statements, catalogue: Catalogue): string | null {
  const names = events.flatMap((event) =>
    event.type === 'clause' && event.clause.kind === 'areaLine' ? event.clause.name.split(', ') : [],
  );
  const different = [...new Set(names)];
  if (different.length < 2) return null;
  const areAll = different.length <= NAMED_AREAS && !isQuoted;
  const said = formatList(areAll ? different : different.slice(0, NAMED_AREAS - 1), catalogue);
  return say(catalogue, areAll ? 'areasActive' : 'areasActiveAmong', { names: said });
}

function tells({ clause, quotes, span }: ClauseStatement, { code, span: there }: Reason): boolean {
  if (quotes.length > 0) return false;
  if (there === null) return code === 'hazard' && clause.kind === 'activity';
  if (there.from < span.from || there.to > span.to) return false;
  if (code === 'airspaceActive')
    return clause.kind === 'state' && clause.name !== null && !LISTS.has(clause.facility);
  return clause.kind === 'activity';
}

function sayShort({ clause }: ClauseStatement, catalogue: Catalogue): string {
  if (!('adjuncts' in clause)) return ended(renderClause(clause, catalogue), catalogue);
  const adjuncts = clause.adjuncts.filter(({ type }) => IN_HEADLINE.has(type));
  return ended(renderClause({ ...clause, adjuncts }, catalogue), catalogue);
}
