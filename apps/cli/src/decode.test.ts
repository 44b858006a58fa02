import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decode } from './decode.ts';

const CRANE = `B0123/26 NOTAMN
Q) ENOR/QOBCE/IV/M/AE/000/003/5955N01037E001
A) ENGM B) 2607010600 C) 2607101800
E) CRANE ERECTED PSN 595500N 0103700E. MAX HGT 230FT AGL. CTC 91234567`;

const REPORTS = `METAR ENGM 151150Z 24015G28KT 4000 -SHRA BKN004 12/11 Q1002 XYZZY=
TAF ENGM 151100Z 1512/1612 24008KT 9999 SCT030 TEMPO 1514/1518 24020G35KT=`;
const AT_NOON = ['--now', '2026-07-15T12:00:00Z'];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'klarnotam-cli-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What the command prints of a file; that it reads standard input too is asked of the program. */
async function run(args: readonly string[], input: string) {
  const file = join(folder, 'input');
  await writeFile(file, input);
  const lines: string[] = [];
  const status = await decode([...args, file], Date.now(), (line) => {
    lines.push(line);
    return Promise.resolve();
  });
  return { status, stdout: lines.map((line) => `${line}\n`).join('') };
}

test('prints the facts as one object', async () => {
  const { status, stdout } = await run(['--json', '--now', '2026-07-01T00:00:00Z'], CRANE);
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    notams: [{ id: 'B0123/26', kind: 'new', locations: ['ENGM'], validFrom: '2026-07-01T06:00:00Z' }],
    reports: [],
  });
});

test('says which notices replace others or come again, and what belongs to none of their fields', async () => {
  const replacing = CRANE.replace('B0123/26 NOTAMN', 'B0130/26 NOTAMR B0123/26').replace(
    '\nQ)',
    '\nNO DRONES\nQ)',
  );
  const text = [CRANE, replacing, CRANE].join('\n\n');
  const { stdout } = await run(['--language', 'en'], text);
  expect(stdout.match(/= .*/g)).toEqual([
    '= Replaced by B0130/26 in this text.',
    '= The same notice again.',
    '= Replaced by B0130/26 in this text.',
  ]);
  expect(stdout).toContain('! Part of the message belongs to no item. “NO DRONES”');
  const [, { unread }] = (
    JSON.parse((await run(['--json'], text)).stdout) as {
      notams: [unknown, { unread: { from: number; to: number }[] }];
    }
  ).notams;
  expect(unread.map(({ from, to }) => text.slice(from, to))).toEqual(['NO DRONES']);
});

test('draws a circle round an aerodrome by the table', async () => {
  const text = CRANE.replace(/E\) .*/, 'E) UAS PROHIBITED WI 5NM OF ENGM AD.');
  const { stdout } = await run(['--json'], text);
  expect(JSON.parse(stdout)).toMatchObject({
    notams: [{ areas: [{ type: 'circle', source: 'aerodrome', role: 'hazard', radiusNm: 5 }] }],
  });
});

test('places problems and reasons in the text that was given, not in the telegram alone', async () => {
  const text = `Briefing of today\n\n${CRANE.replace('2607101800', '2613101800')}`;
  const { stdout } = await run(['--json'], text);
  const { notams } = JSON.parse(stdout) as {
    notams: [{ problems: { field: string; from: number; to: number }[] }];
  };
  const problem = notams[0].problems.find((candidate) => candidate.field === 'validTo');
  expect(text.slice(problem?.from, problem?.to)).toContain('2613101800');
});

test('prints weather reports in plain words, with what they mean for a drone and what could not be read', async () => {
  const { status, stdout } = await run(['--language', 'en', ...AT_NOON], REPORTS);
  expect(status).toBe(0);
  expect(stdout).toContain('ENGM');
  expect(stdout).toContain('18\u00a0m/s');
  expect(stdout).toContain('XYZZY');
  expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(90);
});

test('prints the facts of reports beside those of NOTAMs, each once', async () => {
  const { status, stdout } = await run(['--json', ...AT_NOON], `${CRANE}\n\n${REPORTS}`);
  expect(status).toBe(0);
  const { notams, reports } = JSON.parse(stdout) as { notams: unknown[]; reports: unknown[] };
  expect(notams).toHaveLength(1);
  expect(reports).toMatchObject([
    {
      kind: 'metar',
      station: 'ENGM',
      issuedAt: '2026-07-15T11:50:00Z',
      conditions: { wind: { gustKt: 28 } },
    },
    {
      kind: 'taf',
      validFrom: '2026-07-15T12:00:00Z',
      groups: [{ change: 'TEMPO', from: '2026-07-15T14:00:00Z' }],
    },
  ]);
});

test('gives reports texts in each language, with the place of every token in the text that was given', async () => {
  const text = `Weather of today\n${REPORTS}`;
  const { stdout } = await run(['--jsonl', '--language', 'no,en', ...AT_NOON], JSON.stringify({ text }));
  const { reports } = JSON.parse(stdout) as {
    reports: {
      tokens: { text: string; from: number; to: number }[];
      texts: Record<
        string,
        {
          translation: string;
          reasons: string[];
          clauses: { from: number; to: number; kind: string; text: string }[];
        }
      >;
    }[];
  };
  const [metar] = reports;
  expect(reports).toHaveLength(2);
  expect(Object.keys(metar?.texts ?? {})).toEqual(['no', 'en']);
  for (const token of metar?.tokens ?? []) expect(text.slice(token.from, token.to)).toBe(token.text);
  const { no, en } = metar?.texts ?? {};
  expect(no?.translation).toContain('vindkast');
  expect(en?.reasons.join(' ')).toContain('18\u00a0m/s');
  expect(en?.reasons).toHaveLength(no?.reasons.length ?? 0);
  const original = en?.clauses.find(({ kind }) => kind === 'original');
  expect(text.slice(original?.from, original?.to)).toBe('XYZZY');
});
