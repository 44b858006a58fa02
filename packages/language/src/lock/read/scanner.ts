import type { Atom, Mention } from './atom.ts';

const TAKEN = '\u0001';

/** Finds things one kind after the other; what one kind has taken, the next does not see. */
export interface Scanner {
  readonly mentions: Mention[];
  /** What is left, with as many characters as the whole. */
  rest(): string;
  /** Runs over what is left; a match whose reader gives nothing stays. */
  take(
    pattern: RegExp,
    read: (match: RegExpExecArray, before: string, after: string) => readonly (readonly Atom[])[] | null,
  ): void;
  imply(atoms: readonly Atom[], from: number, to: number): void;
}

const CONTEXT = 24;

export function createScanner(text: string): Scanner {
  let rest = text;
  const mentions: Mention[] = [];
  return {
    mentions,
    rest: () => rest,
    imply(atoms, from, to) {
      mentions.push({ text: text.slice(from, to), span: { from, to }, atoms, implied: true });
    },
    take(pattern, read) {
      const taken: { from: number; to: number }[] = [];
      for (const match of rest.matchAll(pattern)) {
        const from = match.index;
        const to = from + match[0].length;
        const before = text.slice(Math.max(0, from - CONTEXT), from);
        const after = text.slice(to, to + CONTEXT);
        const found = read(match, before, after);
        if (found === null) continue;
        taken.push({ from, to });
        for (const atoms of found) mentions.push({ text: match[0].trim(), span: { from, to }, atoms });
      }
      if (taken.length === 0) return;
      let next = '';
      let at = 0;
      for (const { from, to } of taken) {
        next += rest.slice(at, from) + TAKEN.repeat(to - from);
        at = to;
      }
      rest = next + rest.slice(at);
    },
  };
}
