/** `node scripts/bench/flight.ts`: what finding and judging a briefing of 500 notices takes; `npm run bench` prints it too. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { contract, MAX_FOUND_NOTICES, type FoundNotices } from '@klarnotam/contract';
import { TYPICAL_SMALL_DRONE } from '@klarnotam/weather';
import { createBuiltInGazetteer } from '../../apps/server/src/adapters/gazetteer/built-in-gazetteer.ts';
import { geoTz } from '../../apps/server/src/adapters/time-zones/geo-tz.ts';
import { createPasteTasks } from '../../apps/server/src/compose/paste-tasks.ts';
import type { BriefingFound, BriefingPaste } from '../../apps/server/src/ports/paste-reader.ts';

const CORPUS = join(import.meta.dirname, '../../../shared/corpus/notams-world.jsonl.gz');
const ROUNDS = 9;
const PASTES = 4;
const NOW = '2026-08-24T12:00:00Z';
const FLIGHT = {
  place: { position: { lat: 60.2, lon: 11.08 } },
  radiusM: 1_000,
  from: '2026-08-25T08:00:00Z',
  to: '2026-08-25T12:00:00Z',
  maxHeightM: 120,
} as const;
const GROUND = { highestM: 220, lowestM: 180, spacingM: 250 };

export interface FlightSpeed {
  readonly notices: number;
  readonly characters: number;
  readonly answerBytes: number;
  /** Processor time of the thread that reads, in a process that has just started. */
  readonly firstMs: number;
  /** The same once it runs: the median, and the most of all rounds. */
  readonly medianMs: number;
  readonly worstMs: number;
  /** Of this, what judging takes. */
  readonly judgingMs: number;
  /** Processor time of the thread that answers: the answer is read from it, checked against the contract and written. */
  readonly answeringMs: number;
}

function cpuMs(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Pastes of 500 notices each, from all over the corpus. */
function pastes(): readonly string[] {
  const lines = gunzipSync(readFileSync(CORPUS)).toString('utf8').trim().split('\n');
  const every = Math.floor(lines.length / (MAX_FOUND_NOTICES * PASTES));
  return Array.from({ length: PASTES }, (_, paste) =>
    Array.from({ length: MAX_FOUND_NOTICES }, (__, index) => {
      const line = lines[(index * PASTES + paste) * every] ?? '{}';
      return (JSON.parse(line) as { text?: string }).text ?? '';
    }).join('\n\n'),
  );
}

/** What reading and judging takes; null where the corpus is absent. */
export function measureFlightSpeed(): FlightSpeed | null {
  if (!existsSync(CORPUS)) return null;
  const { readBriefing } = createPasteTasks({ gazetteer: createBuiltInGazetteer(), timeZones: geoTz });
  let read: BriefingFound<string | null> | undefined;
  const take = (text: string, flight: BriefingPaste['flight']): number =>
    cpuMs(() => {
      const chosen = { notices: [], reports: [] };
      read = readBriefing({
        text,
        now: NOW,
        flight,
        ground: GROUND,
        profile: TYPICAL_SMALL_DRONE,
        chosen,
      }) as BriefingFound<string | null>;
    });
  const texts = pastes();
  const firstMs = take(texts[0] ?? '', FLIGHT);
  const rounds = Array.from({ length: ROUNDS }, () => texts.map((text) => take(text, FLIGHT)))
    .slice(2)
    .flat();
  const without = Array.from({ length: ROUNDS }, () => texts.map((text) => take(text, null)))
    .slice(2)
    .flat();
  take(texts[0] ?? '', FLIGHT);
  const { outputSchema } = contract.briefing.find['~orpc'];
  const written = read?.found ?? '';
  const found = JSON.parse(written) as FoundNotices;
  const answer = (): void => void JSON.stringify(outputSchema?.['~standard'].validate(JSON.parse(written)));
  const answering = Array.from({ length: ROUNDS }, () => cpuMs(answer));
  return {
    notices: found.notices.length,
    answerBytes: Buffer.byteLength(written),
    characters: texts[0]?.length ?? 0,
    firstMs,
    medianMs: median(rounds),
    worstMs: Math.max(...rounds),
    judgingMs: median(rounds) - median(without),
    answeringMs: median(answering),
  };
}

/** Says what was measured, line by line. */
export function sayFlightSpeed(say: (what: string, figure: string) => void): void {
  const speed = measureFlightSpeed();
  if (speed === null) {
    say('A briefing found and judged', 'not measured: ../shared/corpus is absent');
    return;
  }
  const inMs = (ms: number): string => `${ms.toFixed(0)} ms`;
  const { notices, characters, answerBytes } = speed;
  const inKb = (bytes: number): string => `${Math.round(bytes / 1000).toLocaleString('en')} kB`;
  say('Briefing', `${notices} notices, ${inKb(characters)}, an answer of ${inKb(answerBytes)}`);
  say('Found and judged, processor time, first of all', inMs(speed.firstMs));
  say('Found and judged, processor time', `${inMs(speed.medianMs)}, at worst ${inMs(speed.worstMs)}`);
  say('Judging alone', inMs(speed.judgingMs));
  say('Checked and written as an answer', inMs(speed.answeringMs));
}

if (import.meta.main) {
  sayFlightSpeed((what, figure) => process.stdout.write(`${what.padEnd(58)} ${figure}\n`));
}
