/** Why a call failed, wherever a page has no words of its own for it. */
export const failures = {
  generic: 'An error occurred',
  network: 'No connection to the server. Check the network and try again.',
} as const;
