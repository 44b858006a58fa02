import type { Span } from '@klarnotam/aviation';
import { readAreas } from './area/read-areas.ts';
import { readContacts } from './contact/read-contacts.ts';
import type { DecodeContext } from './decode-context.ts';
import { readDomestic } from './domestic/read-domestic.ts';
import type { Area, DecodedNotam, FactPath, NotamFacts, Qualifier } from './facts.ts';
import { noFindings, report, type Findings } from './findings.ts';
import type { FoundNotam, Telegram } from './find/find-notams.ts';
import { joinPieces, toSource, type MappedText } from './find/mapped-text.ts';
import { upperCaseLatin } from './find/upper-case.ts';
import type { ItemFacts } from './item/item-facts.ts';
import { readLimits } from './item/read-limits.ts';
import { readLocations } from './item/read-locations.ts';
import { readQualifier } from './item/read-qualifier.ts';
import { readValidity } from './item/read-validity.ts';
import { decodeSchedule } from './item/decode-schedule.ts';
import { rateNotam } from './rate/rate-notam.ts';

const FIRST = 0;

function slice(text: string, span: Span | null | undefined): string | null {
  return span ? text.slice(span.from, span.to) : null;
}

/** The span of the first telegram that has the item: parts repeat it. */
function itemOf(notam: FoundNotam, letter: 'Q' | 'A' | 'B' | 'C' | 'D' | 'F' | 'G'): Span | undefined {
  for (const telegram of notam.telegrams) {
    const span = telegram.items[letter];
    if (span) return span;
  }
  return undefined;
}

/** Item E of all parts in order, joined by line ends. */
function joinText(clean: string, notam: FoundNotam): MappedText | null {
  const pieces: { text: string; from: number; to: number }[] = [];
  for (const telegram of notam.telegrams) {
    const span = telegram.items.E;
    if (!span) continue;
    const before = pieces.at(-1);
    if (before) pieces.push({ text: '\n', from: before.to, to: before.to });
    pieces.push({ text: clean.slice(span.from, span.to), from: span.from, to: span.to });
  }
  return pieces.length === 0 ? null : joinPieces(pieces);
}

function reportMissingParts(notam: FoundNotam, findings: Findings): void {
  const [first] = notam.telegrams;
  const part = first.part;
  if (part === null || part.of <= 1 || part.of > 99) return;
  const present = new Set(notam.telegrams.map((telegram: Telegram) => telegram.part?.part));
  for (let number = 1; number <= part.of; number++) {
    if (!present.has(number)) {
      report(findings, 'text', 'missingPart', part);
      return;
    }
  }
}

function readItems(clean: string, upper: string, notam: FoundNotam, findings: Findings): ItemFacts {
  const [first] = notam.telegrams;
  const { header } = first.start;
  const kind = header?.kind ?? null;
  if (header) {
    findings.spans.id = header.id;
    if (header.kindSpan) findings.spans.kind = header.kindSpan;
    if (header.refersTo) findings.spans.refersTo = header.refersTo;
  }
  const qualifierSpan = itemOf(notam, 'Q');
  const qualifier = qualifierSpan ? readQualifier(upper, qualifierSpan, findings) : null;
  const locationSpan = itemOf(notam, 'A');
  const locations = locationSpan ? readLocations(upper, locationSpan, findings) : [];
  if (!locationSpan) report(findings, 'locations', 'missingLocation', { from: first.from, to: first.from });
  const validity = readValidity(
    upper,
    itemOf(notam, 'B'),
    itemOf(notam, 'C'),
    kind === 'cancel',
    first,
    findings,
  );
  const limits = readLimits(
    upper,
    itemOf(notam, 'F'),
    itemOf(notam, 'G'),
    qualifier,
    locations[FIRST],
    findings,
  );
  reportMissingParts(notam, findings);
  return {
    id: slice(upper, header?.id),
    kind,
    refersTo: slice(upper, header?.refersTo),
    format: 'icao',
    qualifier,
    locations,
    ...validity,
    ...limits,
    scheduleSpan: itemOf(notam, 'D') ?? null,
    body: joinText(clean, notam),
  };
}

function qualifierCircle(qualifier: Qualifier | null): Area | null {
  if (!qualifier?.centre || qualifier.radiusNm === null) return null;
  // 999 stands for a whole flight information region; 0 for no extent at all.
  if (qualifier.radiusNm === 999 || qualifier.radiusNm === 0) return null;
  return {
    source: 'qualifier',
    type: 'circle',
    centre: qualifier.centre,
    radiusNm: qualifier.radiusNm,
    lower: null,
    upper: null,
  };
}

function circleSpan(findings: Findings): Span | undefined {
  const from = findings.spans['qualifier.centre']?.from;
  const to = findings.spans['qualifier.radiusNm']?.to;
  return from !== undefined && to !== undefined && to > from ? { from, to } : undefined;
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
  const [first] = notam.telegrams;
  const domestic = first.start.domestic;
  const items = domestic
    ? readDomestic(clean.text, upper, first, domestic, findings)
    : readItems(clean.text, upper, notam, findings);
  const { scheduleSpan, body, ...facts } = items;
  const text = body?.text ?? null;
  if (body !== null && text !== null && text !== '') findings.spans.text = toSource(body, 0, text.length);
  else if (facts.kind !== 'cancel') report(findings, 'text', 'missingText', { from: first.to, to: first.to });

  const areas: Area[] = [];
  const contacts: NotamFacts['contacts'][number][] = [];
  if (body !== null && text !== null) {
    const upperText = upperCaseLatin(text);
    const drawn = readAreas(upperText, facts.qualifier, [facts.lower, facts.upper]);
    for (const { area, span } of drawn.areas) {
      findings.spans[`areas.${areas.length}`] = toSource(body, span.from, span.to);
      areas.push(area);
    }
    for (const { code, span } of drawn.problems)
      report(findings, 'areas', code, toSource(body, span.from, span.to));
    for (const { contact, from, to } of readContacts(text, upperText)) {
      findings.spans[`contacts.${contacts.length}`] = toSource(body, from, to);
      contacts.push(contact);
    }
  }
  const circle = areas.length === 0 ? qualifierCircle(facts.qualifier) : null;
  if (circle) {
    areas.push(circle);
    const span = circleSpan(findings);
    if (span) findings.spans['areas.0'] = span;
  }
  const schedule = scheduleSpan
    ? decodeSchedule(clean.text, scheduleSpan, facts, areas, context.now, findings)
    : null;

  const rated = {
    ...facts,
    text: text === '' ? null : text,
    schedule,
    areas,
    contacts,
    problems: findings.problems,
  };
  const rating = rateNotam(rated, { groundHeightFtAmsl: context.groundHeightFtAmsl ?? null });

  const from = toSource(clean, notam.from, notam.to);
  const toLocal = (span: Span): Span => {
    const mapped = toSource(clean, span.from, span.to);
    return { from: mapped.from - from.from, to: mapped.to - from.from };
  };
  const spans: Partial<Record<FactPath, Span>> = {};
  for (const path of Object.keys(findings.spans) as FactPath[]) {
    const span = findings.spans[path];
    if (span) spans[path] = toLocal(span);
  }
  return {
    source: pasted.slice(from.from, from.to),
    offset: from.from,
    facts: {
      ...rated,
      rating: {
        level: rating.level,
        reasons: rating.reasons.map((reason) => ({
          ...reason,
          span: reason.span && body ? toLocal(toSource(body, reason.span.from, reason.span.to)) : null,
        })),
      },
      problems: findings.problems.map((problem) => ({ ...problem, ...toLocal(problem) })),
    },
    spans,
  };
}
