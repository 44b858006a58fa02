export type { BillingFilesContext } from './billing-files-context.ts';
export { removeBillingFilesOf, removeDeletedFiles } from './remove-billing-files-of.ts';
export { sweepOrphans } from './sweep-orphans.ts';
