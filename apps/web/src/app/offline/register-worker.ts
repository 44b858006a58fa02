/** A version of the page that is on this device and waits for leave to take over. */
export interface NewVersion {
  /** Lets it take over, and loads the page anew. */
  readonly use: () => void;
}

const LOOKED_FOR_MS = 3_600_000;

/**
 * Has the browser keep the page's files on this device, so that it opens without network.
 *
 * @param onNewVersion told when another version is ready; it takes over when it is let, or when no page of this one is open any more
 * @returns ends the looking for new versions
 */
export function registerWorker(onNewVersion: (version: NewVersion) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const { serviceWorker } = navigator;
  let isFirst = serviceWorker.controller === null;
  let isLeaving = false;
  let timer = 0;
  const taken = (): void => {
    if (isLeaving) window.location.reload();
    else if (isFirst) keepLoadedFiles();
    // Another tab let it take over: this one shows a page of before.
    else onNewVersion({ use: () => window.location.reload() });
    isFirst = false;
  };
  const offer = (waiting: ServiceWorker | null): void => {
    if (!waiting || serviceWorker.controller === null) return;
    onNewVersion({
      use: () => {
        isLeaving = true;
        waiting.postMessage({ kind: 'takeOver' });
      },
    });
  };
  const register = async (): Promise<void> => {
    const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed') offer(installing);
      });
    });
    timer = window.setInterval(() => void registration.update().catch(() => undefined), LOOKED_FOR_MS);
  };
  serviceWorker.addEventListener('controllerchange', taken);
  // Where it is refused the page works as before, with network.
  register().catch(() => undefined);
  return () => {
    serviceWorker.removeEventListener('controllerchange', taken);
    window.clearInterval(timer);
  };
}

/** The files that this page loaded before a worker stood between it and the network. */
function keepLoadedFiles(): void {
  const urls = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}/assets/`));
  navigator.serviceWorker.controller?.postMessage({ kind: 'loaded', urls });
}
