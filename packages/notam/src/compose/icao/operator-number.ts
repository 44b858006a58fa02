/** Three letters of the State (ISO 3166-1), twelve characters and their check character; then perhaps a hyphen and three secret ones. */
const NUMBER = /^([A-Z]{3})([0-9A-Z]{12})([0-9A-Z])(?:-([0-9A-Z]{3}))?$/;

export interface OperatorNumber {
  /** As it may be printed: without the secret characters, in capitals. */
  readonly printed: string;
  readonly hadSecret: boolean;
}

/** The check character over the twelve and the three secret characters: Luhn, modulo 36 (EN 4709-002). */
function checkCharacter(digits: string): string {
  let [sum, factor] = [0, 2];
  for (const digit of Array.from(digits).toReversed()) {
    const product = factor * Number.parseInt(digit, 36);
    sum += Math.floor(product / 36) + (product % 36);
    factor = factor === 2 ? 1 : 2;
  }
  return ((36 - (sum % 36)) % 36).toString(36).toUpperCase();
}

/**
 * The registration number of a drone operator in the form of EASA's registers, `FIN87ASTRDGE12K8`. With its secret characters it
 * is checked too. Null: none.
 */
export function readOperatorNumber(typed: string): OperatorNumber | null {
  const match = NUMBER.exec(typed.replace(/\s+/g, '').toUpperCase());
  if (match === null) return null;
  const [, state = '', body = '', check = '', secret] = match;
  if (secret !== undefined && checkCharacter(body + secret) !== check) return null;
  return { printed: `${state}${body}${check}`, hadSecret: secret !== undefined };
}
