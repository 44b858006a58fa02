import { setTimeout as sleep } from 'node:timers/promises';
import { findPostmaster } from '../../apps/server/src/adapters/database/embedded-postgres/postmaster.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/adapters/database/embedded-postgres/start-embedded-postgres.ts';
import { makeFolder, removeFolder, startInstallation, type Installation } from './installation.ts';
import type { Load } from './load.ts';
import { untilTranslated } from './until-translated.ts';

const KILL_EVERY_MS = 5_000;
const silent = { info: () => undefined, warn: () => undefined, error: console.error };

/** Kills one server after the other, every five seconds where they are up again by then, and starts each anew. */
export async function killServers({ fleet }: Installation, seconds: number): Promise<number> {
  let kills = 0;
  for (const untilMs = performance.now() + seconds * 1000; performance.now() < untilMs; kills += 1) {
    await sleep(KILL_EVERY_MS);
    await fleet.untilUp();
    await fleet.killAndStart(kills % fleet.urls.length);
  }
  return kills;
}

/** Three servers on one PostgreSQL under load: servers are killed, then PostgreSQL itself, twice. @returns whether nothing was lost */
export async function chaosOfServers(seconds: number): Promise<boolean> {
  const folder = await makeFolder();
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: silent, transport: 'tcp' });
  const installation = await startInstallation(folder, postgres.connectionString);
  try {
    const load: Load = installation.startLoad();
    const kills = await killServers(installation, seconds);
    console.info(`servers killed: ${kills}, ${load.acknowledged.translations.size} translations so far`);
    for (let round = 1; round <= 2; round += 1) {
      const found = await findPostmaster(`${folder}/postgres/cluster`);
      if (found.state !== 'ours') throw new Error('PostgreSQL does not run');
      process.kill(found.pid, 'SIGKILL');
      console.info(`PostgreSQL killed, translating again after ${await untilTranslated(load)} ms`);
      await sleep(KILL_EVERY_MS);
    }
    return await installation.finish(load);
  } finally {
    await installation.stop();
    await postgres.stop();
    await removeFolder(folder);
  }
}
