import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PROGRAM = join(import.meta.dirname, 'klarnotam.ts');

const CRANE = `B0123/26 NOTAMN
Q) ENOR/QOBCE/IV/M/AE/000/003/5955N01037E001
A) ENGM B) 2607010600 C) 2607101800
E) CRANE ERECTED PSN 595500N 0103700E. MAX HGT 230FT AGL. CTC 91234567`;

function run(args: readonly string[], input: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
    input,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('prints a NOTAM in plain words', () => {
  const { status, stdout } = run(['decode', '--language', 'en'], CRANE);
  expect(status).toBe(0);
  expect(stdout).toContain('B0123/26  CAUTION REQUIRED');
  expect(stdout).toContain('230');
  expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
});

test('prints the facts as one object', () => {
  const { status, stdout } = run(['decode', '--json', '--now', '2026-07-01T00:00:00Z'], CRANE);
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    notams: [{ id: 'B0123/26', kind: 'new', locations: ['ENGM'], validFrom: '2026-07-01T06:00:00Z' }],
    reports: [],
  });
});

test('says which notices replace others or come again, and what belongs to none of their fields', () => {
  const replacing = CRANE.replace('B0123/26 NOTAMN', 'B0130/26 NOTAMR B0123/26').replace(
    '\nQ)',
    '\nNO DRONES\nQ)',
  );
  const text = [CRANE, replacing, CRANE].join('\n\n');
  const { stdout } = run(['decode', '--language', 'en'], text);
  expect(stdout.match(/= .*/g)).toEqual([
    '= Replaced by B0130/26 in this text.',
    '= The same notice again.',
    '= Replaced by B0130/26 in this text.',
  ]);
  expect(stdout).toContain('! Part of the message belongs to no item. “NO DRONES”');
  const [, { unread }] = (
    JSON.parse(run(['decode', '--json'], text).stdout) as {
      notams: [unknown, { unread: { from: number; to: number }[] }];
    }
  ).notams;
  expect(unread.map(({ from, to }) => text.slice(from, to))).toEqual(['NO DRONES']);
});

test('answers each line of many with one line, in order, and goes on after a line that is none', () => {
  const lines = [{ text: CRANE }, { text: 'nothing here' }].map((line) => JSON.stringify(line));
  const { status, stdout } = run(
    ['decode', '--jsonl', '--language', 'no,en'],
    `${lines[0]}\n{"t\n${lines[1]}\n`,
  );
  expect(status).toBe(0);
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(answers).toHaveLength(3);
  const [{ texts }] = (
    answers[0] as { notams: [{ texts: Record<string, { translation: string; reasons: string[] }> }] }
  ).notams;
  expect(Object.keys(texts)).toEqual(['no', 'en']);
  expect(texts['no']?.translation).toMatch(/kran/i);
  expect(texts['en']?.translation).toMatch(/crane/i);
  expect(texts['no']?.reasons).toHaveLength(texts['en']?.reasons.length ?? 0);
  expect(answers[1]).toMatchObject({ notams: [], error: { code: 'invalid' } });
  expect(answers[2]).toEqual({ notams: [], reports: [] });
});

test('draws a circle round an aerodrome by the table', () => {
  const text = CRANE.replace(/E\) .*/, 'E) UAS PROHIBITED WI 5NM OF ENGM AD.');
  const { stdout } = run(['decode', '--json'], text);
  expect(JSON.parse(stdout)).toMatchObject({
    notams: [{ areas: [{ type: 'circle', source: 'aerodrome', role: 'hazard', radiusNm: 5 }] }],
  });
});

test('places problems and reasons in the text that was given, not in the telegram alone', () => {
  const text = `Briefing of today\n\n${CRANE.replace('2607101800', '2613101800')}`;
  const { stdout } = run(['decode', '--json'], text);
  const { notams } = JSON.parse(stdout) as {
    notams: [{ problems: { field: string; from: number; to: number }[] }];
  };
  const problem = notams[0].problems.find((candidate) => candidate.field === 'validTo');
  expect(text.slice(problem?.from, problem?.to)).toContain('2613101800');
});

const REPORTS = `METAR ENGM 151150Z 24015G28KT 4000 -SHRA BKN004 12/11 Q1002 XYZZY=
TAF ENGM 151100Z 1512/1612 24008KT 9999 SCT030 TEMPO 1514/1518 24020G35KT=`;
const AT_NOON = ['--now', '2026-07-15T12:00:00Z'];

test('prints weather reports in plain words, with what they mean for a drone and what could not be read', () => {
  const { status, stdout } = run(['decode', '--language', 'en', ...AT_NOON], REPORTS);
  expect(status).toBe(0);
  expect(stdout).toContain('ENGM');
  expect(stdout).toContain('18\u00a0m/s');
  expect(stdout).toContain('XYZZY');
  expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(90);
});

test('prints the facts of reports beside those of NOTAMs, each once', () => {
  const { status, stdout } = run(['decode', '--json', ...AT_NOON], `${CRANE}\n\n${REPORTS}`);
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

test('gives reports texts in each language, with the place of every token in the text that was given', () => {
  const text = `Weather of today\n${REPORTS}`;
  const { stdout } = run(['decode', '--jsonl', '--language', 'no,en', ...AT_NOON], JSON.stringify({ text }));
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

test('says so when there is no NOTAM in the text', () => {
  const { status, stdout, stderr } = run(['decode'], 'Lorem ipsum');
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain('No NOTAM and no weather report was found');
});

test.each([[['decode', '--language', 'xx']], [['decode', 'no-such-file.txt']], [['fly']]])(
  'explains itself when %j cannot be carried out',
  (args) => {
    const { status, stderr } = run(args, '');
    expect(status).toBe(2);
    expect(stderr).not.toMatch(/\n\s+at /);
  },
);
