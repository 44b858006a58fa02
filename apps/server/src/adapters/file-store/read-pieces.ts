/** A content that is on its way, with the size that was promised. */
export interface OpenedContent {
  readonly body: AsyncIterable<Uint8Array>;
  readonly sizeBytes: number;
}

/**
 * Reads a content that comes over a network: opened when the first piece is asked for, so that an answer that nobody takes
 * holds no connection, and broken off when a piece does not come in time or the content is not of the promised size. How
 * slowly the pieces are taken does not matter.
 *
 * @param onBroken makes of what broke what is thrown
 */
export async function* readPieces(
  open: (signal: AbortSignal) => Promise<OpenedContent>,
  {
    silenceLimitMs,
    onBroken,
  }: { readonly silenceLimitMs: number; readonly onBroken: (error: unknown) => Error },
): AsyncGenerator<Uint8Array> {
  const stop = new AbortController();
  const { promise: silent, reject } = Promise.withResolvers<never>();
  silent.catch(() => undefined);
  async function inTime<Result>(work: Promise<Result>): Promise<Result> {
    const timer = setTimeout(() => reject(new Error('SilenceTimeout')), silenceLimitMs);
    work.catch(() => undefined);
    try {
      return await Promise.race([work, silent]);
    } catch (error) {
      throw onBroken(error);
    } finally {
      clearTimeout(timer);
    }
  }
  try {
    const { body, sizeBytes } = await inTime(open(stop.signal));
    const pieces = body[Symbol.asyncIterator]();
    let readBytes = 0;
    for (;;) {
      const next = await inTime(pieces.next());
      if (next.done === true) break;
      readBytes += next.value.byteLength;
      yield next.value;
    }
    if (readBytes !== sizeBytes) throw onBroken(new Error('ContentBrokeOff'));
  } finally {
    stop.abort();
  }
}
