import { Navigate, Outlet, useLocation } from 'react-router';
import { useSession } from '../../shared/api/session.ts';
import { PageSkeleton } from '../../shared/ui/page-skeleton.tsx';
import { PATHS } from '../../shared/ui/paths.ts';

/** Redirects visitors to /auth, which leads back to the page they wanted. */
export function SignedInOnly() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (!session) return <PageSkeleton />;
  if (session.user) return <Outlet />;
  // After logging out the page is not remembered: the next user starts at home.
  const left = session.why === 'signedOut' || session.why === 'deleted';
  const state = left ? null : { from: pathname + search + hash };
  return <Navigate to={PATHS.auth} replace state={state} />;
}
