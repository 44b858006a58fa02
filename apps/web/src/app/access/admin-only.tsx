import { Navigate, Outlet } from 'react-router';
import { useSession } from '../../shared/api/session.ts';
import { PATHS } from '../../shared/ui/paths.ts';

/** Leads whoever is no administrator to the start. Stands behind the guard of all pages for members. */
export function AdminOnly() {
  const session = useSession();
  return session?.user?.isAdmin === true ? <Outlet /> : <Navigate to={PATHS.landing} replace />;
}
