import type { Query, QueryClient } from '@tanstack/react-query';
import { changeKept, keep, readAllKept } from '../device/device-store.ts';
import { keptAs, RESULT_PREFIX, SAVED_PREFIX, type KeptList } from '../device/kept-names.ts';
import { droppedRows, mergeRows, type KeptRows, type Row } from '../device/merge-rows.ts';
import { isFromDevice, isKeeping, nameOfRows } from './read-through.ts';
import { SESSION_KEY, type Session } from './session.ts';

/** How many rows of each list are kept. */
export const ROWS_KEPT: Readonly<Record<KeptList, number>> = { history: 50, 'saved-notams': 100 };
const ENTRIES: Readonly<Record<KeptList, string>> = { history: RESULT_PREFIX, 'saved-notams': SAVED_PREFIX };
/** Several answers of one moment are written together. */
const PAUSE_MS = 300;

interface ListPage {
  readonly translations?: readonly Row[];
  readonly notams?: readonly Row[];
  readonly nextCursor: string | null;
}

/** The rows in the answer to a query of a list: of one page, or of several that follow each other. */
export function rowsOfAnswer(data: unknown): KeptRows<Row> {
  const pages = (data as { readonly pages?: readonly ListPage[] }).pages ?? [data as ListPage];
  return {
    rows: pages.flatMap((page) => page.translations ?? page.notams ?? []),
    isWhole: pages.at(-1)?.nextCursor === null,
  };
}

/** Puts the beginning of a list in place of what is kept of it; with a row goes what is kept under its id. */
export async function keepRows(
  userId: string,
  list: KeptList,
  fresh: KeptRows<Row>,
  at: number,
): Promise<void> {
  let dropped: readonly string[] = [];
  await changeKept<KeptRows<Row>>(userId, nameOfRows(list), (before) => {
    const value = mergeRows(before?.value, fresh, ROWS_KEPT[list]);
    dropped = droppedRows(before?.value, value);
    return { value, at };
  });
  for (const id of dropped) await changeKept(userId, `${ENTRIES[list]}${id}`, () => undefined);
}

/** A result of this minute is not in a list that was read before it; more than the list holds are not kept. */
async function trimResults(userId: string): Promise<void> {
  const all = await readAllKept<Row>(userId, RESULT_PREFIX);
  const newestFirst = all.toSorted((a, b) => (a.kept.value.createdAt < b.kept.value.createdAt ? 1 : -1));
  for (const { name } of newestFirst.slice(ROWS_KEPT.history))
    await changeKept(userId, name, () => undefined);
}

async function keepAnswer(userId: string, query: Query): Promise<void> {
  const how = keptAs(query.queryKey);
  const { data, dataUpdatedAt } = query.state;
  if (how === null || data === undefined || isFromDevice(data)) return;
  if (how.kind === 'rows') {
    await keepRows(userId, how.list, rowsOfAnswer(data), dataUpdatedAt);
    return;
  }
  await keep(userId, how.name, data, dataUpdatedAt);
  if (how.name.startsWith(RESULT_PREFIX)) await trimResults(userId);
}

/**
 * Keeps what the server answers on the device, as long as the page is shown.
 *
 * @returns ends it
 */
export function keepQueries(queries: QueryClient): () => void {
  const cache = queries.getQueryCache();
  const waiting = new Set<Query>(cache.getAll());
  let timer = 0;
  const write = async (): Promise<void> => {
    timer = 0;
    const user = queries.getQueryData<Session>(SESSION_KEY)?.user;
    const written = [...waiting];
    waiting.clear();
    if (!user || !isKeeping()) return;
    for (const query of written) await keepAnswer(user.id, query);
  };
  const plan = (): void => {
    if (timer === 0) timer = window.setTimeout(() => void write(), PAUSE_MS);
  };
  plan();
  const stop = cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    waiting.add(event.query as Query);
    plan();
  });
  return () => {
    stop();
    window.clearTimeout(timer);
  };
}
