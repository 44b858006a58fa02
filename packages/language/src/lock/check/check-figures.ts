import { isLongNumber, isSameFigure, mayStandFor, standsFor, type Mention } from '../read/atom.ts';
import type { LockFault } from '../fault.ts';
import type { HeldFacts } from '../held/held-facts.ts';
import { areBoundsOfDates, pairHoursApart } from '../read/pair-hours-apart.ts';
import { pairMomentRanges, type MomentRange } from '../read/pair-moment-ranges.ts';
import { pairHours, pairHoursOverDate, pairMoments, type Hours } from '../read/pair-moments.ts';
import { pairPoints } from '../read/pair-points.ts';
import type { Vocabulary } from '../read/vocabulary.ts';

/** Whether `mention` says the fact, or the figure of a measure whose unit the head of a table has. */
function saysFact(mention: Mention, fact: Mention): boolean {
  if (mayStandFor(mention, fact)) return true;
  return isLongNumber(mention) && fact.atoms[0]?.type === 'measure' && isSameFigure(mention, fact);
}

/** What the text leaves out. */
export function checkMissing(
  text: string,
  said: readonly Mention[],
  { required }: HeldFacts,
  { concepts }: Vocabulary,
): readonly LockFault[] {
  const missing = new Map<string, LockFault>();
  const everyDay = text.search(concepts.daily) !== -1;
  for (const fact of required) {
    if (fact.atoms.length === 0 || said.some((mention) => saysFact(mention, fact))) continue;
    if (fact.atoms[0]?.type === 'date' && everyDay && isInner(fact, required)) continue;
    missing.set(fact.text, { code: 'missing', expected: fact.text, found: null, span: null });
  }
  return [...missing.values()];
}

/** Whether a date lies within those that are named, so that `every day` says it. */
function isInner(fact: Mention, required: readonly Mention[]): boolean {
  const order = ({ atoms }: Mention): number => {
    const [atom] = atoms;
    return atom?.type === 'date' ? atom.month * 100 + atom.day : Number.NaN;
  };
  const days = required.filter(({ atoms }) => atoms[0]?.type === 'date').map(order);
  return Math.min(...days) < order(fact) && order(fact) < Math.max(...days);
}

/** Points of an area that the text leaves out, though each half of them stands in another point. */
export function checkMissingPoints(
  said: readonly Mention[],
  { pointsInText }: HeldFacts,
): readonly LockFault[] {
  const told = pairPoints(said);
  if (told.length === 0) return [];
  return pointsInText
    .filter((point) => !told.some((one) => mayStandFor(one[0], point[0]) && mayStandFor(one[1], point[1])))
    .map((point) => ({
      code: 'missing',
      expected: `${point[0].text} ${point[1].text}`,
      found: null,
      span: null,
    }));
}

/** Latitudes with the longitude of another point. */
export function checkPoints(
  text: string,
  said: readonly Mention[],
  { points, known }: HeldFacts,
): readonly LockFault[] {
  const isKnown = (mention: Mention): boolean => known.some((fact) => mayStandFor(mention, fact));
  return pairPoints(said)
    .filter(([latitude, longitude]) => isKnown(latitude) && isKnown(longitude))
    .filter(
      ([latitude, longitude]) =>
        !points.some((point) => mayStandFor(latitude, point[0]) && mayStandFor(longitude, point[1])),
    )
    .map(([latitude, longitude]) => {
      const span = { from: latitude.span.from, to: longitude.span.to };
      return { code: 'unknownPosition', expected: null, found: text.slice(span.from, span.to), span };
    });
}

/** `the night to 20 September, 21:00 to 05:00` names the day on which the night ends. */
const NIGHT = /natt|night|noche|noite|madrugada|noc|ноч|रात|রাত|夜|ليل/iu;
const BEFORE_DATE = 20;

function isNightTo(text: string, { span: { from } }: Mention): boolean {
  return NIGHT.test(text.slice(Math.max(0, from - BEFORE_DATE), from));
}

function isDayBefore({ atoms: [earlier] }: Mention, { atoms: [later] }: Mention): boolean {
  if (earlier?.type !== 'date' || later?.type !== 'date') return false;
  const year = earlier.year ?? later.year ?? 2000;
  const next = new Date(Date.UTC(year, earlier.month - 1, earlier.day + 1));
  return next.getUTCDate() === later.day && next.getUTCMonth() + 1 === later.month;
}

/** Dates with a time that belongs to another one. */
export function checkMoments(
  text: string,
  said: readonly Mention[],
  held: HeldFacts,
  { words: { to } }: Vocabulary,
): readonly LockFault[] {
  return pairMoments(text, said, to)
    .filter(({ date, time }) => {
      const known = held.moments.some(
        (moment) => mayStandFor(date, moment.date) && mayStandFor(time, moment.time),
      );
      if (
        isNightTo(text, date) &&
        held.moments.some((moment) => isDayBefore(moment.date, date) && mayStandFor(time, moment.time))
      )
        return false;
      const isOfAnotherInList = said.some(
        (other) =>
          other !== date &&
          other.implied === undefined &&
          other.span.from === date.span.from &&
          held.moments.some((moment) => mayStandFor(other, moment.date) && mayStandFor(time, moment.time)),
      );
      return (
        !known &&
        !isOfAnotherInList &&
        !time.atoms.some((atom) => held.times.some((other) => standsFor(atom, other)))
      );
    })
    .filter(({ date, time }) => {
      const isKnown = (mention: Mention): boolean => held.known.some((fact) => mayStandFor(mention, fact));
      return isKnown(date) && isKnown(time);
    })
    .map(({ date, time }) => {
      const right = held.moments.find((moment) => mayStandFor(date, moment.date));
      return {
        code: 'wrongMoment',
        expected: right?.time.text ?? null,
        found: text.slice(date.span.from, time.span.to),
        span: { from: date.span.from, to: time.span.to },
      };
    });
}

function minuteOf({ atoms }: Mention): number {
  const time = atoms.find(({ type }) => type === 'time');
  return time?.type === 'time' ? time.minute : 0;
}

/** `from 22 October at 20:00 to 23 October at 03:30` says the hours as well. */
function isWithinADay([first, last]: MomentRange): boolean {
  return (
    mayStandFor(first.date, last.date) ||
    (isDayBefore(first.date, last.date) && minuteOf(last.time) <= minuteOf(first.time))
  );
}

/** Hours of items D and E that the text does not say as a period, so that they read as a beginning and an end. */
export function checkMissingHours(
  text: string,
  said: readonly Mention[],
  { requiredHours }: HeldFacts,
  { words: { and }, range }: Vocabulary,
): readonly LockFault[] {
  const paired = pairHours(text, said, { ...range, to: `${range.to}|${and}` });
  const ends = new Set(paired.map(([, until]) => until));
  const beginnings = new Set(paired.map(([from]) => from));
  const told = [
    ...paired.filter((pair) => !areBoundsOfDates(text, said, pair, and)),
    // `11:00-12:00, 13:00-14:30` does not say 12:00 to 13:00.
    ...pairHoursApart(said).filter(([from, until]) => !ends.has(from) || !beginnings.has(until)),
    ...pairHoursOverDate(text, said, range),
    ...pairMomentRanges(text, said, range)
      .filter(isWithinADay)
      .map(([first, last]): Hours => [first.time, last.time]),
  ];
  return requiredHours
    .filter(
      ([from, until]) => !told.some((pair) => mayStandFor(pair[0], from) && mayStandFor(pair[1], until)),
    )
    .map(([from, until]) => ({
      code: 'missing',
      expected: `${from.text} - ${until.text}`,
      found: null,
      span: null,
    }));
}

/** Hours that begin with one period of the telegram and end with another. */
export function checkHours(
  text: string,
  said: readonly Mention[],
  { hours, inText }: HeldFacts,
  { range }: Vocabulary,
): readonly LockFault[] {
  const isNumber = ({ atoms }: Mention): boolean =>
    atoms.some(
      (atom) =>
        atom.type === 'number' &&
        atom.value <= 24 &&
        inText.some((fact) => fact.atoms[0]?.type === 'number' && standsFor(atom, fact.atoms[0])),
    );
  return pairHours(text, said, range)
    .filter(([from, until]) => !isNumber(from) || !isNumber(until))
    .filter(
      ([from, until]) => !hours.some((known) => mayStandFor(from, known[0]) && mayStandFor(until, known[1])),
    )
    .map(([from, until]) => {
      const span = { from: from.span.from, to: until.span.to };
      return { code: 'unknownTime', expected: null, found: text.slice(span.from, span.to), span };
    });
}
