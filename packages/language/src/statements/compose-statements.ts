import {
  isSubject,
  subjectCategory,
  type Clause,
  type DecodedNotam,
  type FacilityCode,
  type NotamFacts,
  type PhraseCode,
  type ReferenceCode,
} from '@klarnotam/notam';
import { composeAreas, composeLimits, composePlace } from './compose-place.ts';
import { composePeriod } from './compose-period.ts';
import { groupAreaLines } from './group-area-lines.ts';
import { foldHeadings } from './fold-headings.ts';
import { readText, type TextPart } from './read-text.ts';
import { withoutSaid } from './said-by-facts.ts';
import type {
  ClauseStatement,
  EventStatement,
  QuoteStatement,
  RelationStatement,
  Statements,
} from './statements.ts';

/** A part that begins so turns or bounds what stands before it, and stays behind it. */
const BINDS_BACK =
  /^(?:AND |BUT |HOWEVER,? )*(?:EXC|EXCEPT|EXCEPTION|EXCEPTIONS|EXCL|EXCLUDING|UNLESS|NOT|ONLY|OTHER THAN|SUBJECT TO|SUBJ|UNTIL|PROVIDED|OUTSIDE|DOES NOT|DO NOT|THIS DOES|IF|WHEN)\b/;

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
  const quotes: QuoteStatement[] = [];
  const placeNames: string[] = [];
  let before: TextPart | null = null;
  for (const part of foldHeadings(parts).map((each) => withoutFalseEnd(each, facts))) {
    const { reading, span } = part;
    if (reading.type === 'unread') {
      const text = part.rest;
      const last = quotes.at(-1);
      if (before?.reading.type === 'whole' && BINDS_BACK.test(text.toUpperCase())) {
        events.push({ type: 'quote', text, span });
      } else if (last !== undefined && before?.reading.type === 'unread') {
        quotes[quotes.length - 1] = {
          ...last,
          text: `${last.text} ${text}`,
          span: { from: last.span.from, to: span.to },
        };
      } else quotes.push({ type: 'quote', text, span });
    } else if (reading.type !== 'areas') {
      const areas = part.areas.flatMap((index) => facts.areas[index] ?? []);
      const clause = withoutSaid(reading.clause, { facts, areas, hasAreas });
      const left = reading.type === 'partly' ? reading.quotes : [];
      // All that was read of it is said elsewhere: what is left of it stands alone.
      if (clause === null && left.length > 0) quotes.push({ type: 'quote', text: left.join(' … '), span });
      for (const statement of separate(clause, left, part)) {
        const alone = placesAlone(statement.clause);
        if (alone.length > 0 && statement.quotes.length === 0) {
          for (const name of alone) placeNames.push(name);
        } else if (!isDetail(statement.clause)) {
          if (isContact(statement.clause, before)) contacts.push(statement);
          else if (isDocument(statement.clause)) references.push(statement);
          else events.push(statement);
        }
      }
    }
    before = part;
  }
  if (facts.text === null && facts.kind !== 'cancel') events.push({ type: 'noText' });
  const grouped = groupAreaLines(events);
  const unread = joinQuotes(quotes);
  const code = isSaidInText(facts, parts) ? null : codeOf(decoded, unread.length > 0, grouped);
  // What the code is about stands in the quotation, which follows it at once.
  const isBehindCode = code?.type === 'filedUnder';
  const happening = [...(code === null ? [] : [code]), ...(isBehindCode ? unread : []), ...grouped];
  return {
    relation: composeRelation(decoded),
    events: happening,
    period: composePeriod(decoded, parts),
    place: composePlace(decoded, placeNames, happening),
    areas: composeAreas(decoded, parts, happening),
    limits: composeLimits(decoded, happening),
    contacts,
    references,
    quotes: isBehindCode ? [] : unread,
    isQuoted: unread.length > 0,
  };
}

/** All that is quoted as one: `…` stands for what is read between. */
function joinQuotes(quotes: readonly QuoteStatement[]): readonly QuoteStatement[] {
  const [first] = quotes;
  const last = quotes.at(-1);
  if (first === undefined || last === undefined) return [];
  const text = quotes.map((each) => each.text.replace(/[ .,;:]+$/, '')).join(' … ');
  return [{ type: 'quote', text, span: { from: first.span.from, to: last.span.to } }];
}

/** `WEF 23 FEB - UFN` is the end of a supplement where item C has another: quoted, so that nobody takes it for that of the notice. */
function withoutFalseEnd(part: TextPart, { validTo }: NotamFacts): TextPart {
  const { reading } = part;
  const isFalse =
    validTo !== null &&
    reading.type === 'whole' &&
    reading.clause.kind === 'adjuncts' &&
    reading.clause.adjuncts.every((each) => each.type === 'simple' && each.code === 'untilFurtherNotice');
  return isFalse ? { ...part, reading: { type: 'unread' }, rest: part.original } : part;
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

const OF_AIR: ReadonlySet<ReturnType<typeof subjectCategory>> = new Set([
  'warning',
  'restrictedAirspace',
  'airspace',
] as const);

/** What a trigger or a checklist is, its code alone tells. */
const SELF_EVIDENT: ReadonlySet<string | null> = new Set(['TT', 'KK']);

/**
 * The code states something where item E is read and does not say it. Where item E is quoted, or tells of what goes on in the air, the code is
 * only what that is filed under: `Overflying is restricted` is more than that military aircraft avoid a place.
 */
function codeOf(
  { facts, spans }: DecodedNotam,
  isQuoted: boolean,
  told: readonly EventStatement[],
): EventStatement | null {
  const { qualifier } = facts;
  if (qualifier?.code == null) return null;
  const subject = qualifier.subject !== null && isSubject(qualifier.subject) ? qualifier.subject : null;
  const ofAir =
    subject !== null && OF_AIR.has(subjectCategory(subject)) && told.some(({ type }) => type === 'clause');
  const states = !(isQuoted || ofAir) || SELF_EVIDENT.has(qualifier.condition);
  const span = spans['qualifier.code'] ?? spans.qualifier ?? null;
  return { type: states ? 'code' : 'filedUnder', span };
}

/** Phrases that tell what goes on. */
const TELLING: ReadonlySet<PhraseCode> = new Set<PhraseCode>([
  'flightSafetyAffected',
  'chineseAerospace',
  'debrisFallArea',
  'japaneseRocket',
  'specialOpsOfChina',
  'aerospaceAffectsFlights',
  'safetyMayBeAffectedByDebris',
  'safetyAffectedByChina',
  'dangerZoneDeclared',
  'unburnedDebrisFalls',
  'entryForbidden',
]);

/** Whose state says of an airspace what its code sorts; that of a route or a runway beside it does not. */
const AIRSPACES: ReadonlySet<FacilityCode> = new Set<FacilityCode>([
  'temporaryDangerArea',
  'temporaryReservedArea',
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
  return has('state') || has('activity') || has('rule');
}

function statementsIn(clause: Clause): readonly Clause[] {
  return clause.kind === 'sequence' ? clause.clauses : [clause];
}

function composeRelation({ facts, spans }: DecodedNotam): RelationStatement | null {
  const { id, kind, refersTo } = facts;
  if (id === null || (kind !== 'replace' && kind !== 'cancel')) return null;
  return { type: kind === 'replace' ? 'replaces' : 'cancels', id, refersTo, span: spans.id ?? null };
}
