import { Navigate, Outlet } from 'react-router';
import { useAdminCheck } from '../../shared/api/session.ts';
import { PageSkeleton } from '../../shared/ui/page-skeleton.tsx';
import { PATHS } from '../../shared/ui/paths.ts';

/** Redirects users who are no administrators, or cannot be checked, to the start. Used inside `SignedInOnly`. */
export function AdminOnly() {
  const isAdmin = useAdminCheck();
  if (isAdmin === undefined) return <PageSkeleton />;
  return isAdmin ? <Outlet /> : <Navigate to={PATHS.landing} replace />;
}
