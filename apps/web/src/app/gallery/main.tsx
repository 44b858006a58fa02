import '../styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { loadText } from '../../shared/text/texts.ts';
import { findRootElement } from '../find-root-element.ts';
import { Providers } from '../providers.tsx';
import { Gallery } from './gallery.tsx';

/** All shared components in all of their states, for the eye and for tests. Built by gallery.config.ts and by `npm run dev` alone. */
async function start(): Promise<void> {
  await loadText('frame', 'auth', 'home', 'reading', 'member', 'legal', 'manual');
  createRoot(findRootElement(document)).render(
    <StrictMode>
      <Providers drawnFrom={null}>
        <MemoryRouter>
          <Gallery />
        </MemoryRouter>
      </Providers>
    </StrictMode>,
  );
}

void start();
