import type { PastTranslation, SavedNotam, SavedNotamSummary } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import { CONTRACT_VERSION } from '../device/contract-version.ts';
import { keep, readAllKept, readKept } from '../device/device-store.ts';
import { RESULT_PREFIX, SAVED_PREFIX } from '../device/kept-names.ts';
import { client } from './client.ts';
import { keepRows, ROWS_KEPT } from './keep-queries.ts';

/** So many saved NOTAMs are kept with their forms. */
const FORMS_KEPT = 20;
const FILLED = 'filled-in-shapes-of';

/** Reads pages of a list until as many rows are known as are kept, or there are no more. */
async function readRows<R>(
  most: number,
  readPage: (
    cursor: string | null,
  ) => Promise<{ readonly rows: readonly R[]; readonly nextCursor: string | null }>,
): Promise<{ readonly rows: readonly R[]; readonly isWhole: boolean }> {
  const rows: R[] = [];
  let cursor: string | null = null;
  do {
    const page = await readPage(cursor);
    for (const row of page.rows) rows.push(row);
    cursor = page.nextCursor;
  } while (cursor !== null && rows.length < most);
  return { rows, isWhole: cursor === null };
}

/**
 * Brings to this device what its user can read offline and has not read here: the last results with the words of their languages, saved
 * NOTAMs with their forms. One call after the other, each thing once.
 *
 * @param loadWords loads what is said of results in a language when they are shown
 * @throws what the client throws; what was read until then is kept
 */
export async function fillDevice(
  userId: string,
  loadWords: (language: LanguageCode) => Promise<unknown>,
): Promise<void> {
  const isOfNow = (await readKept(userId, FILLED))?.value === CONTRACT_VERSION;

  const history = await readRows<PastTranslation>(ROWS_KEPT.history, async (cursor) => {
    const { translations, nextCursor } = await client.history.list(cursor === null ? {} : { cursor });
    return { rows: translations, nextCursor };
  });
  await keepRows(userId, 'history', history, Date.now());
  const results = new Set(isOfNow ? (await readAllKept(userId, RESULT_PREFIX)).map(({ name }) => name) : []);
  for (const { id } of history.rows.slice(0, ROWS_KEPT.history)) {
    const name = `${RESULT_PREFIX}${id}`;
    if (!results.has(name)) await keep(userId, name, await client.history.read({ id }), Date.now());
  }
  for (const language of new Set(history.rows.map((row) => row.language))) await loadWords(language);

  const saved = await readRows<SavedNotamSummary>(ROWS_KEPT['saved-notams'], async (cursor) => {
    const { notams, nextCursor } = await client.savedNotams.list(cursor === null ? {} : { cursor });
    return { rows: notams, nextCursor };
  });
  const forms = await readAllKept<SavedNotam>(userId, SAVED_PREFIX);
  const changedAt = new Map(forms.map(({ name, kept }) => [name, kept.value.updatedAt]));
  for (const { id, updatedAt } of saved.rows.slice(0, FORMS_KEPT)) {
    const name = `${SAVED_PREFIX}${id}`;
    if (!isOfNow || changedAt.get(name) !== updatedAt)
      await keep(userId, name, await client.savedNotams.read({ id }), Date.now());
  }
  await keepRows(userId, 'saved-notams', saved, Date.now());
  await keep(userId, FILLED, CONTRACT_VERSION, Date.now());
}
