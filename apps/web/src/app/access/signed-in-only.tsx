import { Navigate, Outlet, useLocation } from 'react-router';
import { useSession } from '../../shared/api/session.ts';
import { PageSkeleton } from '../../shared/ui/page-skeleton.tsx';
import { PATHS } from '../../shared/ui/paths.ts';

/** Leads visitors to /auth, which remembers where they wanted to go. */
export function SignedInOnly() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (!session) return <PageSkeleton />;
  if (session.user) return <Outlet />;
  // Whoever logs out is done here; the next one to log in starts anew.
  const state = session.why === 'signedOut' ? null : { from: pathname + search + hash };
  return <Navigate to={PATHS.auth} replace state={state} />;
}
