/** Words for whole numbers that count things, with their value; no ordinals, and none that mean something else too. */
export type Cardinals = readonly (readonly [value: number, words: string])[];

/** From `first` on in order; then the tens from thirty. */
export function numbered(first: number, words: string, tens: string): Cardinals {
  return [
    ...words.split(' ').map((word, index): readonly [number, string] => [first + index, word]),
    ...tens
      .split(' ')
      .filter((word) => word !== '')
      .map((word, index): readonly [number, string] => [30 + 10 * index, word]),
  ];
}

/** Digits of Chinese writing before a word that counts. */
export function counted(digits: string, counters: string): Cardinals {
  return Array.from(digits).map((digit, index) => [
    2 + index,
    `(?<![一二三四五六七八九十百第])${digit}(?=[${counters}])`,
  ]);
}
