import type { DecodedNotam } from '@klarnotam/notam';
import type { Catalogue } from './catalogue.ts';
import { sayImpact, sayMeaning } from './explain/say-impact.ts';
import { sayContacts } from './explain/say-contacts.ts';
import { sayHours } from './explain/say-period.ts';
import { sayCoordinates } from './explain/say-coordinates.ts';
import { sayLocation } from './explain/say-place.ts';
import { sayTerms } from './explain/say-terms.ts';
import { sayTranslation } from './explain/say-translation.ts';
import { sayUnread } from './explain/say-unread.ts';
import { wordClauses } from './explain/word-clauses.ts';
import { NO_CONTEXT, type NoticeContext } from './notice-context.ts';
import { say } from './say.ts';
import { composeHours } from './statements/compose-period.ts';
import { composeStatements } from './statements/compose-statements.ts';
import { readText, type TextPart } from './statements/read-text.ts';
import type { Statements } from './statements/statements.ts';
import type { NotamWording } from './wording.ts';

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
  const { parts, statements } = readOnce(decoded);
  const schedule =
    facts.schedule === null
      ? null
      : sayHours(composeHours(facts.schedule, decoded, spans.schedule ?? null), context.timeZone, catalogue);
  return {
    translation: sayTranslation(statements, decoded, context, catalogue),
    clauses: wordClauses(decoded, parts, catalogue),
    terms: sayTerms(decoded, catalogue),
    explanation: sayMeaning(decoded, statements, catalogue),
    schedule,
    location: sayLocation(statements.place, context, catalogue),
    coordinates: sayCoordinates(facts, statements, catalogue),
    impact: sayImpact(decoded, statements, catalogue),
    contacts: sayContacts(facts, statements, catalogue),
    unread: sayUnread(decoded, catalogue),
    standing: say(catalogue, 'standing'),
  };
}

interface Reading {
  readonly parts: readonly TextPart[];
  readonly statements: Statements;
}

/** What is the same in every language: reading takes twice the time of wording. */
const READINGS = new WeakMap<DecodedNotam, Reading>();

function readOnce(decoded: DecodedNotam): Reading {
  const known = READINGS.get(decoded);
  if (known !== undefined) return known;
  const parts = readText(decoded);
  const reading = { parts, statements: composeStatements(decoded, parts) };
  READINGS.set(decoded, reading);
  return reading;
}
