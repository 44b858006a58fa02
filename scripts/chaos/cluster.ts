import { setTimeout as sleep } from 'node:timers/promises';
import { makeFolder, removeFolder, startInstallation, type Installation } from './installation.ts';
import { missingPrograms, startPatroniCluster } from './patroni-cluster.ts';
import { killServers } from './servers.ts';
import { untilTranslated } from './until-translated.ts';

const LEADER_KILLS = 3;
const AWAY_MS = 5_000;

/** As {@link chaosOfServers} on three nodes with a synchronous standby, whose leader is killed three times. @returns whether nothing was lost */
export async function chaosOfCluster(seconds: number): Promise<boolean> {
  const missing = missingPrograms();
  if (missing !== null) {
    console.error(missing);
    return false;
  }
  const folder = await makeFolder();
  const cluster = await startPatroniCluster(folder);
  let installation: Installation | undefined;
  try {
    installation = await startInstallation(folder, cluster.connectionString);
    const load = installation.startLoad();
    const kills = await killServers(installation, seconds);
    console.info(`servers killed: ${kills}, ${load.acknowledged.translations.size} translations so far`);
    for (let round = 1; round <= LEADER_KILLS; round += 1) {
      const leader = await cluster.killLeader();
      const backMs = await untilTranslated(load);
      await sleep(AWAY_MS);
      cluster.start(leader);
      await cluster.untilWhole();
      const timeline = await cluster.timeline();
      console.info(
        `leader ${leader} killed, translating again after ${backMs} ms, whole on timeline ${timeline}`,
      );
    }
    return await installation.finish(load);
  } finally {
    await installation?.stop();
    await cluster.stop();
    await removeFolder(folder);
  }
}
