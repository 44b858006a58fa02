import { MEMBER_KEY } from '../../shared/api/session.ts';

/** All that the panel has loaded; it goes with the session. */
const ADMIN_KEY = [...MEMBER_KEY, 'admin'] as const;

export const USERS_KEY = [...ADMIN_KEY, 'users'] as const;
export const STATISTICS_KEY = [...ADMIN_KEY, 'statistics'] as const;
export const FAILED_MAILS_KEY = [...ADMIN_KEY, 'failed-mails'] as const;
export const PAYMENT_EVENTS_KEY = [...ADMIN_KEY, 'payment-events'] as const;
export const AUDIT_KEY = [...ADMIN_KEY, 'audit'] as const;
export const sessionsKeyOf = (userId: string) => [...ADMIN_KEY, 'sessions', userId] as const;
export const filesKeyOf = (userId: string) => [...ADMIN_KEY, 'files', userId] as const;
