import { PAGE } from './page-files.ts';

declare const self: ServiceWorkerGlobalScope;

const DOCUMENT = `klarnotam-document-${PAGE.build}`;
const ADDRESS = '/';

/**
 * The page's one document as the server gives it: headers and body belong together, because its content policy names the nonce that stands
 * in the body. Null: the server gave the document of another build.
 */
async function loadDocument(): Promise<Response | null> {
  const answer = await fetch(ADDRESS, { cache: 'no-store', credentials: 'same-origin', redirect: 'error' });
  if (!answer.ok) throw new Error(`The document was answered with ${answer.status}`);
  return (await answer.clone().text()).includes(PAGE.entry) ? answer : null;
}

async function keepDocument(answer: Response): Promise<void> {
  await (await caches.open(DOCUMENT)).put(ADDRESS, answer);
}

/** @throws when the server gives no document, or that of another build */
export async function storeDocument(): Promise<void> {
  const answer = await loadDocument();
  if (answer === null) throw new Error('The document is of another build than this worker');
  await keepDocument(answer);
}

/** The document that is kept, at once; a fresh one, with a nonce of its own, takes its place for next time. */
export async function answerDocument({
  event,
  request,
}: {
  readonly event: ExtendableEvent;
  readonly request: Request;
}): Promise<Response> {
  const kept = await (await caches.open(DOCUMENT)).match(ADDRESS);
  if (!kept) return await fetch(request);
  event.waitUntil(refreshDocument());
  return kept;
}

async function refreshDocument(): Promise<void> {
  try {
    const answer = await loadDocument();
    if (answer) await keepDocument(answer);
    else await self.registration.update();
  } catch {
    // Not reached, or the device is full: the one that is kept stays.
  }
}
