const MAX_DIGITS = 15;

/** `+` and at most 15 digits, whatever is typed; empty stays empty. */
export function typedPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^00/, '').slice(0, MAX_DIGITS);
  return digits === '' && !typed.includes('+') ? '' : `+${digits}`;
}
