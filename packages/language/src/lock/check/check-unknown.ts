import { isLongNumber, isMonthOf, isSameFigure, mayStandFor, type Mention } from '../read/atom.ts';
import type { LockFault, LockFaultCode } from '../fault.ts';
import type { HeldFacts } from '../held/held-facts.ts';

const CODES: Readonly<Record<Mention['atoms'][number]['type'], LockFaultCode>> = {
  time: 'unknownTime',
  date: 'unknownDate',
  position: 'unknownPosition',
  measure: 'unknownMeasure',
  level: 'unknownMeasure',
  phone: 'unknownContact',
  name: 'unknownIdentifier',
  number: 'unknownNumber',
};

const LIST_MARK = /(?:^|[\n.:;。]\s*)\(?$/;
const BEHIND_LIST_MARK = /^(?:[.)]\s|\)|、)/;
const MOST_LIST_ENTRIES = 30;
const FEWEST_OF_TABLE = 5;

/** `1.`, `2)`, `(3)` or `4、` at the start of a line or sentence counts entries and is no fact. */
function isListMark(text: string, { span, atoms }: Mention): boolean {
  const [atom] = atoms;
  return (
    atom?.type === 'number' &&
    atom.value <= MOST_LIST_ENTRIES &&
    LIST_MARK.test(text.slice(Math.max(0, span.from - 4), span.from)) &&
    BEHIND_LIST_MARK.test(text.slice(span.to, span.to + 2))
  );
}

const POINTS =
  /^[\s-]?(?:point|corner|vert|vért|coordin|coorden|koordin|punkt|hjørn|punto|ponto|wierzchoł|współrz|точ(?:ек|к)|вершин|координат|نقاط|نقطة|बिंदु|बिन्दु|বিন্দু|个点|[点點]|地点|個の点|か所|座標|坐标)/iu;

const AREAS =
  /^[\s-]?(?:(?:danger|restricted|prohibited|fare|zonas?|stref|опасн|منطقة|मناطق|ख़?तर|বিপ)?\S*\s)?(?:areas?|zones?|område|zonas?|áreas?|stref|obszar|зон|район|مناطق|منطقة|क्षेत्र|এলাকা|区域|空域|エリア|区|か所|个区|块)/iu;

/** `the 2 areas`: as many as the telegram names or draws. */
function isCountOfAreas(text: string, { span, atoms }: Mention, areas: ReadonlySet<number>): boolean {
  return (
    AREAS.test(text.slice(span.to, span.to + 24)) &&
    atoms.some((atom) => atom.type === 'number' && areas.has(atom.value))
  );
}

const TIMES_BEHIND =
  /^\s?(?:回|次|times?(?!\p{L})|ganger|veces|vezes|razy|раза?(?!\p{L})|مرات|बार(?!\p{L})|বার(?!\p{L}))/iu;

/** `twice`, as `2 times`: as often as the telegram lists something. */
function isCountOfTimes(text: string, { span, atoms }: Mention, counts: ReadonlySet<number>): boolean {
  return (
    TIMES_BEHIND.test(text.slice(span.to, span.to + 8)) &&
    atoms.some((atom) => atom.type === 'number' && (atom.value === 1 || counts.has(atom.value)))
  );
}

const COUNTER = /^\s?(?:[本条條个個つ台基枚座]|か所|箇所)/u;

/** `2本`: as many as the telegram lists. */
function isCounted(text: string, { span, atoms }: Mention, counts: ReadonlySet<number>): boolean {
  return (
    COUNTER.test(text.slice(span.to, span.to + 3)) &&
    atoms.some((atom) => atom.type === 'number' && counts.has(atom.value))
  );
}

/** `the 4 points`: as many as the telegram has, with the first again at the end or without. */
function isCountOfPoints(
  text: string,
  { span, atoms }: Mention,
  points: number,
  corners: ReadonlySet<number>,
): boolean {
  return (
    POINTS.test(text.slice(span.to, span.to + 12)) &&
    atoms.some(
      (atom) =>
        atom.type === 'number' &&
        (atom.value === points || atom.value === points - 1 || corners.has(atom.value)),
    )
  );
}

/** `5.:`, `18, 19 and 20`: days of dates that are known, or that lie between them. */
function isDayOfDates(
  text: string,
  { text: printed, span }: Mention,
  days: ReadonlySet<number>,
  said: readonly Mention[],
): boolean {
  if (!/^\d{1,2}$/.test(printed) || !days.has(Number(printed))) return false;
  const isInList = said.some(
    ({ atoms, span: date }) =>
      atoms[0]?.type === 'date' &&
      (IN_LIST.test(text.slice(span.to, date.from)) || IN_LIST.test(text.slice(date.to, span.from))),
  );
  if (isInList) return true;
  return (
    /^(?:\.?\s?:|\.(?:\s?(?:-|og|i)\s?\d)|\s?日|-?(?:го|е)(?!\p{L})|st|nd|rd|th|º)/u.test(
      text.slice(span.to, span.to + 8),
    ) || DAYS_BEFORE.test(text.slice(Math.max(0, span.from - 16), span.from))
  );
}

const IN_LIST = /^(?:,|、| (?:and|og|y|e|i|oraz|и|و|और|ও|এবং)| و)\s?$/u;
/** A word for days, or a list of them. */
const DAYS_BEFORE =
  /(?:days?|dagene|den|d[ií]as?|dni|dnia|дн[ияей]{1,3}|числа|الأيام|أيام|दिन|तारीख|তারিখ|দিন|日)[,:]?\s(?:\d{1,2}(?:,| و| and| og| y| e| i| и| और| ও|、)\s?){0,2}$/iu;

/** All that is known; the radius of the qualifier too, where the text says its centre. */
function knownFor(said: readonly Mention[], { known, circle }: HeldFacts): readonly Mention[] {
  const centre = circle.slice(0, 2);
  const isCentreSaid =
    centre.length === 2 && centre.every((part) => said.some((mention) => mayStandFor(mention, part)));
  return isCentreSaid ? [...known, ...circle] : known;
}

/** Figures, times, places and names that nothing in the telegram says. */
export function checkUnknown(text: string, said: readonly Mention[], held: HeldFacts): readonly LockFault[] {
  const known = knownFor(said, held);
  const { inText, pointsInText, corners, areaCounts, counts, days, numbered, text: telegram } = held;
  const bare = inText.filter((fact) => !numbered.has(fact));
  const points = pointsInText.length;
  const times = new Set([...counts].filter((count) => count !== points && count !== points - 1));
  const units = unitsOf(telegram);
  const tabled = said.filter(
    (mention) => isLongNumber(mention) && inText.some((fact) => isSameFigure(mention, fact)),
  );
  /** `0.3150; 42`: a bare figure of a table whose others are told by their length. */
  const isOfTable = (mention: Mention): boolean =>
    tabled.length >= FEWEST_OF_TABLE && mention.atoms[0]?.type === 'number' && /^\d{2}$/.test(mention.text);
  return said
    .filter((mention) => mention.implied === undefined && !isListMark(text, mention))
    .filter((mention) => !isDayOfDates(text, mention, days, said))
    .filter((mention) => !isCountOfPoints(text, mention, points, corners))
    .filter((mention) => !isCountOfTimes(text, mention, times))
    .filter((mention) => !isCountOfAreas(text, mention, areaCounts))
    .filter((mention) => !isCounted(text, mention, counts))
    .filter((mention) => !known.some((fact) => mayStandFor(mention, fact) || isMonthOf(mention, fact)))
    .filter(
      (mention) =>
        isOfOtherUnits(mention, units) ||
        !(
          isDay(mention) || isShare(mention) || isLongNumber(mention) || isOfTable(mention) ? inText : bare
        ).some((fact) => isSameFigure(mention, fact)),
    )
    .filter((mention) => !isFamily(mention, known))
    .filter((mention) => !isDayOfRange(mention, said, held))
    .filter((mention) => !isNumberBeforeDate(mention, said, held))
    .map((mention) => ({
      code: CODES[mention.atoms[0]?.type ?? 'number'],
      expected: null,
      found: mention.text,
      span: mention.span,
    }));
}

/** `20, 21 and 22 October` where the telegram says `20-22`. */
function isDayOfRange(
  mention: Mention,
  said: readonly Mention[],
  { known, inText, innerDays }: HeldFacts,
): boolean {
  const [date] = mention.atoms;
  if (date?.type !== 'date') return false;
  const isInList = said.some(
    (other) =>
      other !== mention &&
      other.implied === undefined &&
      other.span.from === mention.span.from &&
      known.some((fact) => mayStandFor(other, fact)),
  );
  if (!isInList) return false;
  return (
    innerDays.has(date.day) || inText.some((fact) => fact.implied !== undefined && mayStandFor(mention, fact))
  );
}

/** `edition 17, 10 July` reads as two days of July. */
function isNumberBeforeDate(
  { span, text, atoms: [date] }: Mention,
  said: readonly Mention[],
  { known, inText }: HeldFacts,
): boolean {
  if (date?.type !== 'date' || !new RegExp(`^0?${String(date.day)}, `).test(text)) return false;
  const isBeforeKnown = said.some(
    (other) =>
      other.implied === undefined &&
      other.span.from === span.from &&
      other.atoms[0] !== date &&
      known.some((fact) => mayStandFor(other, fact)),
  );
  return (
    isBeforeKnown && inText.some(({ atoms: [atom] }) => atom?.type === 'number' && atom.value === date.day)
  );
}

const METRES =
  /\d\s?(?:M|MTRS?|KMS?|CM)\b|METRE|METER|\b(?:TORA|TODA|ASDA|LDA|RVR|VIS|DIST|LEN|WID|DIMENSIONS?)/;
const KILOMETRES = /\d\s?KMS?\b|KILOM/;

/** Units that a bare figure of the telegram is not given where the telegram itself uses none of their kind. */
function unitsOf(telegram: string): ReadonlySet<string> {
  return new Set([...(METRES.test(telegram) ? [] : ['m']), ...(KILOMETRES.test(telegram) ? [] : ['km'])]);
}

/** `1900 m` where the telegram says `1900` and no metres: heights without a unit are feet (ICAO Annex 5). */
function isOfOtherUnits({ atoms: [atom] }: Mention, others: ReadonlySet<string>): boolean {
  return atom?.type === 'measure' && others.has(atom.unit);
}

/** `18日` may be a day of the month. */
function isDay({ atoms: [atom] }: Mention): boolean {
  return atom?.type === 'measure' && atom.unit === 'day';
}

/** `TWY 100 DRY` says how much of it. */
function isShare({ atoms: [atom] }: Mention): boolean {
  return atom?.type === 'measure' && atom.dimension === 'share';
}

/** `EGD701` for `EGD701A` to `EGD701Y`. */
function isFamily({ atoms: [name] }: Mention, known: readonly Mention[]): boolean {
  if (name?.type !== 'name' || !/^(?:[A-Z]{2})?[A-Z]\d{2}/.test(name.text)) return false;
  const family = new RegExp(`^(?:[A-Z]{2})?${name.text}[A-Z]$`);
  const members = known.flatMap(({ atoms }) =>
    atoms.flatMap((atom) => (atom.type === 'name' && family.test(atom.text) ? [atom.text] : [])),
  );
  return new Set(members).size > 1;
}
