import { Failure } from '@klarnotam/contract';

export interface StoredFile {
  /** Of the content, in hex. */
  readonly sha256: string;
  readonly sizeBytes: number;
}

/** Where contents of files are kept, by names that we make: letters, digits and `-`. */
export interface FileStore {
  /**
   * Stores a content whole or not at all; it is there for good when this resolves. A name is used once.
   *
   * @throws {FileStoreUnavailable}
   */
  put(name: string, content: AsyncIterable<Uint8Array>): Promise<StoredFile>;
  /**
   * The content, piece by piece; null when there is none of that name.
   *
   * @throws {FileStoreUnavailable} the content may break off with another error, never end early
   */
  read(
    name: string,
  ): Promise<{ readonly sizeBytes: number; readonly content: AsyncIterable<Uint8Array> } | null>;
  /** What is not there counts as deleted. @throws {FileStoreUnavailable} */
  delete(name: string): Promise<void>;
  /** Everything that is stored. @throws {FileStoreUnavailable} */
  list(): AsyncIterable<{ readonly name: string; readonly storedAt: Date }>;
}

const RETRY_AFTER_S = 5;

/** The store did not do what it was asked, and may a little later. */
export class FileStoreUnavailable extends Failure<'unavailable'> {
  constructor(cause: unknown) {
    super('unavailable', { retryAfterS: RETRY_AFTER_S });
    this.cause = cause;
  }
}
