/** `08:00` from `8:00`, `0800`, `08.00` or `8`; null when it is no time of a day. */
export function readTypedTime(typed: string): string | null {
  const text = typed.trim();
  const match = /^(\d{1,2})(?:[:. ]?(\d{2}))?$/.exec(text);
  if (match === null) return null;
  const [hours, minutes] = [Number(match[1]), Number(match[2] ?? 0)];
  return hours < 24 && minutes < 60
    ? `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
    : null;
}
