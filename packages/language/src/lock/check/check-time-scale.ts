import type { Mention } from '../read/atom.ts';
import type { LockFault } from '../fault.ts';
import type { HeldFacts } from '../held/held-facts.ts';
import type { Vocabulary } from '../read/vocabulary.ts';

const TELEGRAM_LOCAL =
  /\bDAYLIGHT SAV|\bLOCAL (?:TIME|HR|HOUR|SUMMER|STANDARD)|(?:\d|\bHRS?|\bHOURS?|\bTIMES?|\bIN|\bALL|\()\s?\(?LOCAL\b(?! [A-Z]{4})|\bLT\b|\bLMT\b|\bDT\b|\d\s?LOC\b|\d\s?(?:CES?T|BST|EDT|MSK)\b/;
/** Right behind a time. */
const LOCAL_BEHIND =
  /^[\s(,]{0,3}(?:lo[ck]al(?!i[sz])|স্থানীয|स्थानीय|(?:当|本)地|现地|現地|محلي|местн|miejscow|(?-i:LOC|LT|CES?T|WES?T|EES?T|MSK|BST|GST|JST|KST|IST|[ECMP][SD]T)(?!\p{L})|lok\.|UTC[+-](?!0{1,2}(?!\d))\d{1,2}(?![\d:.]|\s?\p{L}))/iu;
const SECTION_BEFORE = /\bAD\s?$/;
const BESIDE = 28;
const NEGATED_WITHIN = 16;
/** `而非当地时间` */
const NOT_HAN = /[非不][^,。、;]{0,2}$/u;

/** Times of the telegram, which are UTC, said as those of another scale, or without any. */
export function checkTimeScale(
  text: string,
  said: readonly Mention[],
  held: HeldFacts,
  { words, concepts }: Vocabulary,
): readonly LockFault[] {
  const times = said.filter(
    ({ atoms, implied }) => implied === undefined && atoms.some(({ type }) => type === 'time'),
  );
  if (times.length === 0) return [];
  const isCertain = times.some(({ atoms }) => atoms[0]?.type === 'time');
  const utc = new RegExp(`${words.utc}|\\dZ(?!\\p{Script=Latin})`, 'iu');
  if (isCertain && !utc.test(text)) return [{ code: 'missing', expected: 'UTC', found: null, span: null }];
  if (held.localMinutes.size === 0 && TELEGRAM_LOCAL.test(held.text)) return [];
  const start = words.wordStart ? '(?<!\\p{L})' : '';
  const local = new RegExp(`${start}(?:${words.localTime})`, 'giu');
  if (held.localMinutes.size > 0) {
    const utcBehind = new RegExp(`^[\\s(]{0,2}(?:${words.utc})(?![\\s:]{0,2}\\d)`, 'iu');
    const utcBefore = new RegExp(`(?:${words.utc})[\\s:]{0,2}$`, 'iu');
    const asUtc = times.filter(
      ({ span, atoms }) =>
        (utcBehind.test(text.slice(span.to, span.to + BESIDE)) ||
          utcBefore.test(text.slice(Math.max(0, span.from - BESIDE), span.from))) &&
        atoms.some((atom) => atom.type === 'time' && isLocalOnly(atom.minute, held)),
    );
    return [
      ...wronglyLocal(text, times, held.localMinutes, local),
      ...asUtc.map(({ text: found, span }) => ({
        code: 'wrongTimeScale' as const,
        expected: 'local',
        found,
        span,
      })),
    ];
  }
  const named = Array.from(text.matchAll(local), ({ 0: found, index: from }) => ({
    found,
    from,
    to: from + found.length,
  }))
    // `not local time`
    .filter(
      // One letter more, so that the end of a word is not taken for one.
      ({ found, from }) => {
        const before = text.slice(Math.max(0, from - NEGATED_WITHIN - 1), from);
        return /\p{Script=Han}/u.test(found) ? !NOT_HAN.test(before) : before.search(concepts.negation) < 1;
      },
    );
  const behind = times.flatMap(({ span }) => {
    // `AD 2.20 LOCAL TRAFFIC REGULATIONS`
    if (SECTION_BEFORE.test(text.slice(Math.max(0, span.from - 4), span.from))) return [];
    const match = LOCAL_BEHIND.exec(text.slice(span.to, span.to + BESIDE));
    return match === null ? [] : [{ found: text.slice(span.from, span.to) + match[0], ...span }];
  });
  return [...named, ...behind].map(({ found, from, to }) => ({
    code: 'wrongTimeScale',
    expected: 'UTC',
    found,
    span: { from, to },
  }));
}

/** With the day between: `当地时间18日12:00`. */
const BEHIND_DAY = /^[\s,:(]{0,3}(?:\d{1,2}\s?日\s?)?$/;
/** Whether item E gives the minute as local time, and nothing gives it as UTC. */
function isLocalOnly(minute: number, { localMinutes, moments, text }: HeldFacts): boolean {
  const utc = `${String(Math.floor(minute / 60)).padStart(2, '0')}:?${String(minute % 60).padStart(2, '0')}\\s?(?:Z|UTC)`;
  return (
    localMinutes.has(minute) &&
    !new RegExp(utc).test(text) &&
    !moments.some(({ time }) => time.atoms.some((atom) => atom.type === 'time' && atom.minute === minute))
  );
}

const RIGHT_BESIDE = /^[\s,:(]{0,3}$/;

/** Times marked as local beside which the telegram says UTC, where it marks both. */
function wronglyLocal(
  text: string,
  times: readonly Mention[],
  localMinutes: ReadonlySet<number>,
  local: RegExp,
): readonly LockFault[] {
  return Array.from(text.matchAll(local)).flatMap(({ 0: found, index }): LockFault[] => {
    const end = index + found.length;
    const before = times.find(
      ({ span }) => span.to <= index && RIGHT_BESIDE.test(text.slice(span.to, index)),
    );
    const behind = times.find(({ span }) => span.from >= end && BEHIND_DAY.test(text.slice(end, span.from)));
    // `04:00 (local time 12:00)`
    const opens = before !== undefined && text.slice(before.span.to, index).includes('(');
    const marked = opens ? (behind ?? before) : (before ?? behind);
    const isLocal =
      marked?.atoms.some((atom) => atom.type === 'time' && localMinutes.has(atom.minute)) ?? true;
    return isLocal
      ? []
      : [{ code: 'wrongTimeScale', expected: 'UTC', found, span: { from: index, to: end } }];
  });
}
