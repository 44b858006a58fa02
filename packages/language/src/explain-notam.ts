import { isSubject, subjectCategory, type DecodedNotam } from '@klarnotam/notam';
import type { Catalogue } from './catalogue.ts';
import { sayAbout, sayIdentity } from './explain/about.ts';
import { sayClauses, type SaidClause } from './explain/clauses.ts';
import { sayImpact, sayMeaning } from './explain/meaning.ts';
import { sayAreas, sayCoordinates, sayLocation } from './explain/place.ts';
import { sayLimits } from './explain/limits.ts';
import { sayTerms } from './explain/say-terms.ts';
import { saySchedule, sayTextSchedule, sayUnreadHours, sayValidity } from './explain/time.ts';
import { sayUnread } from './explain/unread.ts';
import { ended, uncapitalised } from './format/sentence.ts';
import { say } from './say.ts';
import type { NotamWording, SourcedText } from './wording.ts';

/**
 * A decoded NOTAM in the language of `catalogue`: what it says, clause by clause, and what it means for a drone pilot.
 * Every number, time, place and identifier comes from the facts; spans are offsets into `decoded.source`.
 */
export function explainNotam(decoded: DecodedNotam, catalogue: Catalogue): NotamWording {
  const { facts, spans } = decoded;
  const clauses = sayClauses(decoded, catalogue);
  const location = sayLocation(facts, catalogue);
  const schedule = saySchedule(facts.schedule, decoded.scheduleClauses, catalogue);
  const limits = sayLimits(facts, catalogue);
  const text = clauses.map((clause) => ({ text: ended(clause.text, catalogue), span: clause.span }));
  const textFirst = isSaidInText(decoded, clauses);
  const translation: SourcedText[] = [
    ...sayIdentity(decoded, catalogue),
    ...(textFirst ? text : sayAbout(decoded, catalogue)),
    {
      text: say(catalogue, 'locationSentence', { place: uncapitalised(location) }),
      span: spans.locations ?? null,
    },
    ...sayAreas(decoded, catalogue),
  ];
  if (limits !== null) translation.push({ text: limits, span: spans.lower ?? spans.upper ?? null });
  translation.push(sayValidity(decoded, catalogue));
  if (schedule !== null) translation.push({ text: schedule, span: spans.schedule ?? null });
  const textHours = sayTextSchedule(facts.textSchedule, catalogue);
  if (textHours !== null) translation.push({ text: textHours, span: spans.textSchedule ?? null });
  // One by one: a text may hold more clauses than a call takes arguments.
  for (const sentence of sayUnreadHours(decoded, clauses, catalogue)) translation.push(sentence);
  if (!textFirst) for (const sentence of text) translation.push(sentence);
  if (facts.text === null && facts.kind !== 'cancel') {
    translation.push({ text: say(catalogue, 'textMissing'), span: null });
  }
  return {
    translation,
    clauses: clauses.map(({ kind, text, span }) => ({ kind, text, span })),
    terms: sayTerms(decoded, catalogue),
    explanation: sayMeaning(decoded, catalogue),
    schedule,
    location,
    coordinates: sayCoordinates(facts, catalogue),
    impact: sayImpact(decoded, catalogue),
    contacts: facts.contacts.map(({ type, value }) => ({ type, label: catalogue.contacts[type], value })),
    unread: sayUnread(decoded, catalogue),
    standing: say(catalogue, 'standing'),
  };
}

/**
 * Whether item E says what the Q code only sorts: offices file fireworks under rockets and paragliders under gliders, so
 * the text stands alone where it names the activity, or the state of what the code is about.
 */
function isSaidInText({ facts }: DecodedNotam, clauses: readonly SaidClause[]): boolean {
  const subject = facts.qualifier?.subject ?? null;
  if (subject === null || !isSubject(subject)) return false;
  if (subjectCategory(subject) === 'warning') return clauses.some(({ says }) => says.includes('activity'));
  return clauses[0]?.says[0] === 'state';
}
