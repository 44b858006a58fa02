import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { LandingPage } from '../../features/landing/landing-page.tsx';
import { PageSkeleton } from '../../shared/ui/page-skeleton.tsx';
import { SignedOutOnly } from './signed-out-only.tsx';

const VerifyEmailPage = lazy(async () => ({
  default: (await import('../../features/auth/verify-email-page.tsx')).VerifyEmailPage,
}));

/** The site root: the landing page for visitors, and the place where verification links lead. */
export function StartPage() {
  const [search] = useSearchParams();
  const code = search.get('verify');
  if (code === null) {
    return (
      <SignedOutOnly>
        <LandingPage />
      </SignedOutOnly>
    );
  }
  return (
    <Suspense fallback={<PageSkeleton />}>
      <VerifyEmailPage key={code} code={code} />
    </Suspense>
  );
}
