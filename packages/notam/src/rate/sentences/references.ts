import type { Token } from './tokens.ts';

const REFERS = /^(?:SEE|REF|REFER|REFERS|IAW|PER|ACCORDING|CF)$/;
/** Papers, figures and small words: nobody is told anything by them. */
const OF_REFERENCE = /^[oknciw,:]*$/;
/** In tokens. */
const LONGEST_REFERENCE = 16;
/** A subject alone, of which the document says the rest: `UAS ZONES: SEE AIC 3/26`, `FOR UAS RULES SEE`. */
const TOPIC = /^(?:i[^NBSXKCQPM]*|[Dackwih:,]*)$/;

function lettersOf(tokens: readonly Token[]): string {
  return tokens.map(({ letter }) => letter).join('');
}

/** The tokens without references in brackets, `(SEE AIC 3/26)`, which say nothing of their own. */
export function withoutReferences(tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token.letter === '(') {
      const behind = tokens.slice(at + 1, at + 1 + LONGEST_REFERENCE);
      const length = behind.findIndex(({ letter }) => letter === ')');
      const letters = lettersOf(behind.slice(0, Math.max(length, 0)));
      if (letters.includes('o') && OF_REFERENCE.test(letters) && at > 0) {
        at += length + 1;
        continue;
      }
    }
    kept.push(token);
  }
  return kept;
}

/** `UAS NOTALLOWED, SEE AIC 3/26`: what stands before a mere reference is said by the notice itself. */
export function saysMoreThanReference(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ word }) => REFERS.test(word));
  const told = lettersOf(tokens.slice(0, Math.max(at, 0)));
  return at > 0 && !told.includes('o') && !TOPIC.test(told);
}
