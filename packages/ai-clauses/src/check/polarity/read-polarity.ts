import type { LanguageCode } from '@klarnotam/language';
import { findWords, type FindWords, type Hit } from '../match-words.ts';
import { BREAK_TOKEN, readTokens, UNSPACED, type Token } from '../tokens.ts';
import { POLARITY_WORDS } from './polarity-words-table.ts';
import { DENIED, type Meaning } from './meaning.ts';
import type { PolarityWords } from './polarity-words.ts';

/** How often a sentence says each meaning, in normal form: "not allowed" is a ban, "not open" is closed. */
export type Polarity = ReadonlyMap<Meaning, number>;

interface Said {
  readonly meaning: Meaning;
  readonly start: number;
  readonly end: number;
  /** A denial that is a part of its word, and denies nothing else. */
  readonly isPrefix: boolean;
}

interface Reader {
  readonly find: FindWords;
  readonly list: PolarityWords;
}

const readers = new Map<LanguageCode, Reader>();

function readerFor(language: LanguageCode): Reader {
  const known = readers.get(language);
  if (known !== undefined) return known;
  const list = POLARITY_WORDS[language];
  const reader = { list, find: findWords(list.words, language) };
  readers.set(language, reader);
  return reader;
}

function isMeaning(hit: Hit): hit is Hit & { readonly meaning: Meaning } {
  return hit.meaning !== 'none';
}

/** What is said word by word, before denials are taken together with what they deny. */
function saidIn(tokens: readonly Token[], { find, list: { denies } }: Reader): readonly Said[] {
  const hits = find(tokens);
  const said: Said[] = hits
    .filter(isMeaning)
    .map(({ meaning, start, end }) => ({ meaning, start, end, isPrefix: false }));
  if (denies === null) return said;
  const taken = new Set(
    hits.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, index) => start + index)),
  );
  tokens.forEach(({ forms, slot }, start) => {
    if (slot === null && !taken.has(start) && forms.some((form) => denies.test(form)))
      said.push({ meaning: 'not', start, end: start + 1, isPrefix: true });
  });
  return said.sort((one, other) => one.start - other.start);
}

/** The place among `said` of what the denial at `index` denies, or -1. */
function deniedBy(
  said: readonly (Said | null)[],
  index: number,
  tokens: readonly Token[],
  reach: PolarityWords['reach'],
): number {
  const denial = said[index];
  if (denial === null || denial === undefined) return -1;
  let nearest = -1;
  let nearestGap = Infinity;
  said.forEach((other, place) => {
    if (other === null || place === index || DENIED[other.meaning] === undefined) return;
    const isAfter = other.start >= denial.end;
    const [from, to] = isAfter ? [denial.end, other.start] : [other.end, denial.start];
    const gap = to - from;
    if (gap > (isAfter ? reach.forward : reach.back) || gap >= nearestGap) return;
    if (tokens.slice(from, to).some(({ forms }) => forms[0] === BREAK_TOKEN)) return;
    nearest = place;
    nearestGap = gap;
  });
  return nearest;
}

function withDenials(
  said: readonly Said[],
  tokens: readonly Token[],
  reach: PolarityWords['reach'],
): readonly Said[] {
  const left: (Said | null)[] = [...said];
  left.forEach((one, index) => {
    if (one?.meaning !== 'not' || one.isPrefix) return;
    const denied = deniedBy(left, index, tokens, reach);
    const target = left[denied];
    const meaning = target === null || target === undefined ? undefined : DENIED[target.meaning];
    if (target === null || target === undefined || meaning === undefined) return;
    left[denied] = { ...target, meaning };
    left[index] = null;
  });
  return left.filter((one) => one !== null && one.meaning !== 'fly') as Said[];
}

/**
 * A permission that is needed, however it is put: only with it, not without it, forbidden unless or until it is there.
 * "Allowed with" and "allowed without" stay what they are.
 */
function withNeededPermission(said: readonly Said[], near: number): readonly Said[] {
  const permissions = said.filter(({ meaning }) => meaning === 'permission');
  if (permissions.length === 0 || said.some(({ meaning }) => meaning === 'noNeed')) return said;
  const isNear = (one: Said): boolean =>
    permissions.some(({ start, end }) => Math.max(start - one.end, one.start - end) <= near);
  const first = (...meanings: Meaning[]): Said | undefined =>
    said.find(({ meaning }) => meanings.includes(meaning));

  const close = said.filter(isNear);
  const absence = ABSENCES.map((absent) => close.find(({ meaning }) => meaning === absent)).find(
    (one) => one !== undefined,
  );
  const banned =
    first('ban', 'cannot') ??
    (first('may') === undefined
      ? said.find(({ meaning, isPrefix }) => meaning === 'not' && !isPrefix)
      : undefined);
  const isBannedWithout = absence !== undefined && banned !== undefined;
  const isOnlyWith = absence?.meaning !== 'without' && first('must', 'need', 'only') !== undefined;
  if (!isBannedWithout && !isOnlyWith) return said;

  const parts: readonly Meaning[] = isBannedWithout
    ? ['permission', 'may', 'must', 'need']
    : ['permission', 'may', 'must', 'need', 'only'];
  const rest = said.filter(
    (one) => !parts.includes(one.meaning) && !(isBannedWithout && (one === absence || one === banned)),
  );
  return [...rest, { meaning: 'permissionNeeded', start: 0, end: 0, isPrefix: false }];
}

const ABSENCES: readonly Meaning[] = ['without', 'except', 'before'];
/** How many words, or characters where no spaces part them, lie between "without" and "permission". */
const NEAR = 5;
const NEAR_UNSPACED = 7;

/**
 * What `text`, a sentence of `language` with or without slots, denies, forbids, permits, demands, limits and excepts, in the order in which it
 * says so; a permission that is needed stands last.
 */
export function readMeanings(language: LanguageCode, text: string): readonly Meaning[] {
  const reader = readerFor(language);
  const tokens = readTokens(text, language);
  const denied = withDenials(saidIn(tokens, reader), tokens, reader.list.reach);
  return withNeededPermission(denied, UNSPACED.has(language) ? NEAR_UNSPACED : NEAR).map(({ meaning }) =>
    meaning === 'need' ? 'must' : meaning,
  );
}

/** How often `text` says what {@link readMeanings} finds in it. */
export function readPolarity(language: LanguageCode, text: string): Polarity {
  return countMeanings(readMeanings(language, text));
}

/** How often each of `meanings` is said. */
export function countMeanings(meanings: readonly Meaning[]): Polarity {
  const counts = new Map<Meaning, number>();
  for (const meaning of meanings) counts.set(meaning, (counts.get(meaning) ?? 0) + 1);
  return counts;
}

/** What stands right beside the slots of `numbers` in `text`: before them, and behind them where the language puts it there. */
export function readBesideSlots(
  language: LanguageCode,
  text: string,
  numbers: ReadonlySet<string>,
): ReadonlySet<Meaning> {
  const { find } = readerFor(language);
  const tokens = readTokens(text, language);
  const isValue = (token: Token | undefined): boolean => token?.slot != null && numbers.has(token.slot);
  const isBehind = POSTPOSITIONS.has(language);
  return new Set(
    find(tokens)
      .filter(isMeaning)
      .filter(({ start, end }) => isValue(tokens[end]) || (isBehind && isValue(tokens[start - 1])))
      .map(({ meaning }) => meaning),
  );
}

const POSTPOSITIONS: ReadonlySet<LanguageCode> = new Set(['hi', 'bn', 'ja', 'zh']);
