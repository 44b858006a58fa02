import './styles.ts';
import { startTransition, StrictMode } from 'react';
import { RouterProvider } from 'react-router/dom';
import { markDocument } from '../shared/text/screen-language.ts';
import { loadText } from '../shared/text/texts.ts';
import { readPageData, readSite } from './drawing/page-data.ts';
import { findRootElement } from './find-root-element.ts';
import { Providers } from './providers.tsx';
import { drawnPages } from './page-routes.tsx';
import { createRouter } from './router.tsx';

/** Loads the page of this address into its route, so that the first drawing shows it and nothing that stands for it. */
async function loadFirstPage(): Promise<void> {
  const route = drawnPages.find(({ path }) => path === window.location.pathname);
  if (typeof route?.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

/** Whoever reads, scrolls or types is served before the page goes on. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  const root = findRootElement(document);
  // The scripts have just been read, which took as long as one step may; this one of them reads long too.
  await pause();
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  const drawnFrom = readPageData(root);
  markDocument();
  await Promise.all([loadText('frame'), drawnFrom && loadFirstPage()]);
  const router = createRouter(drawnFrom !== null);
  await pause();
  const page = (
    <StrictMode>
      <Providers drawnFrom={drawnFrom} site={drawnFrom ? null : readSite()}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
  // In small steps: whoever reads, scrolls or types meanwhile is served between them.
  if (drawnFrom) startTransition(() => void hydrateRoot(root, page));
  else createRoot(root).render(page);
}

void start();
