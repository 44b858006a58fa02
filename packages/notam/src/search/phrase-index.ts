import { isMarked, LiteralScanner, type ClauseMarks } from './literal-scanner.ts';
import { readNeededLiterals, type Clause, type NeededLiterals } from './needed-literals.ts';

/** A pattern to look for in prepared text, with what a text must hold for it to match. */
export interface Phrase {
  readonly pattern: RegExp;
  /** The number of a clause without which it cannot match; null: any text may match. */
  readonly gate: number | null;
  /** A second such clause; null: the gate alone decides. */
  readonly secondGate: number | null;
}

const phrases: Phrase[] = [];
const clauses: Clause[] = [];
const numbers = new Map<string, number>();
let scanner: LiteralScanner | null = null;

function toNumber(clause: Clause): number {
  const key = clause.join('|');
  const known = numbers.get(key);
  if (known !== undefined) return known;
  numbers.set(key, clauses.length);
  scanner = null;
  return clauses.push(clause) - 1;
}

/** A pattern anywhere in the text. */
export function pattern(source: string): Phrase {
  return toPhrase(source, readNeededLiterals(source));
}

/**
 * A pattern that begins with a letter or digit, and must begin and end at word boundaries. What stands in front is left to `\b`, for
 * which an underscore joins: to look behind takes nearly twice the time.
 */
export function phrase(source: string): Phrase {
  return toPhrase(String.raw`\b(?:${source})(?![A-Z0-9])`, readNeededLiterals(source, true));
}

/** Phrases of which the first that stands in a text is looked for, with one clause that a text must meet for any of them. */
export interface PhraseList {
  readonly phrases: readonly Phrase[];
  readonly gate: number | null;
}

/** The phrases of `sources`, each between word boundaries, in this order. */
export function phraseList(sources: readonly string[]): PhraseList {
  return listOf(sources.map((source) => phrase(source)));
}

/** `members` as a list, in this order; it has a gate where each of them has one. */
export function listOf(members: readonly Phrase[]): PhraseList {
  const gates = members.map(({ gate }) => gate);
  const known = gates.filter((gate) => gate !== null);
  if (known.length < gates.length) return { phrases: members, gate: null };
  return { phrases: members, gate: toNumber([...new Set(known.flatMap((gate) => clauses[gate] ?? []))]) };
}

/** Whether one of the phrases may match the text of these marks. */
export function mayMatchAny({ gate }: PhraseList, marks: ClauseMarks): boolean {
  return gate === null || isMarked(marks, gate);
}

function toPhrase(source: string, needed: NeededLiterals): Phrase {
  const alternatives = needed?.map(rarestFirst) ?? [];
  const made = {
    pattern: new RegExp(source, 'g'),
    gate: toGate(alternatives.map(([rarest]) => rarest)),
    secondGate: toGate(alternatives.map(([, second]) => second)),
  };
  phrases.push(made);
  return made;
}

/** The clauses that an alternative needs, first those whose shortest literal is longest: few texts will have them. */
function rarestFirst(alternative: readonly Clause[]): Clause[] {
  const shortest = (clause: Clause): number => Math.min(...clause.map(({ length }) => length));
  return alternative.toSorted((a, b) => shortest(b) - shortest(a));
}

/** The clause that is met where one of these is, of which each alternative has to have one. */
function toGate(ofAlternatives: readonly (Clause | undefined)[]): number | null {
  const known = ofAlternatives.filter((clause) => clause !== undefined);
  if (known.length === 0 || known.length < ofAlternatives.length) return null;
  return toNumber([...new Set(known.flat())]);
}

/** Every phrase made so far. */
export function knownPhrases(): readonly Phrase[] {
  return phrases;
}

/** Which clauses of all phrases the text meets. */
export function markClauses(text: string): ClauseMarks {
  scanner ??= new LiteralScanner(clauses);
  return scanner.scan(text);
}

/** Whether `phrase` may match the text of these marks; false only where it surely does not. */
export function mayMatch({ gate, secondGate }: Phrase, marks: ClauseMarks): boolean {
  if (gate === null) return true;
  return isMarked(marks, gate) && (secondGate === null || isMarked(marks, secondGate));
}
