import '../styles.ts';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { wasSignedIn } from '../../shared/device/signed-in-hint.ts';
import { markDocument } from '../../shared/text/screen-language.ts';
import { loadText } from '../../shared/text/texts.ts';
import { findRootElement } from '../find-root-element.ts';
import { LandingDocument, type LandingData } from './landing-document.tsx';
import { PAGE_DATA_ID } from '../drawing/page-data-id.ts';
import { repeatEarlyActions } from '../drawing/repeat-early-actions.ts';
import { WhenReady } from '../drawing/when-ready.tsx';

function readData(): LandingData {
  return JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '') as LandingData;
}

/** Makes the landing page, which the server has drawn, answer to its visitor. */
async function start(): Promise<void> {
  // Whose session has ended meanwhile left things on this device: the app sees to them, and shows this page then.
  if (wasSignedIn()) {
    await import('../main.tsx');
    return;
  }
  const drawnIn = document.documentElement.lang;
  markDocument();
  await loadText('frame', 'landing');
  const root = findRootElement(document);
  const page = (
    <StrictMode>
      <WhenReady tell={repeatEarlyActions}>
        <LandingDocument {...readData()} />
      </WhenReady>
    </StrictMode>
  );
  if (document.documentElement.lang === drawnIn) startTransition(() => void hydrateRoot(root, page));
  else createRoot(root).render(page);
  // Counted, never shown; that it failed is nobody's matter.
  void fetch('/api/usage')
    .then((answer) => answer.text())
    .catch(() => undefined);
}

void start();
