const UNDER_TWENTY =
  'ZERO ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE THIRTEEN FOURTEEN FIFTEEN SIXTEEN SEVENTEEN EIGHTEEN NINETEEN'.split(
    ' ',
  );
const TENS = 'TWENTY THIRTY FORTY FIFTY SIXTY SEVENTY EIGHTY NINETY'.split(' ');

/** The whole number that a word in upper case or a figure is; null for parts, ordinals and what is no number. */
export function figureOf(text: string): number | null {
  if (/^\d{1,6}$/.test(text)) return Number(text);
  const small = UNDER_TWENTY.indexOf(text);
  if (small !== -1) return small;
  const tens = TENS.indexOf(text);
  return tens === -1 ? null : (tens + 2) * 10;
}
