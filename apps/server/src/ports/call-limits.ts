/** Limits on calls of an outside service that all servers of an installation share. */
export interface CallLimits {
  /** Whether one of the servers found the service failing a moment ago. */
  isClosed(): Promise<boolean>;
  /** Tells the other servers that the service fails and is to be left alone for a while. */
  close(forMs: number): Promise<void>;
  /**
   * Makes a call when one of the places for them is free.
   *
   * @throws the reason of the signal when it fires before that
   */
  within<Result>(signal: AbortSignal, call: () => Promise<Result>): Promise<Result>;
}
