import '../styles.ts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { wasSignedIn } from '../../shared/device/signed-in-hint.ts';
import { markDocument, screenLanguage } from '../../shared/text/screen-language.ts';
import { loadText } from '../../shared/text/texts.ts';
import { findRootElement } from '../find-root-element.ts';
import { LandingDocument, type LandingData } from './landing-document.tsx';
import { repeatEarlyAction } from './repeat-early-action.ts';

function readData(): LandingData {
  return JSON.parse(document.getElementById('landing-data')?.textContent ?? '') as LandingData;
}

/** Makes the landing page, which the server has drawn, answer to its visitor. */
async function start(): Promise<void> {
  // Whose session has ended meanwhile left things on this device: the app sees to them, and shows this page then.
  if (wasSignedIn()) {
    await import('../main.tsx');
    return;
  }
  markDocument();
  await loadText('frame', 'landing');
  const root = findRootElement(document);
  const page = (
    <StrictMode>
      <LandingDocument {...readData()} onReady={repeatEarlyAction} />
    </StrictMode>
  );
  if (screenLanguage() === 'en') hydrateRoot(root, page);
  else createRoot(root).render(page);
  // Counted, never shown; that it failed is nobody's matter.
  void fetch('/api/usage')
    .then((answer) => answer.text())
    .catch(() => undefined);
}

void start();
