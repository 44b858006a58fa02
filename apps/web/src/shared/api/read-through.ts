import { notifyManager, type Query, type QueryFunctionContext } from '@tanstack/react-query';
import { readKept, readOwner, type Kept } from '../device/device-store.ts';
import { keptAs, type KeptAs } from '../device/kept-names.ts';
import type { KeptRows, Row } from '../device/merge-rows.ts';
import { isReached, isUnreached } from './connection.ts';
import { failureCodeOf } from './failure.ts';
import { endSession, SESSION_KEY, type Session } from './session.ts';

/** As long as that a slow network is waited for where the device has kept an answer. */
const PATIENCE_MS = 3_000;

/** Answers that came from the device; they are not kept as new ones. */
const fromDevice = new WeakSet<object>();

export function isFromDevice(data: unknown): boolean {
  return typeof data === 'object' && data !== null && fromDevice.has(data);
}

/** Answers are kept where the page itself is: without its worker it cannot be opened offline, and nothing would be read again. */
export function isKeeping(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

/** The name under which rows of a list are kept. */
export const nameOfRows = (list: string): string => `rows/${list}`;

/** The query's answer as the server would give it, from the rows of its list. */
function answerOfRows(how: Extract<KeptAs, { kind: 'rows' }>, rows: readonly Row[]): unknown {
  const page = { [how.list === 'history' ? 'translations' : 'notams']: rows, nextCursor: null };
  return how.inPages ? { pages: [page], pageParams: [null] } : page;
}

async function readAnswer(how: KeptAs, context: QueryFunctionContext): Promise<Kept<unknown> | null> {
  const session = context.client.getQueryData<Session>(SESSION_KEY);
  const userId = session ? session.user?.id : (await readOwner())?.value.id;
  if (userId === undefined) return null;
  if (how.kind === 'whole') return await readKept(userId, how.name);
  const rows = await readKept<KeptRows<Row>>(userId, nameOfRows(how.list));
  return rows && { value: answerOfRows(how, rows.value.rows), at: rows.at };
}

/** What stands there already, or else what the device keeps. */
async function standingAnswer(
  how: KeptAs,
  context: QueryFunctionContext,
  query: Query,
): Promise<Kept<unknown> | null> {
  const { data, dataUpdatedAt } = query.state;
  return data === undefined ? await readAnswer(how, context) : { value: data, at: dataUpdatedAt };
}

type Asked = { readonly data: unknown } | { readonly error: unknown };

/**
 * Asks the server, and where it is not reached or slow takes what the device keeps, with the moment at which that was true. An answer
 * that comes later takes its place.
 */
export async function readThrough(
  ask: (context: QueryFunctionContext) => unknown,
  context: QueryFunctionContext,
  query: Query,
): Promise<unknown> {
  const how = isKeeping() ? keptAs(query.queryKey) : null;
  if (how === null) return await ask(context);
  const asked = Promise.resolve(ask(context)).then(
    (data): Asked => ({ data }),
    (error: unknown): Asked => ({ error }),
  );
  const wait = isReached() ? PATIENCE_MS : 0;
  const late = new Promise<'late'>((resolve) => setTimeout(resolve, wait, 'late'));
  const first = await Promise.race([asked, late]);
  if (first !== 'late' && 'data' in first) return first.data;
  if (first === 'late' || isUnreached(first.error)) {
    const kept = await standingAnswer(how, context, query);
    if (kept) {
      if (first === 'late') void asked.then((answer) => takeLate(answer, context, query));
      return show(kept, query);
    }
  }
  const answer = await asked;
  if ('data' in answer) return answer.data;
  throw answer.error;
}

/** Gives an answer of the device, of its own age. */
function show({ value, at }: Kept<unknown>, query: Query): unknown {
  if (typeof value === 'object' && value !== null) fromDevice.add(value);
  notifyManager.schedule(() => query.setState({ dataUpdatedAt: at }));
  return value;
}

function takeLate(answer: Asked, { client }: QueryFunctionContext, query: Query): void {
  if ('data' in answer) client.setQueryData(query.queryKey, answer.data);
  else if (failureCodeOf(answer.error) === 'unauthenticated') endSession(client);
}
