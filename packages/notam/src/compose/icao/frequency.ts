/** The band of aeronautical VHF, in kHz (ICAO Annex 10, volume V). */
const BAND_KHZ = { from: 118_000, to: 136_992 };
const FREQUENCY = /^(1[1-3]\d)(?:[.,](\d{1,3}))?\s*(?:MHZ)?$/i;

/** `123.450`: a frequency of the aeronautical VHF band in MHz. Null: none. */
export function readFrequency(typed: string): string | null {
  const match = FREQUENCY.exec(typed.trim());
  if (match === null) return null;
  const [, mhz = '', decimals = ''] = match;
  const khz = decimals.padEnd(3, '0');
  const value = Number(mhz) * 1_000 + Number(khz);
  return value >= BAND_KHZ.from && value <= BAND_KHZ.to ? `${mhz}.${khz}` : null;
}
