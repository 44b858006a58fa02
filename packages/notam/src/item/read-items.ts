import { joinPieces, type MappedText, type Span } from '@klarnotam/aviation';
import { report, type Findings } from '../findings.ts';
import type { LabelledItems } from '../find/cut-labelled.ts';
import type { FoundNotam, Telegram } from '../find/find-notams.ts';
import type { ItemsRead } from './item-facts.ts';
import { readLimits } from './read-limits.ts';
import { readLocations } from './read-locations.ts';
import { readPrintedPeriod } from './read-printed-period.ts';
import { readCodeAlone, readQualifier } from './read-qualifier.ts';
import { readValidity } from './read-validity.ts';

function slice(text: string, span: Span | null | undefined): string | null {
  return span ? text.slice(span.from, span.to) : null;
}

/** Each item as the first telegram that has it gives it: parts repeat them. */
function itemsOf({ telegrams }: FoundNotam): LabelledItems {
  if (telegrams.length === 1) return telegrams[0].items;
  return telegrams.reduceRight<LabelledItems>(
    (items, telegram) => ({ ...items, ...telegram.items }),
    telegrams[0].items,
  );
}

/** Item E, or what stands in its place in a layout without item letters. */
export function textsOf({ items }: Telegram): readonly Span[] {
  return items.texts ?? (items.E ? [items.E] : []);
}

/** Item E of all parts in order, joined by line ends. */
function joinText(clean: string, notam: FoundNotam): MappedText | null {
  const pieces: { text: string; from: number; to: number }[] = [];
  for (const telegram of notam.telegrams) {
    for (const span of textsOf(telegram)) {
      const before = pieces.at(-1);
      if (before) pieces.push({ text: '\n', from: before.to, to: before.to });
      pieces.push({ text: clean.slice(span.from, span.to), from: span.from, to: span.to });
    }
  }
  return pieces.length === 0 ? null : joinPieces(pieces);
}

function reportMissingParts(notam: FoundNotam, findings: Findings): void {
  const [first] = notam.telegrams;
  const part = first.part;
  if (part === null || part.of <= 1 || part.of > 99) return;
  const present = new Set(notam.telegrams.map((telegram) => telegram.part?.part));
  for (let number = 1; number <= part.of; number++) {
    if (!present.has(number)) {
      report(findings, 'text', 'missingPart', part);
      return;
    }
  }
}

/** `A 1234/26` is `A1234/26`. */
function joinSeries(identifier: string | null): string | null {
  return identifier?.charAt(1) === ' ' ? identifier.replace(/^([A-Z]) /, '$1') : identifier;
}

/** The header and the items of an ICAO NOTAM whose parts were found in `clean`; `upper` is that in upper case. */
export function readItems(clean: string, upper: string, notam: FoundNotam, findings: Findings): ItemsRead {
  const [first] = notam.telegrams;
  const { header } = first.start;
  const kind = header?.kind ?? null;
  if (header) {
    if (header.id) findings.spans.id = header.id;
    if (header.kindSpan) findings.spans.kind = header.kindSpan;
    if (header.refersTo) findings.spans.refersTo = header.refersTo;
  }
  const { Q, A, B, C, D, F, G, period, placeLine, code } = itemsOf(notam);
  const qualifier = Q
    ? readQualifier(upper, Q, findings)
    : code
      ? readCodeAlone(upper, code, findings)
      : null;
  const locations = A ? readLocations(upper, A, findings) : [];
  if (placeLine && locations.length > 0) findings.spans.locations = placeLine;
  if (!A) report(findings, 'locations', 'missingLocation', { from: first.from, to: first.from });
  const cancels = kind === 'cancel';
  const validity = period
    ? readPrintedPeriod(period, cancels, findings)
    : readValidity(upper, B, C, cancels, first, findings);
  const limits = readLimits(upper, F, G, qualifier, locations[0], findings);
  reportMissingParts(notam, findings);
  return {
    facts: {
      id: joinSeries(slice(upper, header?.id)),
      kind,
      refersTo: joinSeries(slice(upper, header?.refersTo)),
      format: 'icao',
      qualifier,
      locations,
      validFrom: validity.validFrom,
      validTo: validity.validTo,
      permanent: validity.permanent,
      estimated: validity.estimated,
      lower: limits.lower,
      upper: limits.upper,
    },
    scheduleSpan: D ?? null,
    body: joinText(clean, notam),
  };
}
