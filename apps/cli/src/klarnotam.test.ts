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
