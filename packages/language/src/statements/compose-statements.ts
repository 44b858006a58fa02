import {
  STANDING_THINGS,
  type ActivityCode,
  type Adjunct,
  type Clause,
  type DecodedNotam,
  type ReferenceCode,
} from '@klarnotam/notam';
import { asAvailable } from './as-available.ts';
import { composeAreas, composeLimits, composePlace } from './compose-place.ts';
import { composePeriod } from './compose-period.ts';
import { groupAreaLines } from './group-area-lines.ts';
import { groupStates } from './group-states.ts';
import { composeCode } from './compose-code.ts';
import { composeHeadline } from './compose-headline.ts';
import { falseEndOf } from './false-end.ts';
import { foldHeadings } from './fold-headings.ts';
import { foldRows } from './fold-rows.ts';
import { foldReported } from './fold-reported.ts';
import { foldSingleArea } from './fold-single-area.ts';
import { joinDistances } from './join-distances.ts';
import { inForce } from './in-force.ts';
import { withHeightAsTop } from './height-as-top.ts';
import { asMaximumOfThing } from './maximum-of-thing.ts';
import { readText, type TextPart } from './read-text.ts';
import { withoutBareRepeats } from './without-bare-repeats.ts';
import { withoutSaid } from './said-by-facts.ts';
import type {
  ClauseStatement,
  EventStatement,
  QuoteStatement,
  RelationStatement,
  Statements,
} from './statements.ts';

/** A notice as {@link Statements}, from its facts and the clauses of item E. `parts` is what {@link readText} gives of it. */
export function composeStatements(
  decoded: DecodedNotam,
  parts: readonly TextPart[] = readText(decoded),
): Statements {
  const { facts } = decoded;
  const hasAreas = facts.areas.some(({ source, role }) => source !== 'qualifier' && role === 'hazard');
  const events: EventStatement[] = [];
  const contacts: ClauseStatement[] = [];
  const references: ClauseStatement[] = [];
  const placeNames: string[] = [];
  let before: TextPart | null = null;
  const quote = (text: string, span: QuoteStatement['span']): void => {
    if (text !== '') addQuote(events, { type: 'quote', text, span }, before?.reading.type === 'unread');
  };
  for (const part of foldHeadings(parts)) {
    const { reading, span } = part;
    if (reading.type === 'unread') {
      quote(part.rest, span);
    } else if (reading.type !== 'areas') {
      const areas = part.areas.flatMap((index) => facts.areas[index] ?? []);
      const owner = ownerOfHeights(events, before);
      const read = asMaximumOfThing(reading.clause, part.original, events);
      const told = withoutSaid(read, { facts, areas, hasAreas, owner });
      const falseEnd = told === null || facts.validTo === null ? null : falseEndOf(told, part.original);
      if (falseEnd !== null) quote(falseEnd.printed, span);
      const clause = falseEnd === null ? told : falseEnd.rest;
      const left = reading.type === 'partly' ? reading.quotes : [];
      // All that was read of it is said elsewhere: what is left of it stands alone.
      if (clause === null && left.length > 0) quote(left.join(' … '), span);
      const isInPart = clause !== null && isPositionsAlone(clause) && areas.some(({ complete }) => !complete);
      if (isInPart) quote(part.original, span);
      for (const statement of separate(isInPart ? null : clause, left, part)) {
        const alone = placesAlone(statement.clause);
        if (alone.length > 0 && statement.quotes.length === 0) {
          for (const name of alone) placeNames.push(name);
        } else if (!isDetail(statement.clause)) {
          if (isContact(statement.clause, before)) contacts.push(statement);
          else if (isDocument(statement.clause)) references.push(statement);
          else if (!addToThing(events, statement, before) && !addPlace(events, statement, before))
            events.push(statement);
        }
      }
    }
    before = part;
  }
  if (facts.text === null && facts.kind !== 'cancel') events.push({ type: 'noText' });
  const grouped = withHeightAsTop(
    withoutBareRepeats(
      foldSingleArea(groupAreaLines(groupStates(foldRows(joinDistances(events))), facts), facts).flatMap(
        withAsideBehind,
      ),
    ),
    facts,
  ).map(asAvailable);
  const quotes = grouped.filter((event) => event.type === 'quote');
  const code = composeCode(decoded, parts, { isQuoted: quotes.length > 0, events: grouped });
  const period = composePeriod(decoded, parts);
  const happening = [...(code === null ? [] : [code]), ...grouped].map((event) => inForce(event, period));
  return {
    headline: composeHeadline(decoded, happening, quotes),
    relation: composeRelation(decoded),
    events: foldReported(happening),
    period,
    place: composePlace(decoded, placeNames, happening),
    areas: composeAreas(decoded, parts, happening),
    limits: composeLimits(decoded, happening),
    contacts,
    references,
    isQuoted: quotes.length > 0,
  };
}

/** Positions of which an area could only be read in part stand as they are printed, or nobody could see which are wrong. */
function isPositionsAlone(clause: Clause): boolean {
  return clause.kind === 'adjuncts' && clause.adjuncts.every(({ type }) => type === 'positions');
}

/** What was told last and has no height yet; a second height would be that of a second thing. */
function ownerOfHeights(events: readonly EventStatement[], before: TextPart | null): ActivityCode | null {
  const last = events[thingToldLast(events)];
  if (last?.type !== 'clause' || last.quotes.length > 0 || before?.reading.type === 'unread') return null;
  const { clause } = last;
  if (clause.kind !== 'activity' || clause.adjuncts.some(isHeight)) return null;
  return clause.activity;
}

/** The last event, or the one before a sentence that only tells where a thing stands: `IN THE THAMES VALLEY AVOIDANCE AREA`. */
function thingToldLast(events: readonly EventStatement[]): number {
  const last = events.length - 1;
  const [thing, place] = events.slice(-2);
  const isPlaced =
    place?.type === 'clause' &&
    place.quotes.length === 0 &&
    place.clause.kind === 'adjuncts' &&
    place.clause.adjuncts.every(isBesideActivity) &&
    thing?.type === 'clause' &&
    thing.clause.kind === 'activity' &&
    STANDING_THINGS.has(thing.clause.activity);
  return isPlaced ? last - 1 : last;
}

function isHeight({ type }: Adjunct): boolean {
  return type === 'heights' || type === 'upTo';
}

/** `HGT 160FT AMSL` right behind a crane is how high the crane is; true if `statement` went to the event before it. */
function addToThing(
  events: EventStatement[],
  { clause, quotes, span }: ClauseStatement,
  before: TextPart | null,
): boolean {
  const index = thingToldLast(events);
  const last = events[index];
  if (last?.type !== 'clause' || last.clause.kind !== 'activity' || ownerOfHeights(events, before) === null)
    return false;
  const isOfIt =
    clause.kind === 'adjuncts' &&
    clause.adjuncts.some(isHeight) &&
    clause.adjuncts.every((adjunct) => isHeight(adjunct) || adjunct.type === 'simple');
  if (!isOfIt) return false;
  events[index] = {
    ...last,
    clause: { ...last.clause, adjuncts: [...last.clause.adjuncts, ...clause.adjuncts] },
    quotes,
    span: { from: last.span.from, to: span.to },
  };
  return true;
}

/** `66NM NW OF LAOAG AP` right behind what goes on somewhere tells where that is; true if `statement` went to the event before it. */
function addPlace(
  events: EventStatement[],
  { clause, quotes, span }: ClauseStatement,
  before: TextPart | null,
): boolean {
  const last = events.at(-1);
  if (last?.type !== 'clause' || last.clause.kind !== 'activity' || last.quotes.length > 0) return false;
  if (clause.kind !== 'adjuncts' || quotes.length > 0 || before?.reading.type === 'unread') return false;
  if (!clause.adjuncts.every(isFromPlace) || last.clause.adjuncts.some(isNamedPlace)) return false;
  events[events.length - 1] = {
    ...last,
    clause: { ...last.clause, adjuncts: [...last.clause.adjuncts, ...clause.adjuncts] },
    span: { from: last.span.from, to: span.to },
  };
  return true;
}

function isFromPlace(adjunct: Adjunct): boolean {
  return adjunct.type === 'bearing' || (adjunct.type === 'relation' && adjunct.distance !== null);
}

function isNamedPlace({ type }: Adjunct): boolean {
  return type === 'relation' || type === 'bearing' || type === 'place';
}

/** `quote` behind the events told so far; what stands behind another quotation belongs to it, `…` stands for what is read between. */
function addQuote(events: EventStatement[], quote: QuoteStatement, isNext: boolean): void {
  const last = events.at(-1);
  if (last?.type !== 'quote') {
    events.push(quote);
    return;
  }
  const joint = isNext ? ' ' : ' … ';
  const before = isNext ? last.text : last.text.replace(/[ .,;:]+$/, '');
  events[events.length - 1] = {
    ...last,
    text: `${before}${joint}${quote.text}`,
    span: { from: last.span.from, to: quote.span.to },
  };
}

/** The names of a clause that holds nothing else: `(ENGLISH CHANNEL)`, `ELVINGTON AD`. */
function placesAlone(clause: Clause): readonly string[] {
  if (
    clause.kind === 'facilityLine' &&
    clause.facility === 'aerodrome' &&
    !clause.heads &&
    clause.adjuncts.length === 0
  ) {
    return clause.name === null ? [] : [clause.name];
  }
  if (clause.kind !== 'adjuncts') return [];
  const names = clause.adjuncts.flatMap((adjunct) => (adjunct.type === 'place' ? adjunct.name : []));
  return names.length === clause.adjuncts.length ? names : [];
}

/** The issuer's own numbers, which tell a pilot nothing. They stand in the original. */
const DETAILS: ReadonlySet<ReferenceCode> = new Set<ReferenceCode>([
  'registration',
  'asrNumber',
  'asnNumber',
  'craneReference',
  'regulation',
]);

function isDetail(clause: Clause): boolean {
  // `ALL THAT AIRSPACE BOUNDED BY …`: what is left names nothing.
  if (clause.kind === 'facilityLine')
    return clause.name === null && !clause.heads && clause.adjuncts.length === 0;
  return clause.kind === 'reference' && DETAILS.has(clause.reference);
}

function isDocument(clause: Clause): boolean {
  return clause.kind === 'reference' && clause.reference !== 'effectiveDate';
}

/** Contacts and references stand apart, though the text runs on from what goes on to whom to call. */
function separate(
  clause: Clause | null,
  quotes: readonly string[],
  { span }: TextPart,
): readonly ClauseStatement[] {
  if (clause === null) return [];
  if (clause.kind !== 'sequence') return [{ type: 'clause', clause, quotes, span }];
  const apart = clause.clauses.filter(isAside);
  const others: Clause[] = [];
  for (const [index, part] of clause.clauses.entries()) {
    if (isAside(part) || isDetail(part)) continue;
    const last = others.at(-1);
    const before = clause.clauses[index - 1];
    // `CRANE (ASN 2022-AEA-7336-OE) 403840N0734930W`: the number stands between a thing and its place.
    const goesOn = before !== undefined && isAside(before) && part.kind === 'adjuncts';
    if (goesOn && last?.kind === 'activity') {
      others[others.length - 1] = { ...last, adjuncts: [...last.adjuncts, ...part.adjuncts] };
    } else others.push(part);
  }
  const [only] = others;
  const rest: Clause | undefined = others.length > 1 ? { ...clause, clauses: others } : only;
  return [...(rest === undefined ? [] : [rest]), ...apart].map((part, index) => ({
    type: 'clause',
    clause: part,
    quotes: index === 0 ? quotes : [],
    span,
  }));
}

/** What tells of an activity how it is notified and in which areas of a system it is, not where and when. */
function isBesideActivity(adjunct: Adjunct): boolean {
  return (
    adjunct.type === 'lowFlyingArea' ||
    adjunct.type === 'militaryAreas' ||
    (adjunct.type === 'simple' && adjunct.code === 'notifiedProcedure')
  );
}

/** Where, how high and when something goes on is one sentence; by which procedure and in which numbered area another. */
function withAsideBehind(event: EventStatement): readonly EventStatement[] {
  if (event.type !== 'clause' || event.clause.kind !== 'activity') return [event];
  const aside = event.clause.adjuncts.filter(isBesideActivity);
  if (aside.length === 0 || aside.length === event.clause.adjuncts.length) return [event];
  const adjuncts = event.clause.adjuncts.filter((adjunct) => !isBesideActivity(adjunct));
  return [
    { ...event, clause: { ...event.clause, adjuncts } },
    { ...event, clause: { kind: 'adjuncts', adjuncts: aside }, quotes: [] },
  ];
}

/** Whom to ask, or a further frequency behind it: `INFO 01993 896500 / 123.605MHZ / 118.42MHZ`. */
function isContact(clause: Clause, before: TextPart | null): boolean {
  if (clause.kind === 'contact') return true;
  const isBehind = before !== null && 'clause' in before.reading && before.reading.clause.kind === 'contact';
  return (
    isBehind && clause.kind === 'adjuncts' && clause.adjuncts.every(({ type }) => type === 'onFrequency')
  );
}

function isAside(clause: Clause): boolean {
  return clause.kind === 'contact' || clause.kind === 'reference' || placesAlone(clause).length > 0;
}

function composeRelation({ facts, spans }: DecodedNotam): RelationStatement | null {
  const { id, kind, refersTo } = facts;
  if (id === null || (kind !== 'replace' && kind !== 'cancel')) return null;
  return { type: kind === 'replace' ? 'replaces' : 'cancels', id, refersTo, span: spans.id ?? null };
}
