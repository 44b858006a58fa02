import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { currentText, loadText } from '../../shared/text/texts.ts';
import { LandingDocument, type LandingData } from './landing-document.tsx';

export interface RenderedLanding {
  /** What stands in the document before any script has run. */
  readonly html: string;
  readonly title: string;
  readonly description: string;
}

await loadText('frame', 'landing');

/** Draws the landing page, in English: whoever chose another language for the screens has it drawn again on the device. */
export function renderLanding(data: LandingData): RenderedLanding {
  const text = currentText();
  return {
    html: renderToString(
      <StrictMode>
        <LandingDocument {...data} />
      </StrictMode>,
    ),
    title: text.documentTitle(text.landing.documentTitle, data.site.productName),
    description: text.landing.description,
  };
}
