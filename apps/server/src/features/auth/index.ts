export { exportAccountRows } from './export-account-rows.ts';
export { removeUnverified } from './remove-unverified.ts';
export { requireCurrentPassword } from './require-current-password.ts';
