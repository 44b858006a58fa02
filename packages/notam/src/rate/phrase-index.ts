import { isMarked, LiteralScanner, type ClauseMarks } from './literal-scanner.ts';
import { readNeededLiterals, type Clause } from './needed-literals.ts';

/** A pattern to look for in prepared text, with what a text must hold for it to match. */
export interface Phrase {
  readonly pattern: RegExp;
  /** See {@link readNeededLiterals}; the clauses by their numbers in the marks of a text. */
  readonly needed: readonly (readonly number[])[] | null;
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

/** A pattern that must begin and end at word boundaries. */
export function phrase(source: string): Phrase {
  return toPhrase(String.raw`(?<![A-Z0-9])(?:${source})(?![A-Z0-9])`, readNeededLiterals(source, true));
}

function toPhrase(source: string, needed: ReturnType<typeof readNeededLiterals>): Phrase {
  const made = {
    pattern: new RegExp(source, 'g'),
    needed: needed?.map((alternative) => alternative.map(toNumber)) ?? null,
  };
  phrases.push(made);
  return made;
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

function areMet(alternative: readonly number[], marks: ClauseMarks): boolean {
  for (const clause of alternative) if (!isMarked(marks, clause)) return false;
  return true;
}

/** Whether `phrase` may match the text of these marks; false only where it surely does not. */
export function mayMatch({ needed }: Phrase, marks: ClauseMarks): boolean {
  if (needed === null) return true;
  for (const alternative of needed) if (areMet(alternative, marks)) return true;
  return false;
}
