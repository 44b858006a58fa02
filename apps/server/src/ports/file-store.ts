export interface StoredFile {
  /** Of the content, in hex. */
  readonly sha256: string;
  readonly sizeBytes: number;
}

/** Where contents of files are kept, by names that we make: letters, digits and `-`. */
export interface FileStore {
  /** Stores a content whole or not at all; it is there for good when this resolves. A name is used once. */
  put(name: string, content: AsyncIterable<Uint8Array>): Promise<StoredFile>;
  /** The content, piece by piece; null when there is none of that name. */
  read(
    name: string,
  ): Promise<{ readonly sizeBytes: number; readonly content: AsyncIterable<Uint8Array> } | null>;
  /** What is not there counts as deleted. */
  delete(name: string): Promise<void>;
  /** Everything that is stored. */
  list(): AsyncIterable<{ readonly name: string; readonly storedAt: Date }>;
}
