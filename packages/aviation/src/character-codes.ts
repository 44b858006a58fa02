/** Whether a UTF-16 code is one of 0 to 9. */
export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** Whether it is one of A to Z. */
export function isCapital(code: number): boolean {
  return code >= 65 && code <= 90;
}

/** White space, the blank that does not break too. */
export function isBlank(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || code === 160;
}
