/**
 * Reads a body to its end and keeps nothing of it, at most `maximumBytes`. A connection that is closed while its caller
 * still sends loses the answer: browsers tell of a network error instead.
 */
export async function discardBody(request: Request, maximumBytes: number): Promise<void> {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const body: ReadableStream<Uint8Array> | null = request.body;
  const reader = body?.getReader();
  if (!reader) return;
  let bytes = 0;
  try {
    while (bytes <= maximumBytes) {
      const { done, value } = await reader.read();
      if (done) return;
      bytes += value.byteLength;
    }
  } catch {
    // The caller went away.
  } finally {
    reader.releaseLock();
  }
}
