import type { RouteObject } from 'react-router';
import { ReportCount } from '../features/translate-weather/report-count.tsx';
import { TranslationCount } from '../features/translate-notam/translation-count.tsx';
import type { BundleName } from '../shared/text/messages.ts';
import { screenLanguage } from '../shared/text/screen-language.ts';
import { loadText } from '../shared/text/texts.ts';
import { PageSkeleton } from '../shared/ui/page-skeleton.tsx';
import { PATHS } from '../shared/ui/paths.ts';
import { SignedInOnly } from './access/signed-in-only.tsx';
import { SignedOutOnly } from './access/signed-out-only.tsx';
import { ErrorPage } from './error-page.tsx';
import type { PageHandle } from './shell/page-handle.ts';
import { Shell } from './shell/shell.tsx';

const notamHandle: PageHandle = { FooterNote: TranslationCount };
const weatherHandle: PageHandle = { FooterNote: ReportCount };

/** A page and what it says, loaded beside each other. */
export async function withText<Page>(bundles: readonly BundleName[], page: Promise<Page>): Promise<Page> {
  const [loaded] = await Promise.all([page, loadText(...bundles)]);
  return loaded;
}

export const authPage: RouteObject = {
  path: PATHS.auth,
  lazy: async () => ({
    Component: (await withText(['auth'], import('../features/auth/auth-page.tsx'))).AuthPage,
  }),
};

export const notamPage: RouteObject = {
  path: PATHS.notam,
  handle: notamHandle,
  lazy: async () => ({
    Component: (
      await withText(['reading', 'home'], import('../features/translate-notam/translate-notam-page.tsx'))
    ).TranslateNotamPage,
  }),
};

export const weatherPage: RouteObject = {
  path: PATHS.weather,
  handle: weatherHandle,
  lazy: async () => ({
    Component: (
      await withText(
        ['reading', 'weather', 'home'],
        import('../features/translate-weather/translate-weather-page.tsx'),
      )
    ).TranslateWeatherPage,
  }),
};

export const manualPage: RouteObject = {
  path: PATHS.manual,
  lazy: async () => {
    const [{ ManualPage }, { loadBook }] = await Promise.all([
      import('../features/manual/manual-page.tsx'),
      import('../features/manual/load-book.ts'),
    ]);
    // An address may name a part of it, which must stand on the page when that is shown.
    await Promise.all([loadText('manual'), loadBook(screenLanguage())]);
    return { Component: ManualPage };
  },
};

/** Pages in the frame that all have. */
export function framed(children: RouteObject[]): RouteObject {
  return {
    element: <Shell />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <PageSkeleton />,
    children,
  };
}

/** The pages that the server draws. */
export const drawnPages: readonly RouteObject[] = [authPage, notamPage, weatherPage, manualPage];

/** {@link drawnPages}, standing as they do in the whole product. */
export const drawnRoutes: RouteObject[] = [
  framed([
    { element: <SignedOutOnly />, children: [authPage] },
    { element: <SignedInOnly />, children: [notamPage, weatherPage] },
    manualPage,
  ]),
];
