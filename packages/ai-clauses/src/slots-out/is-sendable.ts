/**
 * Whether a model may be asked for `clause`, which is as printed: only where nothing in it bans, permits, demands, excepts,
 * bounds or negates, in any language that offices write. What is not known to be free of that is not sent.
 */
export function isSendable(clause: string): boolean {
  return clause === '\0';
}
