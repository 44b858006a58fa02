import './styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { readStyleNonce } from '../shared/ui/style-nonce.ts';
import { findRootElement } from './find-root-element.ts';
import { Providers } from './providers.tsx';
import { createRouter } from './router.tsx';

createRoot(findRootElement(document)).render(
  <StrictMode>
    <Providers nonce={readStyleNonce()}>
      <RouterProvider router={createRouter()} />
    </Providers>
  </StrictMode>,
);
