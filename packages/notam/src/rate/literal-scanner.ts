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
    const { children, endings } = toTrie(clauses);
    const next = toAutomaton(children, endings);
    this.next = next.map((state) => (endings[state / WIDTH]?.length ? -state : state));
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
  readonly children: Map<number, number>[];
  readonly endings: number[][];
}

function toTrie(clauses: readonly (readonly string[])[]): Trie {
  const children = [new Map<number, number>()];
  const endings: number[][] = [[]];
  clauses.forEach((literals, clause) => {
    for (const literal of literals) {
      let state = 0;
      for (const symbol of literal) {
        const code = CODES[symbol] ?? 0;
        const known = children[state]?.get(code);
        if (known === undefined) {
          children[state]?.set(code, children.length);
          state = children.push(new Map()) - 1;
          endings.push([]);
        } else state = known;
      }
      endings[state]?.push(clause);
    }
  });
  return { children, endings };
}

/** The table of states, breadth first; a state that a shorter literal ends in too gets its clauses. */
function toAutomaton(children: readonly ReadonlyMap<number, number>[], endings: number[][]): Int32Array {
  const next = new Int32Array(children.length * WIDTH);
  const fallback = new Int32Array(children.length);
  const queue = [0];
  for (const state of queue) {
    const back = fallback[state] ?? 0;
    if (state > 0) endings[state] = [...new Set([...(endings[state] ?? []), ...(endings[back] ?? [])])];
    for (let code = 0; code < WIDTH; code += 1) {
      const child = children[state]?.get(code);
      const otherwise = state === 0 ? 0 : (next[back * WIDTH + code] ?? 0);
      next[state * WIDTH + code] = child === undefined ? otherwise : child * WIDTH;
      if (child === undefined) continue;
      fallback[child] = otherwise / WIDTH;
      queue.push(child);
    }
  }
  return next;
}
