import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { LandingPage } from '../../features/landing/landing-page.tsx';
import { useUsage } from '../../shared/api/usage.ts';
import { useText } from '../../shared/text/use-text.ts';
import { PageSkeleton } from '../../shared/ui/page-skeleton.tsx';
import { usePageTitle } from '../../shared/ui/use-page-title.ts';
import { SignedOutOnly } from './signed-out-only.tsx';

const VerifyEmailPage = lazy(async () => ({
  default: (await import('../../features/auth/verify-email-page.tsx')).VerifyEmailPage,
}));

/**
 * The site root: the landing page for visitors, and the place where verification links lead. Whoever opens it without a session gets it
 * in a document of its own from the server; here it is for those who come from another page, or whose session has ended.
 */
export function StartPage() {
  const [search] = useSearchParams();
  const code = search.get('verify');
  if (code === null) {
    return (
      <SignedOutOnly>
        <Landing />
      </SignedOutOnly>
    );
  }
  return (
    <Suspense fallback={<PageSkeleton />}>
      <VerifyEmailPage key={code} code={code} />
    </Suspense>
  );
}

function Landing() {
  const text = useText();
  // Counted, never shown; that it failed is nobody's matter.
  useUsage();
  usePageTitle(text.landing.documentTitle);
  return <LandingPage examples={null} />;
}
