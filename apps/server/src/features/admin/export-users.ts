import type { AdminUser, SentFile, UsersExportInput } from '@klarnotam/contract';
import type { Database } from '../../database/create-database.ts';
import { recordAudit } from '../../database/record-audit.ts';
import { describeUsers } from './describe-users.ts';
import { findUsers, type FoundUser } from './find-users.ts';
import { csvLine, type CsvCell } from './write-csv.ts';

const AT_ONCE = 500;
/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\u{FEFF}';

const COLUMNS: readonly (readonly [string, (user: AdminUser) => CsvCell])[] = [
  ['id', (user) => user.id],
  ['email', (user) => user.email],
  ['emailVerified', (user) => user.emailVerified],
  ['createdAt', (user) => user.createdAt],
  ['isAdmin', (user) => user.isAdmin],
  ['name', (user) => user.subscription?.name ?? null],
  ['companyName', (user) => user.subscription?.companyName ?? null],
  ['phoneNumber', (user) => user.subscription?.phoneNumber ?? null],
  ['address', (user) => user.subscription?.address ?? null],
  ['zipCode', (user) => user.subscription?.zipCode ?? null],
  ['city', (user) => user.subscription?.city ?? null],
  ['country', (user) => user.subscription?.country ?? null],
  ['planType', (user) => user.subscription?.planType ?? null],
  ['status', (user) => user.subscription?.status ?? null],
  ['translationsUsed', (user) => user.subscription?.notamCount ?? null],
  ['translationsLimit', (user) => user.subscription?.planLimits ?? null],
  ['paidUntil', (user) => user.subscription?.paidUntil ?? null],
  ['lastActivity', (user) => user.subscription?.updatedAt ?? null],
];

async function* lines(database: Database, filter: UsersExportInput): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(BYTE_ORDER_MARK + csvLine(COLUMNS.map(([name]) => name)));
  let last: FoundUser | undefined;
  do {
    const after = last ? { createdAt: last.createdAt.toISOString(), id: last.id } : null;
    const found = await findUsers(database, { ...filter, after, limit: AT_ONCE });
    const users = await describeUsers(
      database,
      found.map(({ id }) => id),
    );
    const text = users.map((user) => csvLine(COLUMNS.map(([, read]) => read(user)))).join('');
    if (text !== '') yield encoder.encode(text);
    last = found.length === AT_ONCE ? found.at(-1) : undefined;
  } while (last);
}

/**
 * All users that a filter finds, as CSV, page by page as the browser takes them. That it was asked for is noted before the
 * first line leaves.
 */
export async function exportUsers(
  database: Database,
  exportedBy: string,
  filter: UsersExportInput,
): Promise<SentFile> {
  await recordAudit(database, {
    actorId: exportedBy,
    action: 'users.exported',
    subjectId: null,
    details: { search: filter.search ?? '', plan: filter.plan ?? null },
  });
  return {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="users.csv"',
    },
    body: ReadableStream.from(lines(database, filter)),
  };
}
