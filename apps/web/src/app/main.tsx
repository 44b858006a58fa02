import './styles.ts';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { markDocument } from '../shared/text/screen-language.ts';
import { loadText } from '../shared/text/texts.ts';
import { readPageData } from './drawing/page-data.ts';
import { findRootElement } from './find-root-element.ts';
import { Providers } from './providers.tsx';
import { createRouter, routes } from './router.tsx';

/** Loads the page of this address into its route, so that the first drawing shows it and nothing that stands for it. */
async function loadFirstPage(): Promise<void> {
  for (const { route } of matchRoutes(routes, window.location) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}

async function start(): Promise<void> {
  const root = findRootElement(document);
  const drawnFrom = readPageData(root);
  markDocument();
  await Promise.all([loadText('frame'), drawnFrom && loadFirstPage()]);
  const page = (
    <StrictMode>
      <Providers drawnFrom={drawnFrom}>
        <RouterProvider router={createRouter()} />
      </Providers>
    </StrictMode>
  );
  // In small steps: whoever reads, scrolls or types meanwhile is served between them.
  if (drawnFrom) startTransition(() => void hydrateRoot(root, page));
  else createRoot(root).render(page);
}

void start();
