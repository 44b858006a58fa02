import { translations } from './0001-translations.ts';
import type { Migration } from './migration.ts';

/** Every step of the schema, oldest first. New ones go to the end. */
export const MIGRATIONS: readonly Migration[] = [translations];
