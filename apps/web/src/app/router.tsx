import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { PATHS } from '../shared/ui/paths.ts';
import { AdminOnly } from './access/admin-only.tsx';
import { SignedInOnly } from './access/signed-in-only.tsx';
import { SignedOutOnly } from './access/signed-out-only.tsx';
import { authPage, framed, manualPage, notamPage, weatherPage, withText } from './page-routes.tsx';

const visitorPages: RouteObject[] = [
  authPage,
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
      Component: (await withText(['member', 'auth', 'weather'], import('../features/member/member-page.tsx')))
        .MemberPage,
    }),
  },
  notamPage,
  weatherPage,
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
  framed([
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
        Component: (await withText(['reading', 'weather', 'home', 'briefing'], import('./shared-answer.tsx')))
          .SharedAnswer,
      }),
    },
    manualPage,
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
  ]),
];

/** @param isDrawn whether the page stands already: whoever has scrolled in it stays there */
export function createRouter(isDrawn: boolean) {
  return createBrowserRouter(routes, isDrawn ? { hydrationData: {} } : {});
}
