import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useSession } from '../../shared/api/session.ts';
import { wasSignedIn } from '../../shared/device/signed-in-hint.ts';
import { readAuthLocationState } from '../../shared/ui/auth-location-state.ts';
import { PageSkeleton } from '../../shared/ui/page-skeleton.tsx';
import { PATHS } from '../../shared/ui/paths.ts';

/** Redirects signed-in users to the page they came from, or home. Shown to visitors before the session is loaded. */
export function SignedOutOnly({ children }: { children?: ReactNode }) {
  const session = useSession();
  const location = useLocation();
  if (session?.user)
    return <Navigate to={readAuthLocationState(location.state).from ?? PATHS.home} replace />;
  if (!session && wasSignedIn()) return <PageSkeleton />;
  return children ?? <Outlet />;
}
