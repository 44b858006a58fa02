/** How a language of India says numbers: each entry is the alternatives of a regular expression. */
export interface IndianNumbers {
  /** One to ninety-nine, each a word or words with `|` between them, with blanks between the numbers. */
  readonly units: string;
  readonly hundred: string;
  readonly thousand: string;
  /** A half, one and a half, two and a half. */
  readonly half: string;
  readonly oneAndHalf: string;
  readonly twoAndHalf: string;
  /** Before a number: a half more, a quarter more, a quarter less. */
  readonly halfMore: string;
  readonly quarterMore: string;
  readonly quarterLess: string;
}
