import { chown, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSession } from '../session.ts';

/**
 * Has a cluster that {@link startEmbeddedPostgres} serves over TCP speak TLS too, from the next connection on.
 *
 * @param dataDir of the cluster
 */
export async function turnOnTls(
  connectionString: string,
  dataDir: string,
  { cert, key }: { readonly cert: string; readonly key: string },
): Promise<void> {
  const cluster = join(dataDir, 'postgres', 'cluster');
  const { uid, gid } = await stat(cluster);
  for (const [name, content] of [
    ['server.crt', cert],
    ['server.key', key],
  ] as const) {
    await writeFile(join(cluster, name), content, { mode: 0o600 });
    await chown(join(cluster, name), uid, gid);
  }
  const session = await openSession(connectionString, 'test');
  await session.query('alter system set ssl = on');
  await session.query('select pg_reload_conf()');
  for (;;) {
    const [row] = await session.query("select current_setting('ssl') as ssl");
    if (row?.['ssl'] === 'on') break;
    await sleep(20);
  }
  await session.close();
}
