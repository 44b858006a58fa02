import { adminContract } from './admin/admin.ts';
import { siteContract } from './site-contract.ts';

/** All endpoints below `/api`. */
export const contract = { ...siteContract, ...adminContract };
