import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { TranslateNotamPage } from '../features/translate-notam/translate-notam-page.tsx';
import { TranslationCount } from '../features/translate-notam/translation-count.tsx';
import { PATHS } from '../shared/ui/paths.ts';
import { ErrorPage } from './error-page.tsx';
import type { PageHandle } from './shell/page-handle.ts';
import { Shell } from './shell/shell.tsx';

const notamHandle: PageHandle = { FooterNote: TranslationCount };

/** Every page of the product; any other path leads to the start. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <ErrorPage />,
    children: [
      { path: PATHS.landing, element: <LandingPage /> },
      { path: PATHS.notam, element: <TranslateNotamPage />, handle: notamHandle },
      { path: '*', element: <Navigate to={PATHS.landing} replace /> },
    ],
  },
];

export function createRouter() {
  return createBrowserRouter(routes);
}
