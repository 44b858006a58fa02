import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { ReportCount } from '../features/translate-weather/report-count.tsx';
import { TranslationCount } from '../features/translate-notam/translation-count.tsx';
import type { BundleName } from '../shared/text/messages.ts';
import { loadText } from '../shared/text/texts.ts';
import { screenLanguage } from '../shared/text/screen-language.ts';
import { PageSkeleton } from '../shared/ui/page-skeleton.tsx';
import { PATHS } from '../shared/ui/paths.ts';
import { AdminOnly } from './access/admin-only.tsx';
import { SignedInOnly } from './access/signed-in-only.tsx';
import { SignedOutOnly } from './access/signed-out-only.tsx';
import { ErrorPage } from './error-page.tsx';
import type { PageHandle } from './shell/page-handle.ts';
import { Shell } from './shell/shell.tsx';

const notamHandle: PageHandle = { FooterNote: TranslationCount };
const weatherHandle: PageHandle = { FooterNote: ReportCount };

/** A page and what it says, loaded beside each other. */
async function withText<Page>(bundles: readonly BundleName[], page: Promise<Page>): Promise<Page> {
  const [loaded] = await Promise.all([page, loadText(...bundles)]);
  return loaded;
}

const visitorPages: RouteObject[] = [
  {
    path: PATHS.auth,
    lazy: async () => ({
      Component: (await withText(['auth'], import('../features/auth/auth-page.tsx'))).AuthPage,
    }),
  },
  {
    path: PATHS.resetPassword,
    lazy: async () => ({
      Component: (await withText(['auth'], import('../features/auth/reset-password-page.tsx')))
        .ResetPasswordPage,
    }),
  },
];

const memberPages: RouteObject[] = [
  {
    path: PATHS.home,
    lazy: async () => ({
      Component: (await withText(['home', 'saved', 'reading'], import('../features/home/home-page.tsx')))
        .HomePage,
    }),
  },
  {
    path: PATHS.subscribe,
    lazy: async () => ({
      Component: (await withText(['member'], import('../features/subscribe/subscribe-page.tsx')))
        .SubscribePage,
    }),
  },
  {
    path: PATHS.payments,
    lazy: async () => ({
      Component: (await withText(['member', 'home'], import('../features/payments/payments-page.tsx')))
        .PaymentsPage,
    }),
  },
  {
    path: PATHS.member,
    lazy: async () => ({
      Component: (await withText(['member', 'auth'], import('../features/member/member-page.tsx')))
        .MemberPage,
    }),
  },
  {
    path: PATHS.notam,
    handle: notamHandle,
    lazy: async () => ({
      Component: (
        await withText(
          ['reading', 'home', 'offline'],
          import('../features/translate-notam/translate-notam-page.tsx'),
        )
      ).TranslateNotamPage,
    }),
  },
  {
    path: PATHS.weather,
    handle: weatherHandle,
    lazy: async () => ({
      Component: (
        await withText(
          ['reading', 'weather', 'home', 'offline'],
          import('../features/translate-weather/translate-weather-page.tsx'),
        )
      ).TranslateWeatherPage,
    }),
  },
  {
    path: PATHS.history,
    lazy: async () => ({
      Component: (await withText(['home'], import('../features/history/history-page.tsx'))).HistoryPage,
    }),
  },
  {
    path: PATHS.briefing,
    lazy: async () => ({
      Component: (
        await withText(
          ['briefing', 'reading', 'weather', 'home', 'compose', 'offline'],
          import('./briefing.tsx'),
        )
      ).MyFlight,
    }),
  },
  {
    path: PATHS.storedBriefing,
    lazy: async () => ({
      Component: (
        await withText(
          ['briefing', 'reading', 'weather', 'home', 'compose', 'offline'],
          import('./briefing.tsx'),
        )
      ).StoredBriefing,
    }),
  },
  {
    path: PATHS.sendNotam,
    lazy: async () => ({
      Component: (
        await withText(['compose', 'reading'], import('../features/compose-notam/send-notam-page.tsx'))
      ).SendNotamPage,
    }),
  },
  {
    path: PATHS.savedNotams,
    lazy: async () => ({
      Component: (await withText(['saved'], import('../features/saved-notams/saved-notams-page.tsx')))
        .SavedNotamsPage,
    }),
  },
  {
    path: PATHS.savedNotam,
    lazy: async () => ({
      Component: (await withText(['saved'], import('../features/saved-notams/request/request-page.tsx')))
        .RequestPage,
    }),
  },
  {
    path: PATHS.pastTranslation,
    lazy: async () => ({
      Component: (
        await withText(['reading', 'weather', 'home', 'briefing'], import('./past-translation.tsx'))
      ).PastTranslation,
    }),
  },
];

const adminPages: RouteObject[] = [
  {
    path: PATHS.admin,
    lazy: async () => ({
      Component: (await withText(['admin', 'auth', 'home'], import('../features/admin/admin-page.tsx')))
        .AdminPage,
    }),
  },
];

async function legalPage() {
  return (await withText(['legal'], import('../features/legal/legal-page.tsx'))).LegalPage;
}

/** Every page of the product; any other path leads to the start. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <PageSkeleton />,
    children: [
      {
        path: PATHS.landing,
        lazy: async () => ({
          Component: (await withText(['landing'], import('./access/start-page.tsx'))).StartPage,
        }),
      },
      { element: <SignedOutOnly />, children: visitorPages },
      {
        element: <SignedInOnly />,
        children: [...memberPages, { element: <AdminOnly />, children: adminPages }],
      },
      {
        path: PATHS.shared,
        lazy: async () => ({
          Component: (
            await withText(['reading', 'weather', 'home', 'briefing'], import('./shared-answer.tsx'))
          ).SharedAnswer,
        }),
      },
      {
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
      },
      {
        path: PATHS.terms,
        lazy: async () => {
          const LegalPage = await legalPage();
          return { element: <LegalPage of="terms" /> };
        },
      },
      {
        path: PATHS.privacy,
        lazy: async () => {
          const LegalPage = await legalPage();
          return { element: <LegalPage of="privacy" /> };
        },
      },
      { path: '*', element: <Navigate to={PATHS.landing} replace /> },
    ],
  },
];

export function createRouter() {
  return createBrowserRouter(routes);
}
