import type { Adjunct, DecodedNotam, FacilityCode, Reason, ReasonCode } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { ended } from '../format/sentence.ts';
import { say } from '../say.ts';
import type { ClauseStatement, Statements } from '../statements/statements.ts';
import { sayReason } from './reason.ts';
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

/** One sentence: what decides the rating, in the words of item E where it tells it. */
export function sayHeadline({ facts }: DecodedNotam, { events }: Statements, catalogue: Catalogue): string {
  const { level, reasons } = facts.rating;
  const [reason] = reasons;
  if (reason === undefined) return say(catalogue, 'sentence', { text: catalogue.levels[level].meaning });
  // A later event may lean on the one before it: `DEBRIS FROM THIS LAUNCH`.
  const [first] = events;
  const isTold = TOLD_BY_EVENT.has(reason.code) && first?.type === 'clause' && tells(first, reason);
  return isTold ? sayShort(first, catalogue) : sayReason(reason, catalogue);
}

function tells({ clause, quotes, span }: ClauseStatement, { code, span: there }: Reason): boolean {
  if (there === null || there.from < span.from || there.to > span.to || quotes.length > 0) return false;
  if (code === 'airspaceActive')
    return clause.kind === 'state' && clause.name !== null && !LISTS.has(clause.facility);
  return clause.kind === 'activity';
}

function sayShort({ clause }: ClauseStatement, catalogue: Catalogue): string {
  if (!('adjuncts' in clause)) return ended(renderClause(clause, catalogue), catalogue);
  const adjuncts = clause.adjuncts.filter(({ type }) => IN_HEADLINE.has(type));
  return ended(renderClause({ ...clause, adjuncts }, catalogue), catalogue);
}
