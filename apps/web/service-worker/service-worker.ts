import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { answerDocument, storeDocument } from './document.ts';
import { NOT_THE_PAGE } from './not-the-page.ts';
import { PAGE } from './page-files.ts';

declare const self: ServiceWorkerGlobalScope;

/** Files that were loaded and are not among those kept from the start: words of one language, rare scripts. */
const LOADED = `klarnotam-loaded-${PAGE.build}`;

precacheAndRoute([...PAGE.files], { cleanURLs: false });
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(answerDocument, { denylist: [...NOT_THE_PAGE] }));
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: LOADED }),
);

// All or nothing: a worker whose document is of another build than its files is not installed.
self.addEventListener('install', (event) => event.waitUntil(storeDocument()));

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith('klarnotam-') && !name.endsWith(PAGE.build)) await caches.delete(name);
  }
  await self.clients.claim();
}

self.addEventListener('message', (event) => {
  const message = event.data as { readonly kind?: unknown; readonly urls?: unknown } | null;
  if (message?.kind === 'takeOver') void self.skipWaiting();
  if (message?.kind === 'loaded' && Array.isArray(message.urls)) event.waitUntil(keepLoaded(message.urls));
});

/** What the page had loaded before this worker stood between it and the network. */
async function keepLoaded(urls: readonly unknown[]): Promise<void> {
  const kept = new Set(PAGE.files.map(({ url }) => url));
  const loaded = await caches.open(LOADED);
  for (const url of urls) {
    if (typeof url !== 'string') continue;
    const { origin, pathname } = new URL(url, self.location.origin);
    if (origin !== self.location.origin || !pathname.startsWith('/assets/') || kept.has(pathname)) continue;
    if (!(await loaded.match(pathname))) await loaded.add(pathname).catch(() => undefined);
  }
}
