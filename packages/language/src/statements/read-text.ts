import type { Span } from '@klarnotam/aviation';
import { readClause, readClauseInPart, splitClauses, type Clause, type DecodedNotam } from '@klarnotam/notam';
import { alignText } from '../explain/align-text.ts';
import { isGround } from './said-by-facts.ts';

/** The number or sign of an entry in a list, but not the start of a decimal. */
const LIST_MARKER =
  /^(?:\d{1,2}[.)]\s+(?=\d{1,3}(?:\.\d{1,2})?(?:KM|NM|M) )|(?:\d{1,2}(?:\.\d{1,2}){0,2}[.)]-?|[A-Z]\)|[-*+])\s*(?=[^\d\s]|\d{4}))/;

/** Says of what follows only that it is a remark. */
const REMARKS = /^(?:RMKS? ?[:/]|REMARKS? ?:)[ -]*(?=\S)/i;

/** The aerodrome of item A heads what is told of it: `LEEDS EAST AIRPORT (EGCM) - CRANE …`; the place says it. */
const AERODROME_HEAD =
  /(?<before>^|\d ?- )(?:(?![^(]*\b(?:AT|OF|IN|ON|NEAR|AROUND|FM|FROM|TO|OVER|WI|WITHIN|VCY|VICINITY|FOR|BY|IS|ARE|WILL)\b)[A-Z][A-Z'/ -]{1,40} )?(?:AIRPORT|AERODROME|AIRFIELD|AD|AP) ?\((?<code>[A-Z]{4})\)(?: ?[-–:] ?|\.?$)/i;

/** Words that announce positions or heights, which facts say. */
const ANNOUNCING =
  /\b(?:AREAS?|WI|WITHIN|CIRCLE|RADIUS|CENT(?:RED|ERED|RE|ER)|ON|OF|AT|IN|AN?|THE|BOUNDED|BY|LINES?|STRAIGHT|JOINING|CONNECTING|COORD(?:INATES?|S)?|PSN|POSITIONS?|POINTS?|POLYGON|FLW|FOLLOWING|AS|FOLLOWS|BACK|TO|START|FROM|FM|UP|AND)\b/g;
const HEIGHT =
  /\b(?:SFC|GND|GROUND|SURFACE|UNL|UNLTD|UNLIMITED|FL ?\d{2,3}|\d{1,5} ?(?:M|FT|FEET|MTR)(?: ?(?:AGL|AMSL|MSL))?)\b/g;
const LIST_NUMBER = /^\s*(?:\(?\d{1,3}\)?|[A-Z]\))?\s*[.):-]*/;

/** Stands for positions in a quotation: the list of positions has them. */
const OMITTED = '[…]';

/** Names of points that an office puts in quotation marks: `BTN 'MATLU' AND 'KETIV'`. */
const QUOTED_POINT = /'([A-Z]{5})'/g;
/** At the end of an unread stretch, what leads to the height or position behind it, which is read. */
const ANNOUNCES_READ = /(?:(?:^|[\s,.])(?:MAX(?:IMUM)?|JIB|HGT|HEIGHT|HT|UP ?TO|TO|OF|ON|AND|AT|WI))+\s*$/i;

/** A clause of item E and how much of it is understood. */
export interface TextPart {
  /** Offsets into the telegram. */
  readonly span: Span;
  /** As printed, on one line. */
  readonly original: string;
  /** The same without the positions of its areas: `[…]` stands for them. */
  readonly rest: string;
  readonly reading:
    | { readonly type: 'whole'; readonly clause: Clause }
    | { readonly type: 'partly'; readonly clause: Clause; readonly quotes: readonly string[] }
    /** Positions and heights that the facts hold; `name` is what else stands beside them. */
    | { readonly type: 'areas'; readonly name: string | null }
    | { readonly type: 'unread' };
  /** The areas of the facts that are read from it, by their index. */
  readonly areas: readonly number[];
}

/** Item E clause by clause, in order; together the parts cover all of it but blanks. */
export function readText({ facts, source, spans }: DecodedNotam): readonly TextPart[] {
  const { text } = facts;
  if (text === null) return [];
  const toSource = alignText(text, source, spans.text ?? null);
  const areaSpans = facts.areas.map((area, index) =>
    area.source === 'qualifier' ? undefined : spans[`areas.${index}`],
  );
  const areCounted =
    facts.areas.filter(({ source, role }) => source === 'text' && role === 'hazard').length > 1;
  let next = 0;
  const parts = splitClauses(text).map((clauseSpan): TextPart => {
    const span = toSource(clauseSpan);
    // Areas stand in the order of the text; one may go on over several clauses.
    while (next < areaSpans.length && (areaSpans[next]?.to ?? 0) <= span.from) next++;
    const areas: number[] = [];
    for (let index = next; index < areaSpans.length; index++) {
      const area = areaSpans[index];
      if (area !== undefined && area.from >= span.to) break;
      if (area !== undefined && area.to > span.from) areas.push(index);
    }
    const original = text.slice(clauseSpan.from, clauseSpan.to).replace(/\s+/g, ' ');
    const said = areas.filter((index) => facts.areas[index]?.complete === true);
    const limits = [facts, ...said.flatMap((index) => facts.areas[index] ?? [])];
    const spansSaid = said.map((index) => areaSpans[index]);
    const rest = withoutAreas(source, span, spansSaid);
    return {
      span,
      original,
      rest: areCounted
        ? withoutAreas(
            source,
            span,
            spansSaid.map((area) => area && withoutRadius(source, area)),
          )
        : rest,
      areas,
      reading:
        heldLimits(original, facts) ??
        readPart(
          withoutHead(original, facts),
          rest,
          said.length > 0 && said.length === areas.length ? limits : null,
        ),
    };
  });
  return withConditions(parts);
}

const CONDITION = /\b(?:WHEN|IF|UNLESS|WHILE|UNTIL|INOP|EXC|EXCEPT|ONLY)\b/i;

/** `WHEN ALS INOP INCREASE CAT AB VIS TO 1; CAT C VIS TO 1 1/2.`: an unread condition holds for the figures behind it, too. */
function withConditions(parts: readonly TextPart[]): readonly TextPart[] {
  let isBound = false;
  let goesOn = false;
  return parts.map((part) => {
    const { reading, original } = part;
    const isRow = reading.type === 'whole' && reading.clause.kind === 'minima';
    // A row of its own line begins anew, but behind a semicolon it goes on.
    const isUnder = isRow && isBound && (goesOn || !hasOwnLine(reading.clause));
    if (!isUnder)
      isBound = (reading.type === 'unread' || reading.type === 'partly') && CONDITION.test(original);
    goesOn = original.endsWith(';');
    return isUnder ? { ...part, reading: { type: 'unread' } } : part;
  });
}

function hasOwnLine({ line, isCircling }: Extract<Clause, { readonly kind: 'minima' }>): boolean {
  return line !== null || isCircling;
}

function withoutHead(original: string, { locations }: DecodedNotam['facts']): string {
  return original.replace(AERODROME_HEAD, (head: string, before: string, code: string) =>
    locations.includes(code.toUpperCase()) ? before : head,
  );
}

/** `limits` are those that are said with the areas of the part; null: its positions are not all said. */
function readPart(original: string, rest: string, limits: readonly Limits[] | null): TextPart['reading'] {
  const printed = original.replace(LIST_MARKER, '').replace(REMARKS, '');
  const upper = printed.toUpperCase();
  const whole = readClause(upper.replace(QUOTED_POINT, '$1'));
  if (whole !== null) return { type: 'whole', clause: whole };
  const name = limits === null ? undefined : nameIn(rest.replaceAll(OMITTED, ' '), limits);
  if (name !== undefined) return { type: 'areas', name };
  // `MAX HEIGHT:` at the end of a line leads to the next.
  if (printed.replace(/[ .,:;-]+$/, '').replace(ANNOUNCES_READ, '') === '')
    return { type: 'areas', name: null };
  const partly = readClauseInPart(upper);
  if (partly === null) return { type: 'unread' };
  if (partly.unread.length === 0 && !partly.isPrinted) return { type: 'whole', clause: partly.clause };
  const quotes = partly.unread.map(({ from, to }) =>
    printed
      .slice(from, to)
      .replace(/^[ ,.:;-]+|[ ,.:;-]+$/g, '')
      .replace(ANNOUNCES_READ, '')
      .replace(/[ ,.:;-]+$/, ''),
  );
  const left = quotes.filter((quote) => quote !== '');
  return left.length === 0 && !partly.isPrinted
    ? { type: 'whole', clause: partly.clause }
    : { type: 'partly', clause: partly.clause, quotes: left };
}

const RADIUS_BEFORE = /^[^\d]{0,40}\d[\d.,]{0,6}\s?(?:NM|KM|MI|M|FT)\b[^\d]{0,60}(?=\d)/i;

/** The positions of `area` alone: where areas are only counted, nothing else tells the radius. */
function withoutRadius(source: string, area: Span): Span {
  const radius = RADIUS_BEFORE.exec(source.slice(area.from, area.to))?.[0] ?? '';
  return { from: area.from + radius.length, to: area.to };
}

/** What of `span` is no area; the positions of each are left out. */
function withoutAreas(source: string, span: Span, areas: readonly (Span | undefined)[]): string {
  let rest = '';
  let at = span.from;
  for (const area of areas) {
    if (area === undefined || area.to <= at) continue;
    rest += `${source.slice(at, Math.max(at, area.from))} ${OMITTED} `;
    at = area.to;
  }
  return (rest + source.slice(at, Math.max(at, span.to))).replace(/\s+/g, ' ').trim();
}

type Limits = Pick<DecodedNotam['facts'], 'lower' | 'upper'>;

const LIMITS_HEAD = /^(?:VERTICAL|VERT|HEIGHT|ALTITUDE) LIMITS? ?:? ?/;

/** `VERTICAL LIMITS:SFC-20,000M` where items F and G say the same; null for all else. */
function heldLimits(original: string, { lower, upper }: Limits): TextPart['reading'] | null {
  const text = original.toUpperCase();
  if (!GROUPED_FIGURE.test(text) || !LIMITS_HEAD.test(text) || lower === null || upper === null) return null;
  const printed = text.replace(LIMITS_HEAD, '').replace(/(?<=\d),(?=\d{3})/g, '');
  const heights = printed.match(HEIGHT) ?? [];
  const rest = printed.replace(HEIGHT, '').replace(/[-–/.,; ]/g, '');
  const areHeld = heights.length === 2 && heights.every((height) => isHeld(height, [{ lower, upper }]));
  if (rest !== '' || !areHeld) return null;
  return {
    type: 'whole',
    clause: { kind: 'adjuncts', adjuncts: [{ type: 'range', lower, upper: [upper] }] },
  };
}

const GROUPED_FIGURE = /\d,\d{3}/;

/** Whether a height as printed is one of `limits`, so that it is said with them. */
function isHeld(printed: string, limits: readonly Limits[]): boolean {
  const figure = /\d+/.exec(printed)?.[0];
  return limits.some(({ lower, upper }) => {
    if (figure !== undefined) return [lower, upper].some((height) => height?.value === Number(figure));
    if (printed.startsWith('UNL'))
      return upper !== null && (upper.value === null || upper.reference === 'unl');
    return lower !== null && isGround(lower);
  });
}

/** At most a few words without figures of time and without a verb may name an area. */
const NAME = /^\(?[A-Z][A-Z'-]*(?: (?:[A-Z][A-Z'-]*|\d{1,2})){0,3}\)?$/;
const NO_NAME =
  /\b(?:NOT|NO|EXC|EXCEPT|EXCL|EXCLUDING|OUTSIDE|ONLY|ACT|ACTIVE|ACTIVATED|CLSD|CLOSED|PROHIBITED|WILL|IS|ARE|DUE|CNL|UNTIL|ABV|BLW|MAX|AVOID|REMOVED|UNLESS|ELEV|OBST|CRANE|LGT|LGTD|LIT|UNLIT|QNE|QNH|QFE|STD|AMSL|MSL|AGL|ASFC|AMS)\b/;

/** What names the area beside its positions: null: nothing does; undefined: more is said there than a name. */
function nameIn(rest: string, limits: readonly Limits[]): string | null | undefined {
  // Points by their names belong to the line; they are quoted with it.
  if (/(?:^|[\s:-])[A-Z]{5}\s?-|-\s?[A-Z]{5}(?=\s|$)/.test(rest)) return undefined;
  if (!(rest.toUpperCase().match(HEIGHT) ?? []).every((height) => isHeld(height, limits))) return undefined;
  const bare = rest
    .toUpperCase()
    .replace(LIST_NUMBER, ' ')
    .replace(HEIGHT, ' ')
    .replace(/[-/–](?= |$)|(?<= )[-/–]/g, ' ')
    .replace(/[\s,.:;]+/g, ' ')
    .trim();
  const unannounced = bare.replace(ANNOUNCING, ' ').replace(/\s+/g, ' ').trim();
  if (unannounced === '') return null;
  const name = bare
    .replace(/^(?:(?:WI|WITHIN|CIRCLE|AT|IN|PSN|AREA(?= \())(?![A-Z])\s*)+|(?<![A-Z])\s*AREA$/g, '')
    .trim();
  return NAME.test(name) && !NO_NAME.test(name) ? name.replace(/^\(|\)$/g, '') : undefined;
}
