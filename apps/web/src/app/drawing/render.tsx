import type { SessionUser, Site, UserLanguage } from '@klarnotam/contract';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { drawIn } from '../../shared/text/screen-language.ts';
import { SCREEN_LANGUAGES } from '../../shared/text/screen-languages.ts';
import type { Messages } from '../../shared/text/messages.ts';
import { currentText, loadText } from '../../shared/text/texts.ts';
import { readAuthLocation } from '../../shared/ui/auth-location-state.ts';
import { PATHS } from '../../shared/ui/paths.ts';
import { LandingDocument, type LandingData } from '../landing/landing-document.tsx';
import { drawnRoutes } from '../page-routes.tsx';
import { Providers } from '../providers.tsx';

export interface DrawnPage {
  /** What stands in the document before any script has run. */
  readonly html: string;
  /** Of the document, BCP 47. */
  readonly htmlLanguage: string;
  readonly title: string;
  /** For search engines; null: that of the product. */
  readonly description: string | null;
}

/** Stands for whoever is signed in: what is drawn for one is given to all. */
const SOMEBODY: SessionUser = {
  id: '',
  email: '',
  name: '',
  emailVerified: true,
  language: 'en',
  isAdmin: false,
};

export interface AskedPage {
  /** Path and query. */
  readonly address: string;
  readonly language: UserLanguage;
  readonly site: Site;
  readonly isSignedIn: boolean;
}

/** The language is one for all that is drawn at a moment; what is asked for meanwhile waits. */
let last: Promise<unknown> = Promise.resolve();
function inTurn<T>(language: UserLanguage, draw: () => Promise<T>): Promise<T> {
  const drawn = last.then(async () => {
    drawIn(language);
    return await draw();
  });
  last = drawn.catch(() => undefined);
  return drawn;
}

/** Draws the landing page. */
export function renderLanding(data: LandingData, language: UserLanguage): Promise<DrawnPage> {
  return inTurn(language, async () => {
    await loadText('frame', 'landing');
    const text = currentText();
    return {
      html: renderToString(
        <StrictMode>
          <LandingDocument {...data} />
        </StrictMode>,
      ),
      htmlLanguage: SCREEN_LANGUAGES[language].htmlLanguage,
      title: text.documentTitle(text.landing.documentTitle, data.site.productName),
      description: text.landing.description,
    };
  });
}

/** Draws a page of the app as it is before anything has been answered. @throws for an address that is none of {@link drawnRoutes} */
export function renderPage({ address, language, site, isSignedIn }: AskedPage): Promise<DrawnPage> {
  return inTurn(language, async () => {
    await loadText('frame');
    // A handler loads a page once, and with it its words in the language of then.
    const handler = createStaticHandler(drawnRoutes);
    const context = await handler.query(new Request(new URL(address, 'http://localhost')));
    if (context instanceof Response || context.statusCode !== 200) {
      throw new Error(`${address} cannot be drawn`);
    }
    const router = createStaticRouter(handler.dataRoutes, context);
    return {
      html: renderToString(
        <StrictMode>
          <Providers drawnFrom={{ site, user: isSignedIn ? SOMEBODY : null }}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </Providers>
        </StrictMode>,
      ),
      htmlLanguage: SCREEN_LANGUAGES[language].htmlLanguage,
      ...headOf(new URL(address, 'http://localhost'), currentText(), site),
    };
  });
}

function headOf({ pathname, search }: URL, text: Messages, { productName }: Site) {
  const title = (page: string): string => text.documentTitle(page, productName);
  if (pathname === PATHS.manual) {
    return { title: title(text.manual.title), description: text.manual.description };
  }
  if (pathname === PATHS.auth) {
    const { mode = 'logIn' } = readAuthLocation({ state: null, search });
    return { title: title(text.auth[mode].title), description: null };
  }
  return {
    title: title(pathname === PATHS.weather ? text.weather.title : productName),
    description: null,
  };
}
