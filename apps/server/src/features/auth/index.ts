export type { AccountsContext } from './accounts-context.ts';
export { endAllSessions, endSession } from './end-sessions.ts';
export { exportAccountRows } from './export-account-rows.ts';
export { listSessions } from './list-sessions.ts';
export { removeUnverified } from './remove-unverified.ts';
export { requireCurrentPassword } from './require-current-password.ts';
export { sendVerificationTo } from './send-verification.ts';
export { setPassword, type PasswordToSet } from './set-password.ts';
