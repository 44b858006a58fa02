import './styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { markDocument } from '../shared/text/screen-language.ts';
import { loadText } from '../shared/text/texts.ts';
import { findRootElement } from './find-root-element.ts';
import { Providers } from './providers.tsx';
import { createRouter } from './router.tsx';

async function start(): Promise<void> {
  const router = createRouter();
  markDocument();
  await loadText('frame');
  createRoot(findRootElement(document)).render(
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
}

void start();
