import type { DecodedNotam } from '@klarnotam/notam';
import type { Catalogue } from './catalogue.ts';
import { sayImpact, sayMeaning } from './explain/meaning.ts';
import { sayClause, sayEvent, sayQuote } from './explain/say-events.ts';
import { sayHours, sayPeriod } from './explain/say-period.ts';
import { sayCoordinates, sayFiledFor, sayLimits, sayLocation, sayPlace } from './explain/say-place.ts';
import { sayReplaced } from './explain/say-relation.ts';
import { sayTerms } from './explain/say-terms.ts';
import { sayUnread } from './explain/unread.ts';
import { wordClauses } from './explain/word-clauses.ts';
import { NO_CONTEXT, type NoticeContext } from './notice-context.ts';
import { say } from './say.ts';
import { composeHours } from './statements/compose-period.ts';
import { composeStatements } from './statements/compose-statements.ts';
import { readText } from './statements/read-text.ts';
import type { Statements } from './statements/statements.ts';
import type { NotamWording, SourcedText } from './wording.ts';

/**
 * A decoded NOTAM in the language of `catalogue`: what it says, each fact once, and what it means for a drone pilot.
 * Every number, time, place and identifier comes from the facts; spans are offsets into `decoded.source`.
 */
export function explainNotam(
  decoded: DecodedNotam,
  catalogue: Catalogue,
  context: NoticeContext = NO_CONTEXT,
): NotamWording {
  const { facts, spans } = decoded;
  const parts = readText(decoded);
  const statements = composeStatements(decoded, parts);
  const schedule =
    facts.schedule === null
      ? null
      : sayHours(composeHours(facts.schedule, decoded, spans.schedule ?? null), context.timeZone, catalogue);
  return {
    translation: sayStatements(statements, decoded, context, catalogue),
    clauses: wordClauses(decoded, parts, catalogue),
    terms: sayTerms(decoded, catalogue),
    explanation: sayMeaning(decoded, statements, catalogue),
    schedule,
    location: sayLocation(statements.place, context, catalogue),
    coordinates: sayCoordinates(facts, catalogue),
    impact: sayImpact(decoded, statements, catalogue),
    contacts: facts.contacts.map(({ type, value }) => ({ type, label: catalogue.contacts[type], value })),
    unread: sayUnread(decoded, catalogue),
    standing: say(catalogue, 'standing'),
  };
}

/** What happens; then when, where and how high; then whom to ask; then what is not translated. */
function sayStatements(
  statements: Statements,
  decoded: DecodedNotam,
  context: NoticeContext,
  catalogue: Catalogue,
): readonly SourcedText[] {
  const { relation, events, period, place, areas, limits, contacts, references, quotes } = statements;
  const related = relation === null ? [] : [sayReplaced(relation, catalogue)];
  const sentences: readonly (readonly (SourcedText | null)[])[] = [
    relation?.type === 'cancels' ? related : [],
    events.map((event) => sayEvent(event, decoded, catalogue)),
    sayPeriod(period, context.timeZone, catalogue),
    sayPlace(place, areas, context, catalogue),
    [sayLimits(limits, catalogue), sayFiledFor(place, context, catalogue)],
    contacts.map((contact) => sayClause(contact, catalogue)),
    references.map((reference) => sayClause(reference, catalogue)),
    quotes.map((quote) => sayQuote(quote, catalogue)),
    relation?.type === 'replaces' ? related : [],
  ];
  const said = new Set<string>();
  return sentences
    .flat()
    .filter(
      (sentence) => sentence !== null && said.size < said.add(sentence.text).size,
    ) as readonly SourcedText[];
}
