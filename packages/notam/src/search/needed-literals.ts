import { DIGIT, joinSymbols, OTHER, toSymbol } from './search-symbols.ts';

/**
 * What a text must hold for a pattern to match: all the clauses of at least one alternative; of each clause at least one literal
 * (in the alphabet of `search-symbols.ts`). Null: nothing can be said, any text may match.
 */
export type NeededLiterals = readonly (readonly Clause[])[] | null;
export type Clause = readonly string[];

/** Beginnings of what a piece of a pattern matches; true where that is the whole and more may be joined to it. */
type Beginnings = ReadonlyMap<string, boolean>;

interface Piece {
  readonly beginnings: Beginnings;
  /** Clauses that must hold further on. */
  readonly later: readonly Clause[];
}

const LONGEST_LITERAL = 12;
const MOST_LITERALS = 400;

const NOTHING: Piece = { beginnings: new Map([['', true]]), later: [] };
const ANYTHING: Piece = { beginnings: new Map([['', false]]), later: [] };

function literal(symbols: Iterable<string>): Piece {
  return { beginnings: new Map(Array.from(symbols, (symbol) => [symbol, true])), later: [] };
}

/** Adds a beginning; one that may go on in unknown ways stands for the same one that ends here. */
function add(beginnings: Map<string, boolean>, symbols: string, whole: boolean): void {
  const cut = symbols.slice(0, LONGEST_LITERAL);
  const isWhole = whole && cut.length === symbols.length;
  beginnings.set(cut, isWhole && beginnings.get(cut) !== false);
}

function append(before: Beginnings, after: Beginnings): Beginnings {
  const joined = new Map<string, boolean>();
  for (const [symbols, whole] of before) {
    if (!whole) add(joined, symbols, false);
    else for (const [more, wholeMore] of after) add(joined, joinSymbols(symbols, more), wholeMore);
  }
  return joined;
}

function countOpen(beginnings: Beginnings): number {
  return [...beginnings.values()].filter((isWhole) => isWhole).length;
}

/** Pieces one after the other. */
function inSequence(pieces: readonly Piece[]): Piece {
  const clauses: Beginnings[] = [];
  const later: Clause[] = [];
  let current = NOTHING.beginnings;
  for (const piece of pieces) {
    const fits = countOpen(current) * piece.beginnings.size + current.size <= MOST_LITERALS;
    if (!fits) clauses.push(current);
    current = fits ? append(current, piece.beginnings) : piece.beginnings;
    later.push(...piece.later);
    if (countOpen(current) > 0) continue;
    clauses.push(current);
    current = NOTHING.beginnings;
  }
  const [first, ...rest] = clauses;
  if (first === undefined) return { beginnings: current, later };
  const others = [...rest, current].map((each) => [...each.keys()]);
  return { beginnings: closed(first), later: [...others, ...later] };
}

function closed(beginnings: Beginnings): Beginnings {
  return new Map(Array.from(beginnings.keys(), (symbols) => [symbols, false]));
}

/** One piece or another. */
function oneOf(pieces: readonly Piece[]): Piece {
  const [only] = pieces;
  if (pieces.length === 1 && only !== undefined) return only;
  const beginnings = new Map<string, boolean>();
  for (const piece of pieces)
    for (const [symbols, whole] of piece.beginnings) add(beginnings, symbols, whole);
  return { beginnings, later: [] };
}

function repeated(piece: Piece, least: number, most: number): Piece {
  const isRun = [...piece.beginnings.keys()].every((symbols) => symbols === OTHER || symbols === DIGIT);
  const once =
    most <= 1 || (isRun && piece.beginnings.size === 1)
      ? piece
      : { ...piece, beginnings: closed(piece.beginnings) };
  return least > 0 ? once : oneOf([NOTHING, once]);
}

const WORD_EDGES = ['(?<![A-Z0-9])', '(?![A-Z0-9])'];
const QUANTIFIER = /([?*+]|\{(\d+)(?:,(\d*))?\})\??/y;
const GROUP_START = /\((?:\?(?::|(<?[=!])|<[A-Za-z]\w*>))?/y;
const MOST_LETTERS = 6;
/** Letters and blanks without a quantifier behind. */
const PLAIN = /[A-Z ]+(?![?*+{])/y;

/** A syntax that is not read here. */
class UnreadSyntax extends Error {}

/** Reads the source of a regular expression (no flags `i`, `u` or `v`) piece by piece. */
class PatternReader {
  private readonly source: string;
  private offset = 0;

  constructor(source: string) {
    this.source = source;
  }

  /** The alternatives up to the end of the group or of the pattern. */
  readAlternatives(): Piece[] {
    const alternatives: Piece[] = [];
    let sequence: Piece[] = [];
    while (this.offset < this.source.length && this.source[this.offset] !== ')') {
      if (this.source[this.offset] === '|') {
        this.offset += 1;
        alternatives.push(inSequence(sequence));
        sequence = [];
      } else sequence.push(this.readQuantified());
    }
    return [...alternatives, inSequence(sequence)];
  }

  private readQuantified(): Piece {
    const piece = this.readAtom();
    const quantifier = this.take(QUANTIFIER);
    if (quantifier === null) return piece;
    const [, sign = '', least, most] = quantifier;
    if (least !== undefined)
      return repeated(piece, Number(least), most === undefined ? Number(least) : Number(most || Infinity));
    return repeated(piece, sign === '+' ? 1 : 0, sign === '?' ? 1 : Infinity);
  }

  private readAtom(): Piece {
    const edge = WORD_EDGES.find((each) => this.source.startsWith(each, this.offset));
    if (edge !== undefined) {
      this.offset += edge.length;
      return literal([OTHER]);
    }
    const plain = this.take(PLAIN);
    if (plain !== null) return literal([plain[0].replace(/ +/g, OTHER)]);
    const character = this.source.charAt(this.offset);
    if (character === '(') return this.readGroup();
    this.offset += 1;
    if (character === '[') return this.readClass();
    if (character === '\\') return this.readEscape();
    if (character === '^' || character === '$') return NOTHING;
    return character === '.' ? ANYTHING : literal([toSymbol(character)]);
  }

  private readGroup(): Piece {
    const start = this.take(GROUP_START);
    const inner = oneOf(this.readAlternatives());
    if (start === null || this.source[this.offset] !== ')') throw new UnreadSyntax();
    this.offset += 1;
    const isLookAround = start[1] !== undefined;
    return isLookAround ? NOTHING : inner;
  }

  private readEscape(): Piece {
    const character = this.source.charAt(this.offset);
    this.offset += 1;
    if (character === 'd') return literal([DIGIT]);
    if (/[sntrfv]/.test(character)) return literal([OTHER]);
    if (character === 'b' || character === 'B') return NOTHING;
    if (/[wWDS]/.test(character)) return ANYTHING;
    if (/[A-Za-z0-9]/.test(character)) throw new UnreadSyntax();
    return literal([OTHER]);
  }

  private readClass(): Piece {
    const symbols = new Set<string>();
    let any = this.source[this.offset] === '^';
    while (this.source[this.offset] !== ']') {
      if (this.offset >= this.source.length) throw new UnreadSyntax();
      const character = this.source.charAt(this.offset);
      const to = this.source.charAt(this.offset + 2);
      if (character !== '\\' && this.source[this.offset + 1] === '-' && to !== ']') {
        this.offset += 3;
        if (character >= '0' && to <= '9') symbols.add(DIGIT);
        else if (character >= 'A' && to <= 'Z' && to.charCodeAt(0) - character.charCodeAt(0) < MOST_LETTERS)
          for (let code = character.charCodeAt(0); code <= to.charCodeAt(0); code += 1)
            symbols.add(String.fromCharCode(code));
        else any = true;
        continue;
      }
      this.offset += 1;
      const member = character === '\\' ? this.readEscape() : literal([toSymbol(character)]);
      if (member === ANYTHING || member === NOTHING) any = true;
      else for (const symbol of member.beginnings.keys()) symbols.add(symbol);
    }
    this.offset += 1;
    return any ? ANYTHING : literal(symbols);
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.offset;
    const match = pattern.exec(this.source);
    if (match !== null) this.offset = pattern.lastIndex;
    return match;
  }

  get isAtEnd(): boolean {
    return this.offset >= this.source.length;
  }
}

/** A literal that another one of its clause is part of adds nothing. */
function withoutRedundant(clause: Clause): Clause {
  return clause.filter((each) => !clause.some((other) => other !== each && each.includes(other)));
}

/**
 * The literals without which `source`, the source of a regular expression over upper-case text, cannot match; with
 * `betweenEdges` each of its alternatives stands between word boundaries.
 */
export function readNeededLiterals(source: string, betweenEdges = false): NeededLiterals {
  const reader = new PatternReader(source);
  const edges = betweenEdges ? [literal([OTHER])] : [];
  let alternatives: Piece[];
  try {
    alternatives = reader.readAlternatives();
  } catch (error) {
    if (error instanceof UnreadSyntax) return null;
    throw error;
  }
  if (!reader.isAtEnd) return null;
  const needed = alternatives.map((each) => {
    const { beginnings, later } = inSequence([...edges, each, ...edges]);
    return [[...beginnings.keys()], ...later]
      .filter((clause) => clause.every((symbols) => symbols.length > 1))
      .map(withoutRedundant);
  });
  return needed.some((clauses) => clauses.length === 0) ? null : needed;
}
