/**
 * Rows as CSV (RFC 4180). A text that a spreadsheet would take for a formula gets a ' in front, as OWASP advises; figures stay
 * figures.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number): string => {
    if (typeof value === 'number') return String(value);
    const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
    return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
  };
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
