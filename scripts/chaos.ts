// Attacks servers and looks for what was acknowledged and is lost.
//
//   npm run chaos [rounds]                  one server: kills, faults of its database, hostile requests; 25 rounds unless told
//   npm run chaos -- --servers [seconds]    three servers on one PostgreSQL under mixed load; one is killed every five seconds,
//                                           for a minute unless told, then PostgreSQL twice
//   npm run chaos -- --cluster [seconds]    the same on Patroni, etcd and HAProxy, the leader killed three times
//   npm run chaos -- --outages [seconds]    mail, files, geocoder and language model away in the middle of load, 30 s each
//
// The last three print what the calls saw and what was found; `npm test` does a little of the first.
import { chaosOfCluster } from './chaos/cluster.ts';
import { chaosOfOutages } from './chaos/outages.ts';
import { chaosInRounds } from './chaos/rounds.ts';
import { chaosOfServers } from './chaos/servers.ts';

const [first, second] = process.argv.slice(2);
const seconds = (standard: number): number => Number(second ?? standard);

async function attack(): Promise<boolean> {
  switch (first) {
    case '--servers':
      return await chaosOfServers(seconds(60));
    case '--cluster':
      return await chaosOfCluster(seconds(60));
    case '--outages':
      return await chaosOfOutages(seconds(30));
    default:
      return await chaosInRounds(Number(first ?? 25));
  }
}

process.exit((await attack()) ? 0 : 1);
