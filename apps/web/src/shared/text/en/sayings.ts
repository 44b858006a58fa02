import type { ErrorCode, Why } from '@klarnotam/contract';

export interface Sayings {
  /** What the server's sentences are in another language than its own; of a code where it has no more to say. */
  readonly sentences: Readonly<Partial<Record<Why | ErrorCode, string>>>;
  /** A time to wait: `90 seconds`, `3 minutes`. */
  readonly wait: (seconds: number) => string;
}

/** The server speaks English itself. */
export const sayings: Sayings = { sentences: {}, wait: (seconds) => `${seconds} seconds` };
