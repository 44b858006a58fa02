/** A number as printed, with thousands in groups or not, and with a comma or a stop. */
export const NUMBER =
  "[1-9]\\d?(?:,\\d{2})+,\\d{3}(?![\\d,])|[1-9]\\d{0,2}(?:[ ,.']\\d{3})+(?![\\d])(?:[.,]\\d{1,6})?|\\d{1,12}(?:[.,]\\d{1,8})?";

/** The values that a printed number may have, the likeliest first, each with what its last digit is worth. */
export function readNumber(printed: string): readonly { readonly value: number; readonly step: number }[] {
  const groups = /^(\d{1,3})((?:[ ,.']\d{3})+)([.,]\d+)?$/.exec(printed);
  const values: { value: number; step: number }[] = [];
  const add = (digits: string): void => {
    const value = Number(digits);
    values.push({ value, step: stepOf(digits) });
  };
  if (groups !== null && !(groups[1] ?? '').startsWith('0')) {
    add(
      printed.slice(0, printed.length - (groups[3]?.length ?? 0)).replace(/\D/g, '') +
        (groups[3] ?? '').replace(',', '.'),
    );
  }
  // `2,50,000` as India groups them
  if (/^\d{1,2}(?:,\d{2})+,\d{3}$/.test(printed)) add(printed.replaceAll(',', ''));
  if (/^\d+(?:[.,]\d+)?$/.test(printed)) add(printed.replace(',', '.'));
  else if (/ [1-9]\d*(?:[.,]\d+)?$/.test(printed))
    add(printed.slice(printed.lastIndexOf(' ') + 1).replace(',', '.'));
  return values;
}

/** Five is a step too: whoever rounds to 275 does not mean 274. */
function stepOf(digits: string): number {
  const [whole = '', decimals = ''] = digits.split('.');
  if (decimals !== '') return 10 ** -decimals.length;
  if (/\d5$/.test(whole)) return 5;
  const zeros = /0*$/.exec(whole)?.[0].length ?? 0;
  return 10 ** Math.min(zeros, whole.length - 1);
}
