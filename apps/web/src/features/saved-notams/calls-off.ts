/** State of a link that opens a request's page to call it off. */
export const CALLING_OFF = { callsOff: true } as const;

export function isCallingOff(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'callsOff' in state && state.callsOff === true;
}
