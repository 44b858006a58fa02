/** The location state of /auth. It is kept in the browser's history, so a reload keeps it. */
export interface AuthLocationState {
  /** Where the visitor wanted to go: path, query and fragment. */
  readonly from?: string;
  readonly mode?: 'logIn' | 'signUp' | 'forgot';
  /** The address of the account that was just made. */
  readonly signedUp?: string;
}

/** Reads the state of a history entry, which may hold anything. `from` is dropped when it leads out of the product. */
export function readAuthLocationState(state: unknown): AuthLocationState {
  if (typeof state !== 'object' || state === null) return {};
  const { from, mode, signedUp } = state as Record<string, unknown>;
  return {
    ...(typeof from === 'string' && /^\/(?![/\\])/.test(from) && { from }),
    ...((mode === 'logIn' || mode === 'signUp' || mode === 'forgot') && { mode }),
    ...(typeof signedUp === 'string' && { signedUp }),
  };
}

/** The address of a page; what a link says to /auth stands in the query where no history entry can hold it. */
export function authAddress(to: string, state: AuthLocationState | undefined): string {
  return state?.mode === undefined ? to : `${to}?mode=${state.mode}`;
}

/** What a link says to /auth: in the history entry, or in the query of a document that was loaded anew. */
export function readAuthLocation({
  state,
  search,
}: {
  readonly state: unknown;
  readonly search: string;
}): AuthLocationState {
  return readAuthLocationState(state ?? { mode: new URLSearchParams(search).get('mode') });
}
