import { siteContract, type BillingFile } from '@klarnotam/contract';
import { toCallError } from './client.ts';

interface Upload {
  readonly userId: string;
  readonly file: File;
  /** Empty: none. */
  readonly description: string;
  /** Ends the upload, which then throws. */
  readonly signal: AbortSignal;
  /** Called with how much of it has left, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Gives a user a billing document. It goes by XMLHttpRequest because fetch does not tell how much of a body has left.
 *
 * @throws what the client throws for the same failures; an `AbortError` when it was ended by its signal
 */
export function uploadBillingFile({
  userId,
  file,
  description,
  signal,
  onProgress,
}: Upload): Promise<BillingFile> {
  const { method = 'POST', path = '' } = siteContract.billingFiles.upload['~orpc'].route;
  const body = new FormData();
  body.append('file', file);
  if (description !== '') body.append('description', description);

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, `/api${path.replace('{id}', encodeURIComponent(userId))}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const answer = readJson(request.responseText);
      if (request.status === 200) resolve(answer as BillingFile);
      else reject(toCallError(answer, request.status));
    };
    request.onerror = () => reject(new TypeError('The upload did not reach the server'));
    request.onabort = () => reject(new DOMException('The upload was ended', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) reject(new DOMException('The upload was ended', 'AbortError'));
    else request.send(body);
  });
}
