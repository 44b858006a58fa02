import { DIGIT, OTHER } from './search-symbols.ts';

const WIDTH_BITS = 5;
const WIDTH = 1 << WIDTH_BITS;
const CODES: Readonly<Record<string, number>> = Object.fromEntries(
  [OTHER, DIGIT, ...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')].map((symbol, code) => [symbol, code]),
);
const LAST_RUN_CODE = 1;

/** The code of the symbol of each ASCII character, small letters as capitals; all others are {@link OTHER}. */
const CODE_OF_CHARACTER = Uint8Array.from({ length: 128 }, (_, character) => {
  const letter = String.fromCharCode(character).toUpperCase();
  return CODES[letter >= '0' && letter <= '9' ? DIGIT : letter] ?? 0;
});

/** Says for each clause whether one of its literals stands in the text: sixteen clauses in each number, as bits. */
export type ClauseMarks = readonly number[];

/** Whether one of the clause's literals stands in the text; true for a clause that the scanner did not know. */
export function isMarked(marks: ClauseMarks, clause: number): boolean {
  return ((marks[clause >> 4] ?? -1) & (1 << (clause & 15))) !== 0;
}

/**
 * Finds all literals of all clauses in one pass over a text, in time linear in its length (Aho and Corasick, "Efficient string
 * matching", 1975).
 */
export class LiteralScanner {
  /** For each state and symbol the number of the next state; negative where literals end in that state. */
  private readonly next: Int16Array | Int32Array;
  /** What a state sets in the marks stands from its entry here to that of the next state: which numbers, and which of their bits. */
  private readonly endingsFrom: Int32Array;
  private readonly endingWords: Uint16Array;
  private readonly endingBits: Uint16Array;
  /** The marks of a text without any literal; those of unknown clauses are set. */
  private readonly noMarks: readonly number[];

  constructor(clauses: readonly (readonly string[])[]) {
    this.noMarks = [
      ...new Array<number>(clauses.length >> 4).fill(0),
      (-1 << (clauses.length & 15)) & 0xffff,
    ];
    const trie = toTrie(clauses);
    completeSteps(trie);
    const { table, lastCodes, endings } = trie;
    const Table = endings.length < 0x7fff ? Int16Array : Int32Array;
    // The states of one literal have rows side by side: so a text goes through them, and memory is read ahead.
    this.next = new Table(table.length);
    table.forEach((target, step) => {
      this.next[step] = endings[target]?.length ? -target : target;
    });
    lastCodes.forEach((last, state) => {
      // A run is one symbol: more of it changes nothing.
      if (last <= LAST_RUN_CODE) this.next[(state << WIDTH_BITS) + last] = state;
    });
    const bits = endings.map(toBits);
    this.endingsFrom = new Int32Array(endings.length + 1);
    bits.forEach(({ size }, state) => {
      this.endingsFrom[state + 1] = (this.endingsFrom[state] ?? 0) + size;
    });
    this.endingWords = Uint16Array.from(bits.flatMap((each) => [...each.keys()]));
    this.endingBits = Uint16Array.from(bits.flatMap((each) => [...each.values()]));
  }

  /** Small letters count as capitals; a letter beyond ASCII is none. */
  scan(text: string): ClauseMarks {
    const { next } = this;
    const marks = this.noMarks.slice();
    // The text stands between two other symbols, so that it begins and ends at word boundaries.
    let state = Math.abs(next[0] ?? 0);
    for (let i = 0; i < text.length; i += 1) {
      state = next[(state << WIDTH_BITS) + (CODE_OF_CHARACTER[text.charCodeAt(i)] ?? 0)] ?? 0;
      if (state >= 0) continue;
      state = -state;
      this.markEndings(state, marks);
    }
    state = next[state << WIDTH_BITS] ?? 0;
    if (state < 0) this.markEndings(-state, marks);
    return marks;
  }

  private markEndings(state: number, marks: number[]): void {
    const { endingsFrom, endingWords, endingBits } = this;
    const end = endingsFrom[state + 1] ?? 0;
    for (let i = endingsFrom[state] ?? 0; i < end; i += 1) {
      const word = endingWords[i] ?? 0;
      marks[word] = (marks[word] ?? 0) | (endingBits[i] ?? 0);
    }
  }
}

/** Clauses as {@link ClauseMarks} has them: for each number that is not zero its bits. */
function toBits(clauses: readonly number[]): Map<number, number> {
  const bits = new Map<number, number>();
  for (const clause of clauses) bits.set(clause >> 4, (bits.get(clause >> 4) ?? 0) | (1 << (clause & 15)));
  return bits;
}

interface Trie {
  /** For each state and symbol the next state; 0: none. */
  readonly table: number[];
  /** The symbol by which each state is reached; the first state has none. */
  readonly lastCodes: number[];
  readonly endings: number[][];
}

const NO_STEPS: readonly number[] = new Array<number>(WIDTH).fill(0);

function toTrie(clauses: readonly (readonly string[])[]): Trie {
  const table = [...NO_STEPS];
  const lastCodes = [WIDTH];
  const endings: number[][] = [[]];
  clauses.forEach((literals, clause) => {
    for (const literal of literals) {
      let state = 0;
      for (const symbol of literal) {
        const code = CODES[symbol] ?? 0;
        const step = (state << WIDTH_BITS) + code;
        state = table[step] ?? 0;
        if (state > 0) continue;
        state = endings.length;
        table[step] = state;
        table.push(...NO_STEPS);
        lastCodes.push(code);
        endings.push([]);
      }
      endings[state]?.push(clause);
    }
  });
  return { table, lastCodes, endings };
}

/** Fills in the steps that the trie has not, breadth first; a state that a shorter literal ends in too gets its clauses. */
function completeSteps({ table, endings }: Trie): void {
  const fallback = new Int32Array(endings.length);
  const queue = [0];
  for (const state of queue) {
    const back = fallback[state] ?? 0;
    const shorter = endings[back] ?? [];
    if (state > 0 && shorter.length > 0)
      endings[state] = [...new Set([...(endings[state] ?? []), ...shorter])];
    for (let code = 0; code < WIDTH; code += 1) {
      const step = (state << WIDTH_BITS) + code;
      const child = table[step] ?? 0;
      const otherwise = state === 0 ? 0 : (table[(back << WIDTH_BITS) + code] ?? 0);
      if (child === 0) {
        table[step] = otherwise;
        continue;
      }
      fallback[child] = otherwise;
      queue.push(child);
    }
  }
}
