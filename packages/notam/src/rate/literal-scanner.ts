import { DIGIT, OTHER } from './search-symbols.ts';

const WIDTH = 32;
const CODES: Readonly<Record<string, number>> = Object.fromEntries(
  [OTHER, DIGIT, ...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')].map((symbol, code) => [symbol, code]),
);
const LAST_RUN_CODE = 1;

/** The code of the symbol of each ASCII character; all others are {@link OTHER}. */
const CODE_OF_CHARACTER = Uint8Array.from({ length: 128 }, (_, character) => {
  const letter = String.fromCharCode(character);
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
  /** For each state and symbol the next state, both as offsets into this table; negative where literals end in that state. */
  private readonly next: Int32Array;
  /** For each state the clauses whose literals end there. */
  private readonly endings: readonly (readonly number[])[];
  /** The marks of a text without any literal; those of unknown clauses are set. */
  private readonly noMarks: readonly number[];

  constructor(clauses: readonly (readonly string[])[]) {
    this.noMarks = [
      ...new Array<number>(clauses.length >> 4).fill(0),
      (-1 << (clauses.length & 15)) & 0xffff,
    ];
    const trie = toTrie(clauses);
    const { endings } = trie;
    this.next = toAutomaton(trie).map((state) => (endings[state / WIDTH]?.length ? -state : state));
    this.endings = endings;
  }

  scan(text: string): ClauseMarks {
    const { next, endings } = this;
    const marks = this.noMarks.slice();
    // The text stands between two other symbols, so that it begins and ends at word boundaries.
    let state = Math.abs(next[0] ?? 0);
    let before = 0;
    for (let i = 0; i <= text.length; i += 1) {
      const character = i < text.length ? text.charCodeAt(i) : 0;
      const code = character < 128 ? (CODE_OF_CHARACTER[character] ?? 0) : 0;
      if (code === before && code <= LAST_RUN_CODE) continue;
      before = code;
      state = next[state + code] ?? 0;
      if (state >= 0) continue;
      state = -state;
      for (const clause of endings[state / WIDTH] ?? [])
        marks[clause >> 4] = (marks[clause >> 4] ?? 0) | (1 << (clause & 15));
    }
    return marks;
  }
}

interface Trie {
  /** For each state and symbol the next state, both as offsets into this table; 0: none. */
  readonly table: number[];
  readonly endings: number[][];
}

const NO_STEPS: readonly number[] = new Array<number>(WIDTH).fill(0);

function toTrie(clauses: readonly (readonly string[])[]): Trie {
  const table = [...NO_STEPS];
  const endings: number[][] = [[]];
  clauses.forEach((literals, clause) => {
    for (const literal of literals) {
      let state = 0;
      for (const symbol of literal) {
        const step = state + (CODES[symbol] ?? 0);
        state = table[step] ?? 0;
        if (state > 0) continue;
        state = table.length;
        table[step] = state;
        table.push(...NO_STEPS);
        endings.push([]);
      }
      endings[state / WIDTH]?.push(clause);
    }
  });
  return { table, endings };
}

/** Fills in the steps that the trie has not, breadth first; a state that a shorter literal ends in too gets its clauses. */
function toAutomaton({ table, endings }: Trie): Int32Array {
  const next = Int32Array.from(table);
  const fallback = new Int32Array(endings.length);
  const queue = [0];
  for (const state of queue) {
    const back = fallback[state / WIDTH] ?? 0;
    const shorter = endings[back / WIDTH] ?? [];
    if (state > 0 && shorter.length > 0)
      endings[state / WIDTH] = [...new Set([...(endings[state / WIDTH] ?? []), ...shorter])];
    for (let code = 0; code < WIDTH; code += 1) {
      const child = next[state + code] ?? 0;
      const otherwise = state === 0 ? 0 : (next[back + code] ?? 0);
      if (child === 0) {
        next[state + code] = otherwise;
        continue;
      }
      fallback[child / WIDTH] = otherwise;
      queue.push(child);
    }
  }
  return next;
}
