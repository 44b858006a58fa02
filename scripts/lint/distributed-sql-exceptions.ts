/** Where the product departs all the same, and what that would mean on such an engine. */
export interface Exception {
  readonly name: string;
  /** The beginnings of paths. */
  readonly paths: readonly string[];
  readonly because: string;
}

const MIGRATIONS = 'apps/server/src/database/migrations/';

export const EXCEPTIONS: readonly Exception[] = [
  {
    name: 'advisory lock',
    paths: ['apps/server/src/adapters/database/embedded-postgres/'],
    because: 'It is the built-in PostgreSQL that is locked.',
  },
  {
    name: 'advisory lock',
    paths: ['apps/server/src/database/migrate.ts'],
    because:
      'Two migrations at once are an operator’s mistake, and Kysely takes a lock of its own for each step; without both, run one at a time.',
  },
  {
    name: 'advisory lock',
    paths: ['apps/server/src/features/billing/record-payment.ts'],
    because:
      'It saves a second try where two events of a payment come together; the unique reference keeps a payment from being there twice.',
  },
  {
    name: 'LISTEN and NOTIFY',
    paths: ['apps/server/src/database/mail-queue/'],
    because:
      'A hint: the queue is looked at every few seconds all the same. pg_notify must be there to be called.',
  },
  {
    name: 'LOCK TABLE',
    paths: [`${MIGRATIONS}0017-`, `${MIGRATIONS}0021-`],
    because:
      'Between two releases that run side by side. A new database has no rows that could be written meanwhile.',
  },
  {
    name: 'trigger',
    paths: [MIGRATIONS],
    because: 'They keep two releases equal, and figures exact whoever writes.',
  },
  {
    name: 'trigger of a statement',
    paths: [`${MIGRATIONS}0022-`],
    because:
      'A briefing goes with the last of its answers; a trigger of each row can do it where this one cannot.',
  },
  { name: 'PL/pgSQL', paths: [MIGRATIONS], because: 'The language of the triggers.' },
  {
    name: 'disabled trigger',
    paths: ['apps/server/src/backup/restore-backup.ts'],
    because: 'Such an engine has backups of its own, which know its ranges; ours is for PostgreSQL.',
  },
  {
    name: 'unlogged table',
    paths: [`${MIGRATIONS}0002-`, `${MIGRATIONS}0005-`],
    because: 'Rows that may be forgotten. As plain tables they do the same with more work.',
  },
  {
    name: 'GIN index',
    paths: [`${MIGRATIONS}0018-`],
    because: 'It makes the search of the admin panel quick; without it the search reads all users.',
  },
  {
    name: 'BRIN index',
    paths: [`${MIGRATIONS}0028-`],
    because:
      'It finds old answers, where a setting removes them. There, rows that expire by themselves (TTL) would do.',
  },
  {
    name: 'stored generated column',
    paths: [`${MIGRATIONS}0017-`],
    because: 'What the search looks through, made from three columns in one place.',
  },
  {
    name: 'setting of our own',
    paths: [`${MIGRATIONS}0017-`, `${MIGRATIONS}0018-`],
    because: 'It keeps a filling step from counting row by row; on a new database there is nothing to fill.',
  },
];
