export { deleteUser, type DeletingContext } from './delete-user.ts';
export type { ExportPart } from './export-account.ts';
export { readUserLanguage } from './read-user-language.ts';
export { refuseLastAdmin } from './refuse-last-admin.ts';
