export { deleteUser, type DeletingContext } from './delete-user.ts';
export type { ExportPart } from './export-account.ts';
