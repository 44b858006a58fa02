/**
 * Where a cell, or what a spreadsheet with another separator takes for one, would begin as a formula; the wide signs of East
 * Asian keyboards count too.
 */
const FORMULA = /(?<=^|[;\t\r\n])(?=[\s"']*[=+\-@\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}])/gu;

export type CsvCell = string | number | boolean | null;

function cell(value: CsvCell): string {
  // An apostrophe in front makes every spreadsheet show the cell as text (OWASP, CSV injection).
  const text = typeof value === 'string' ? value.replace(FORMULA, "'") : String(value ?? '');
  return `"${text.replaceAll('"', '""')}"`;
}

/** One line of a CSV file (RFC 4180), in which no cell is a formula. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}
