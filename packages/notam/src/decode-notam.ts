import { type MappedText, type Span, toSource } from '@klarnotam/aviation';
import { differingLimits } from './area/differing-limits.ts';
import { qualifierCircle } from './area/qualifier-circle.ts';
import { readAreas } from './area/read-areas.ts';
import { readContacts } from './contact/read-contacts.ts';
import type { DecodeContext, NotamPlace } from './decode-context.ts';
import { readDomestic } from './domestic/read-domestic.ts';
import type { Area, Contact, DecodedNotam, FactPath } from './facts.ts';
import { noFindings, report, type Findings } from './findings.ts';
import type { FoundNotam } from './find/find-notams.ts';
import { upperCaseLatin } from '@klarnotam/aviation';
import { decodeSchedule } from './item/decode-schedule.ts';
import { decodeTextSchedule } from './item/decode-text-schedule.ts';
import type { ItemFacts } from './item/item-facts.ts';
import { readItems } from './item/read-items.ts';
import { readUnread } from './item/read-unread.ts';
import type { RatableFacts } from './rate/rating-input.ts';
import { rateNotam, type RatingContext } from './rate/rate-notam.ts';
import { toRatedText } from './rate/rated-text.ts';

/** What item E says in places and contacts, each with its span. */
function readBody(
  items: ItemFacts,
  body: MappedText,
  upper: string,
  context: DecodeContext,
  findings: Findings,
): { areas: Area[]; contacts: Contact[] } {
  const drawn = readAreas(upper, items.qualifier, [items.lower, items.upper], {
    aerodromeAt: context.aerodromeAt ?? (() => null),
    locations: items.locations,
  });
  const areas: Area[] = [];
  for (const { area, span } of drawn.areas) {
    findings.spans[`areas.${areas.length}`] = toSource(body, span.from, span.to);
    areas.push(area);
  }
  for (const { code, span } of drawn.problems)
    report(findings, 'areas', code, toSource(body, span.from, span.to));
  const contacts: Contact[] = [];
  for (const { contact, from, to } of readContacts(body.text, upper)) {
    findings.spans[`contacts.${contacts.length}`] = toSource(body, from, to);
    contacts.push(contact);
  }
  return { areas, contacts };
}

/** The circle of the Q line stands in where item E draws no hazard. */
function addQualifierCircle(items: ItemFacts, areas: Area[], findings: Findings): void {
  const hasHazard = areas.some(({ role }) => role === 'hazard');
  const circle = hasHazard ? null : qualifierCircle(items.qualifier);
  if (circle === null) return;
  areas.push(circle);
  const from = findings.spans['qualifier.centre']?.from;
  const to = findings.spans['qualifier.radiusNm']?.to;
  if (from !== undefined && to !== undefined && to > from)
    findings.spans[`areas.${areas.length - 1}`] = { from, to };
}

function mapSpans(spans: Findings['spans'], move: (span: Span) => Span): Findings['spans'] {
  const moved: Findings['spans'] = {};
  for (const path of Object.keys(spans) as FactPath[]) {
    const span = spans[path];
    if (span) moved[path] = move(span);
  }
  return moved;
}

function ratingContext(place: NotamPlace, context: DecodeContext): RatingContext {
  return {
    groundHeightFtAmsl: context.groundHeightFtAmsl ?? null,
    groundReachesFtAmsl: context.groundReachesFtAmsl?.(place) ?? null,
  };
}

/** Decodes one NOTAM that was found in `pasted`; `clean` is its unescaped text, `upper` that in upper case. */
export function decodeNotam(
  pasted: string,
  clean: MappedText,
  upper: string,
  notam: FoundNotam,
  context: DecodeContext,
): DecodedNotam {
  const findings = noFindings();
  const source = toSource(clean, notam.from, notam.to);
  const move = (span: Span): Span => {
    const moved = toSource(clean, span.from, span.to);
    return { from: moved.from - source.from, to: moved.to - source.from };
  };
  const [first] = notam.telegrams;
  const { domestic } = first.start;
  const {
    facts: items,
    scheduleSpan,
    body,
  } = domestic
    ? readDomestic(clean.text, upper, first, domestic, findings)
    : readItems(clean.text, upper, notam, findings);
  const hasText = body !== null && body.text !== '';
  if (hasText) findings.spans.text = toSource(body, 0, body.text.length);
  else if (items.kind !== 'cancel') report(findings, 'text', 'missingText', { from: first.to, to: first.to });

  const bodyUpper = hasText ? (upper === clean.text ? body.text : upperCaseLatin(body.text)) : '';
  const searched = toRatedText(bodyUpper, hasText ? (from, to) => move(toSource(body, from, to)) : undefined);
  const { areas, contacts } = hasText
    ? readBody(items, body, bodyUpper, context, findings)
    : { areas: [], contacts: [] };
  for (const field of differingLimits(areas, items.lower, items.upper)) {
    const span = findings.spans[field];
    if (span) report(findings, field, 'limitsDiffer', span);
  }
  addQualifierCircle(items, areas, findings);
  const hours = scheduleSpan
    ? decodeSchedule(clean.text, scheduleSpan, items, areas, context, findings)
    : null;
  const mayNameHours = hasText && items.kind !== 'cancel';
  const textSchedule = mayNameHours
    ? decodeTextSchedule(body, bodyUpper, hours?.schedule ?? null, items, areas, context, findings)
    : null;
  const unread = readUnread(upper, notam, findings, body?.runs ?? []);
  const { problems } = findings;
  const text = hasText ? body.text : null;
  const schedule = hours?.schedule ?? null;
  const unrated: RatableFacts = {
    ...items,
    text,
    schedule,
    textSchedule,
    areas,
    contacts,
    problems,
  };
  const unreadParts = unread.map((span) => ({ words: upper.slice(span.from, span.to), span: move(span) }));
  const rating = rateNotam(unrated, { ...ratingContext(unrated, context), unread: unreadParts }, searched);

  return {
    source: pasted.slice(source.from, source.to),
    offset: source.from,
    facts: {
      ...unrated,
      rating,
      unread: unread.map(move),
      problems: problems.map((problem) => ({ ...problem, ...move(problem) })),
    },
    scheduleClauses: hours?.clauses ?? [],
    spans: mapSpans(findings.spans, move),
  };
}
