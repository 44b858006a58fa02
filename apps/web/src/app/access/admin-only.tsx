import { Navigate, Outlet } from 'react-router';
import { useSession } from '../../shared/api/session.ts';
import { PATHS } from '../../shared/ui/paths.ts';

/** Redirects users who are no administrators to the start. Used inside `SignedInOnly`. */
export function AdminOnly() {
  const session = useSession();
  return session?.user?.isAdmin === true ? <Outlet /> : <Navigate to={PATHS.landing} replace />;
}
