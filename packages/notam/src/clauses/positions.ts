/** A position as item E prints it; a line may be cut inside one (`N40 4001E1013000`). */
export const POSITION = [
  '(?:\\d{4,6}(?:\\.\\d{1,4})?[NS][ ,/]? ?\\d{5,7}(?:\\.\\d{1,4})?[EW]',
  '[NS]\\d{4,6}(?:\\.\\d{1,4})?[ ,/]?[EW]\\d{5,7}(?:\\.\\d{1,4})?',
  '[NS]\\d{2} \\d{2,4}[EW]\\d{5,7}',
  '[NS]\\d{4,6}[EW]\\d{1,3} \\d{2,5}',
  '\\d{2} \\d{2}(?: \\d{2}(?:\\.\\d{1,4})?)? ?[NS] ?[,/]? ?\\d{3} \\d{2}(?: \\d{2}(?:\\.\\d{1,4})?)? ?[EW]',
  '\\d{4,6}(?:\\.\\d{1,4})?[NS]\\d{2,4} \\d{2,5}(?:\\.\\d{1,4})?[EW]',
  '[NS] ?\\d{2} \\d{2}(?: \\d{2}(?:\\.\\d{1,4})?)?[ ,/]?[EW] ?\\d{3} \\d{2}(?: \\d{2}(?:\\.\\d{1,4})?)?)',
].join('|');
export const POSITIONS = `${POSITION}(?:(?: ?[-,;:] ?| TO | )${POSITION})*(?: ?-)?`;
/** `1/2`, `1 1/2`. */
const FRACTION = '(?:\\d{1,2}[ -])?[1-9]/(?:10|16|[2-9])(?!\\d)';
export const LENGTH = `(?<value>${FRACTION}|\\d{1,5}(?:[.,]\\d{1,4})?) ?(?<unit>NM|KM|M|FT)`;

/** `1 1/2` as `1.5`, in thousandths; other figures as they are printed. */
export function toDecimal(value: string): string {
  const parts = /^(?:(\d+)[ -])?(\d)\/(\d+)$/.exec(value);
  if (parts === null) return value;
  const [, whole = '0', over = '0', under = '1'] = parts;
  return String(Math.round((Number(whole) + Number(over) / Number(under)) * 1000) / 1000);
}
