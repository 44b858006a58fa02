import type { Sentence } from './read-sentences.ts';
import type { Token } from './tokens.ts';

/** A clause: who or what it speaks of, and what it says of that. */
export interface Clause {
  /** The words before the verb; those of the clause before where it has none of its own (`SHALL LAND AND CALL TWR`). */
  readonly subject: readonly Token[];
  /** It begins with a denial: `NO PARKING`. */
  readonly denied: boolean;
  /** The verb and what stands behind it. */
  readonly predicate: readonly Token[];
}

/** Forbids, stops, closes, keeps away, demands or denies, or is a verb that tells what is or will be. */
const VERB = /[BSXMKNvPLJre]/;
/** What parts a sentence: marks, and words that join sentences as well as nouns. */
const JOINS: ReadonlySet<string> = new Set(['AND', 'BUT', ',', ':', '(', ')']);

const known = new WeakMap<Sentence, readonly Clause[]>();

/** The clauses of a sentence; parts without a verb belong to the one behind them, or else before. Kept with the sentence. */
export function readClauses(sentence: Sentence): readonly Clause[] {
  const kept = known.get(sentence);
  if (kept !== undefined) return kept;
  const clauses = splitClauses(sentence.tokens);
  known.set(sentence, clauses);
  return clauses;
}

/** `ACFT NOT RVSM APPROVED`: what is denied belongs to the noun. */
function isOfNoun(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.letter === 'F' && /[GOu]/.test(tokens[at + 1]?.letter ?? '.');
}

function findVerb(tokens: readonly Token[]): number {
  return tokens.findIndex(
    ({ letter }, at) => VERB.test(letter) && !(letter === 'N' && (at === 0 || isOfNoun(tokens, at))),
  );
}

/** Behind a colon: `UAS WEBSITE: DO NOT FLY`, but not `UAS WEBSITE: CLOSED`. */
function isOfItsOwn([mark, first]: readonly Token[]): boolean {
  if (mark?.word === ',') return first?.letter === 'K';
  return mark?.word === ':' && first !== undefined && !/[BSXLreJvP]/.test(first.letter);
}

function splitClauses(tokens: readonly Token[]): readonly Clause[] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    const last = parts.at(-1);
    if (JOINS.has(token.word)) parts.push([token]);
    else last?.push(token);
  }
  const clauses: Clause[] = [];
  let open: Token[] = [];
  let hasVerb = false;
  const close = (): void => {
    const clause = toClause(open, clauses.at(-1));
    if (clause !== null) clauses.push(clause);
    open = [];
    hasVerb = false;
  };
  for (const part of parts) {
    const verb = findVerb(part) >= 0;
    if ((verb && hasVerb) || isOfItsOwn(part)) close();
    for (const token of part) open.push(token);
    hasVerb ||= verb;
  }
  close();
  return clauses;
}

const REPORTS: ReadonlySet<string> = new Set(['WHERE', 'HOW', 'WHETHER', 'WHY']);

/** `A LEAFLET TELLS DRONE PILOTS WHERE FLYING IS PROHIBITED` speaks of a leaflet. */
function withoutReport(subject: readonly Token[]): readonly Token[] {
  const document = subject.findIndex(({ letter }) => letter === 'o');
  const led = subject.slice(0, Math.max(0, document)).every(({ letter }) => /[ckhn]/.test(letter));
  const reports = subject.some(({ word }, at) => at > document && REPORTS.has(word));
  return document >= 0 && led && reports ? subject.slice(0, document + 1) : subject;
}

function toClause(tokens: readonly Token[], before: Clause | undefined): Clause | null {
  const from = tokens.findIndex(({ word, letter }) => !JOINS.has(word) && letter !== 'n');
  if (from < 0) return null;
  // `NON MILITARY ACFT` denies nothing of them.
  const denied = tokens[from]?.letter === 'N' && tokens[from].word !== 'NON';
  const plain = tokens.slice(denied ? from + 1 : from);
  const verb = findVerb(plain);
  const own = verb < 0 ? plain : plain.slice(0, verb);
  // An order has no subject: `DRONE HOTLINE: CALL BEFORE YOU FLY`, `HELICOPTER LIFTING, KEEP AWAY`.
  const [join] = tokens;
  const first = plain[0]?.letter ?? '';
  const isOrder = (join?.word === ':' && /[MKx]/.test(first)) || (join?.word === ',' && first === 'K');
  const subject = own.length > 0 ? withoutReport(own) : isOrder ? [] : (before?.subject ?? []);
  return { subject, denied, predicate: verb < 0 ? [] : plain.slice(verb) };
}

/** What may stand behind a preposition: articles, names, places, times. */
const IN_ADJUNCT = /[cukwnfhoOta]/;

/** The words without prepositional phrases of place and time: `UAS FLIGHTS OVER GENEVA ARE POSSIBLE AGAIN` says it of the flights. */
export function withoutAdjuncts(tokens: readonly Token[]): Token[] {
  const core: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token.letter !== 'i') {
      core.push(token);
      continue;
    }
    let end = at + 1;
    while (IN_ADJUNCT.test(tokens[end]?.letter ?? '.')) end += 1;
    // A phrase that holds anything else, `FOR DRONES`, says who is meant.
    if (end === at + 1) core.push(token);
    else at = end - 1;
  }
  return core;
}
