import type { Adjunct, Clause, DecodedNotam, NotamFacts, StateCode } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { ended, uncapitalised } from '../format/sentence.ts';
import type { NoticeContext } from '../notice-context.ts';
import { say } from '../say.ts';
import type { ClauseStatement, EventStatement, Statements } from '../statements/statements.ts';
import { AREA_SERVICES } from '../statements/as-available.ts';
import type { SourcedText } from '../wording.ts';
import { sayClause, sayEvent } from './say-events.ts';
import { sayPeriod, sayWithPeriod } from './say-period.ts';
import { sayPlaceAndPeriod } from './say-place-and-period.ts';
import { sayFiledFor, sayPlace, sayPlaceFirst } from './say-place.ts';
import { sayTableOfOneRow, tableOfOneRow } from './say-table-of-areas.ts';
import { sayReplaced } from './say-replaced-notice.ts';

/**
 * What the notice says, in the order of a briefer: what happens and when, as one sentence where one event has one period; where and how
 * high; whom to ask; other documents.
 */
export function sayTranslation(
  statements: Statements,
  decoded: DecodedNotam,
  context: NoticeContext,
  catalogue: Catalogue,
): readonly SourcedText[] {
  const { relation, period, place, contacts, references } = statements;
  const listed = withQuotesJoined(statements.events);
  const table = tableOfOneRow(listed);
  const row = table === -1 ? null : sayTableOfOneRow(listed[table], listed[table + 1], catalogue);
  const events = row === null ? listed : listed.toSpliced(table + 1, 1);
  const related = relation === null ? [] : [sayReplaced(relation, catalogue)];
  const [first] = events;
  const said = events.map((event, index) =>
    row !== null && index === table ? row : sayEvent(event, decoded, catalogue),
  );
  const where = first?.type === 'clause' ? sayPlaceFirst(place, context, catalogue) : null;
  const timed = timedEvent(events);
  const lead = said[timed] ?? null;
  const led =
    lead === null
      ? null
      : sayWithPeriod(lead.text, period, context.timeZone, catalogue, where !== null && timed === 0);
  if (lead !== null && led !== null) said[timed] = { ...lead, text: led.text };
  const [opening = null] = said;
  if (opening !== null && where !== null) {
    const text = say(catalogue, 'placeFirst', { place: where, event: uncapitalised(opening.text) });
    said[0] = { ...opening, text };
  }
  const isAllQuoted = events.some(isQuote) && events.every(({ type }) => type !== 'clause');
  const standsAlone = isAllQuoted && statements.areas.length === 0;
  const both = standsAlone ? sayPlaceAndPeriod(place, period, context, catalogue) : null;
  const periodSentences = sayPeriod(
    period,
    context.timeZone,
    catalogue,
    both !== null ? 'validity' : led === null ? 'nothing' : led.isWhole ? 'all' : 'validity',
  );
  const isPlaced = both !== null || (where !== null && opening !== null);
  const placeSentences = sayPlace(
    place,
    statements,
    context,
    catalogue,
    isPlaced,
    isAllQuoted && decoded.facts.qualifier?.subject === 'OB' ? 'obstacle' : 'one',
  );
  // Where follows what and when, unless the next part of the text belongs to the sentence before it.
  const behind = led !== null && led.isWhole && isStatement(events[timed + 1]) ? timed + 1 : said.length;
  // The list that a colon announces stands elsewhere.
  for (const index of new Set([behind - 1, said.length - 1])) {
    const last = said[index];
    if (last !== null && last !== undefined && events[index]?.type === 'clause')
      said[index] = { ...last, text: withFullStop(last.text, catalogue) };
  }
  const told = [
    contacts
      .filter((contact) => !isListed(contact, decoded.facts))
      .map((contact) => sayClause(contact, catalogue)),
    references.map((reference) => sayClause(reference, catalogue)),
    relation?.type === 'replaces' ? related : [],
  ];
  const filedFor = [sayFiledFor(place, context, catalogue)];
  const sentences: readonly (readonly (SourcedText | null)[])[] = [
    relation?.type === 'cancels' ? related : [],
    // Where nothing of the text is read, what is known stands before what is quoted.
    ...(isAllQuoted
      ? [
          said.filter((_, index) => !isQuote(events[index])),
          // A name alone opens; areas stand behind the time, as always.
          ...(statements.areas.length === 0
            ? [[both], placeSentences, periodSentences]
            : [periodSentences, placeSentences]),
          filedFor,
          ...told,
          said.filter((_, index) => isQuote(events[index])),
        ]
      : [said.slice(0, behind), periodSentences, placeSentences, said.slice(behind), filedFor, ...told]),
  ];
  const known = new Set<string>();
  return sentences
    .flat()
    .filter(
      (sentence) => sentence !== null && known.size < known.add(sentence.text).size,
    ) as readonly SourcedText[];
}

function withFullStop(text: string, catalogue: Catalogue): string {
  return /[:：]$/u.test(text) ? ended(text.replace(/\s?[:：]$/u, ''), catalogue) : text;
}

function isQuote(event: EventStatement | undefined): boolean {
  return event?.type === 'quote';
}

/** A number alone stands in the list of contacts, with what it is for; a unit or words beside it are said. */
function isListed({ clause, quotes }: ClauseStatement, { contacts }: NotamFacts): boolean {
  if (clause.kind !== 'contact' || clause.unit !== null || quotes.length > 0) return false;
  const { purpose, value: printed } = clause;
  return printed
    .split(/\/|,| OR /)
    .every((number) =>
      contacts.some(
        ({ value, role }) =>
          keyOf(value) === keyOf(number) && (role === purpose || (role === null && purpose === 'contact')),
      ),
    );
}

/** What one number or address is known by, however it is printed. */
function keyOf(contact: string): string {
  return contact.replace(/\D/g, '') || contact.trim().toUpperCase();
}

/** What is quoted right behind a clause with a quotation goes on with it. */
function withQuotesJoined(events: readonly EventStatement[]): readonly EventStatement[] {
  const joined: EventStatement[] = [];
  for (const event of events) {
    const last = joined.at(-1);
    if (event.type === 'quote' && last?.type === 'clause' && last.quotes.length > 0)
      joined[joined.length - 1] = { ...last, quotes: [...last.quotes, event.text.replace(/[ .,;:]+$/, '')] };
    else joined.push(event);
  }
  return joined;
}

/**
 * The event with which the period is told: the first, or the one behind an announcement (`… HAS PLANNED A ROCKET LAUNCH. DEBRIS …`); -1 where
 * neither lasts.
 */
function timedEvent(events: readonly EventStatement[]): number {
  const [first, second] = events;
  if (first === undefined || lasts(first)) return first === undefined ? -1 : 0;
  const isAnnounced = first.type === 'clause' && first.clause.kind === 'phrase' && first.quotes.length === 0;
  return isAnnounced && second?.type === 'clause' && second.clause.kind === 'activity' && lasts(second)
    ? 1
    : -1;
}

/** Whether `event` tells something of its own: not what bounds the event before it, nor a row of its table. */
function isStatement(event: EventStatement | undefined): boolean {
  if (event?.type !== 'clause') return false;
  const { clause } = event;
  return OWN_STATEMENTS.has(clause.kind) || (clause.kind === 'state' && AREA_SERVICES.has(clause.facility));
}

const OWN_STATEMENTS: ReadonlySet<Clause['kind']> = new Set<Clause['kind']>([
  'activity',
  'rule',
  'phrase',
  'contact',
]);

/** States that begin and do not last: what was removed is not removed from one day to another. */
const MOMENTARY: ReadonlySet<StateCode> = new Set<StateCode>([
  'completed',
  'cancelled',
  'withdrawn',
  'erected',
  'relocated',
  'changed',
  'classChanged',
  'stillOpen',
]);

/** Whether `event` goes on as long as the notice holds and tells no time of its own. */
function lasts(event: EventStatement): boolean {
  return event.type === 'clause' && event.quotes.length === 0 && clauseLasts(event.clause);
}

const OF_TIME: ReadonlySet<Adjunct['type']> = new Set(['hours', 'weekdays', 'fromDate', 'untilDate']);

function clauseLasts(clause: Clause): boolean {
  if (clause.kind !== 'activity' && clause.kind !== 'state' && clause.kind !== 'rule') return false;
  if (clause.kind === 'state' && MOMENTARY.has(clause.state)) return false;
  return clause.adjuncts.every(({ type }) => !OF_TIME.has(type));
}
