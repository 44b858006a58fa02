/** `node scripts/bench/weather.ts`: what the product does with weather reports a second on this machine. */
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { becomeMember } from '../../apps/server/src/http/testing/become-member.ts';
import { makeUnlimited } from './make-unlimited.ts';
import { startServerProcess } from './server-process.ts';
import { answersPerSecond } from './translation-load.ts';
import { measureWeatherSpeed } from './weather-speed.ts';

const REPORTS = [
  'METAR ENGM 151150Z 24015G28KT 4000 -SHRA BR BKN004 12/11 Q1002 NOSIG',
  'METAR KJFK 151151Z 31012KT 10SM FEW055 SCT250 29/17 A3001 RMK AO2 SLP161 T02890172',
  'TAF ENGM 151100Z 1512/1612 24012KT 9999 SCT030 TEMPO 1514/1518 24020G35KT 3000 TSRA BKN008CB BECMG 1600/1602 32006KT',
];

function say(what: string, figure: string): void {
  process.stdout.write(`${what.padEnd(58)} ${figure}\n`);
}

/** Members of one account wait for each other's commit; these do not. */
const MEMBERS = 20;

/** Translations of one report each through HTTP, with everything stored, by members without a limit. */
async function translationsPerSecond(): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'klarnotam-bench-weather-'));
  try {
    const first = await startServerProcess('apps/server/src/main.ts', dataDir);
    const cookies: string[] = [];
    while (cookies.length < MEMBERS) cookies.push((await becomeMember(first.url, dataDir)).cookie);
    await first.stop();
    await makeUnlimited(dataDir);
    const server = await startServerProcess('apps/server/src/main.ts', dataDir);
    try {
      const bodies = REPORTS.map((text) => JSON.stringify({ text, language: 'no' }));
      return await answersPerSecond(`${server.url}/api/translations/weather`, bodies, cookies);
    } finally {
      await server.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

say('Machine', `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`);
const speed = await measureWeatherSpeed();
if (speed === null) {
  say('METARs decoded a second on one core', 'not measured: ../shared/corpus is absent');
} else {
  const { decodedPerSecond, othersPerSecond, wordedPerSecond } = speed;
  say('METARs decoded and warned of a second on one core', decodedPerSecond.toFixed(0));
  say('metar-taf-parser, the same METARs', othersPerSecond.toFixed(0));
  say('Ratio', (decodedPerSecond / othersPerSecond).toFixed(1));
  say('METARs put into Norwegian a second on one core', wordedPerSecond.toFixed(0));
}
say('Reports translated a second through HTTP, stored', (await translationsPerSecond()).toFixed(0));
