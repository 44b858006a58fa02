/** Breaks a text into lines that are no wider than allowed, between words, and within a word that is too long alone. */
export function breakLines(text: string, fits: (line: string) => boolean): string[] {
  const words = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)];
  const lines: string[] = [];
  let line = '';
  const add = (piece: string): void => {
    if (fits((line + piece).trim())) {
      line += piece;
      return;
    }
    if (line.trim() !== '') lines.push(line.trim());
    line = piece.trimStart();
  };
  for (const { segment: word } of words) {
    if (fits(word)) {
      add(word);
      continue;
    }
    for (const { segment: letter } of new Intl.Segmenter(undefined).segment(word)) add(letter);
  }
  if (line.trim() !== '') lines.push(line.trim());
  return lines;
}
