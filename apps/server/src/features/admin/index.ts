export { grantAdmin, listAdmins, revokeAdmin } from './manage-admins.ts';
