import type { LanguageCode } from '@klarnotam/language';
import { findWords, type FindWords, type Hit } from '../match-words.ts';
import { BREAK_TOKEN, readTokens, type Token } from '../tokens.ts';
import { POLARITY_WORDS } from './polarity-words-table.ts';
import { DENIED, type Meaning } from './meaning.ts';
import type { PolarityWords } from './polarity-words.ts';

/** How often a sentence says each meaning, in normal form: "not allowed" is a ban, "not open" is closed. */
export type Polarity = ReadonlyMap<Meaning, number>;

interface Said {
  readonly meaning: Meaning;
  readonly start: number;
  readonly end: number;
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
  const said: Said[] = hits.filter(isMeaning);
  if (denies === null) return said;
  const taken = new Set(
    hits.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, index) => start + index)),
  );
  tokens.forEach(({ forms, slot }, start) => {
    if (slot === null && !taken.has(start) && forms.some((form) => denies.test(form)))
      said.push({ meaning: 'not', start, end: start + 1 });
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
): readonly Meaning[] {
  const left: (Said | null)[] = [...said];
  left.forEach((one, index) => {
    if (one?.meaning !== 'not') return;
    const denied = deniedBy(left, index, tokens, reach);
    const target = left[denied];
    const meaning = target === null || target === undefined ? undefined : DENIED[target.meaning];
    if (target === null || target === undefined || meaning === undefined) return;
    left[denied] = { ...target, meaning };
    left[index] = null;
  });
  return left.flatMap((one) => (one === null ? [] : [one.meaning]));
}

/**
 * A permission that is needed, however it is put: only with it, not without it, forbidden unless or until it is there.
 * "Allowed with" and "allowed without" stay what they are.
 */
function withNeededPermission(counts: Map<Meaning, number>): void {
  if (!counts.has('permission')) return;
  const has = (...meanings: Meaning[]): boolean => meanings.some((meaning) => counts.has(meaning));
  if (has('noNeed')) return;
  const bannedWithout = has('ban', 'not') && has('without', 'except', 'before');
  if (!bannedWithout && !has('must', 'only')) return;
  if (has('without') && !has('ban', 'not')) return;
  counts.set('permissionNeeded', 1);
  const parts: readonly Meaning[] = bannedWithout
    ? [
        'permission',
        'may',
        'before',
        'must',
        has('without') ? 'without' : 'except',
        has('ban') ? 'ban' : 'not',
      ]
    : ['permission', 'may', 'must', 'only'];
  for (const part of parts) {
    const count = counts.get(part) ?? 0;
    if (count > 1 && part !== 'permission' && part !== 'may' && part !== 'must') counts.set(part, count - 1);
    else counts.delete(part);
  }
}

/** What `text`, a sentence of `language` with or without slots, denies, forbids, permits, demands, limits and excepts. */
export function readPolarity(language: LanguageCode, text: string): Polarity {
  const reader = readerFor(language);
  const tokens = readTokens(text, language);
  const counts = new Map<Meaning, number>();
  for (const meaning of withDenials(saidIn(tokens, reader), tokens, reader.list.reach)) {
    const said = meaning === 'need' ? 'must' : meaning;
    counts.set(said, (counts.get(said) ?? 0) + 1);
  }
  withNeededPermission(counts);
  return counts;
}
