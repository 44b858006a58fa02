/** A mail in the outbox, without its text. */
export interface OutboxEntry {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly writtenAt: string;
}

export interface OutboxMail extends OutboxEntry {
  readonly text: string;
  readonly html: string;
}

/** Where mails stay that are not delivered, to be read on this machine. */
export interface Outbox {
  /** Newest first, at most `limit`. */
  list(limit: number): Promise<readonly OutboxEntry[]>;
  read(id: string): Promise<OutboxMail | null>;
}
