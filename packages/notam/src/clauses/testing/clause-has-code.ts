import { readClause } from '../read-clause.ts';

/** Whether any part of what `telegram` says holds `code` as its `key`; a telegram that is not read says nothing. */
export function clauseHasCode(telegram: string, key: string, code: string): boolean {
  return JSON.stringify(readClause(telegram)).includes(`"${key}":"${code}"`);
}
