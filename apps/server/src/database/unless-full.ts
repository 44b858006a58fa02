import { DatabaseUnavailable } from './database-unavailable.ts';

/** What storing something that can be done without gives; `instead` while the database cannot be written to. */
export async function unlessFull<Result>(storing: Promise<Result>, instead: Result): Promise<Result> {
  try {
    return await storing;
  } catch (error) {
    if (error instanceof DatabaseUnavailable && error.reason === 'full') return instead;
    throw error;
  }
}
