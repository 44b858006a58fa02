/** Quotations are as they were printed. */
const QUOTED = /[“«「„‘][^”»」“’]*[”»」”’]/g;

/** Facts that are written alike in every language: positions, frequencies, phones, and heights with both units. */
const FACTS = [
  /\d+°\d+′\d+(?:\.\d+)?″[NS] \d+°\d+′\d+(?:\.\d+)?″[EW]/g,
  /(?<![\d.,])1[1-3]\d[.,]\d{2,3}(?![\d.,])/g,
  /(?<![\d.,])\+?\d{4,5} \d{3,6}(?: \d{2,4})*(?!\d)/g,
];

/** The facts that stand more than once in `text`, words of one notice. */
export function repeatedFacts(text: string): readonly string[] {
  const own = text.replace(/[\u2066-\u2069]/g, '').replace(QUOTED, ' ');
  return FACTS.flatMap((fact) => {
    const found: readonly string[] = own.match(fact) ?? [];
    return [...new Set(found.filter((one, index) => found.indexOf(one) !== index))];
  });
}
