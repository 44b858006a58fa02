import { OutsideServiceError } from '../../ports/outside-service.ts';

/** The whole answer to `response`, as text. @throws {OutsideServiceError} when it is longer than `maxBytes` */
export async function readAnswer(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  if (response.body === null) return text;
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the rest.
    if (bytes > maxBytes) throw new OutsideServiceError(`answer of more than ${maxBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
