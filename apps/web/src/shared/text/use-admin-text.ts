import { admin } from './en-admin.ts';

/** What the admin panel itself says. */
export type AdminMessages = typeof admin;

/** The words of the admin panel. They are apart from those of the other pages, which do not load them. */
export function useAdminText(): AdminMessages {
  return admin;
}
