import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../launch/repository.mjs';
import { readContainerfile } from './read-containerfile.ts';

const stages = readContainerfile(readFileSync(join(REPOSITORY, 'deploy/Containerfile'), 'utf8'));
const image = stages.at(-1)!;

test('the image runs the server as a user that is not root, and its health check is a file of it', () => {
  expect(image.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  expect(image.environment).toMatchObject({ RUN_MODE: 'production', HOST: '0.0.0.0' });
  expect(image.steps).toEqual([{ kind: 'copy', from: 'server', source: '/srv/klarnotam', target: '.' }]);
  const programs = [...image.command, ...image.healthCheck.slice(1)];
  expect(programs).toEqual(['apps/server/src/main.ts', 'deploy/check-health.mjs']);
  expect(globSync(programs, { cwd: REPOSITORY })).toHaveLength(programs.length);
});

test('each stage copies from one before it, and what npm installs is what the lock says, without scripts', () => {
  for (const [index, { steps }] of stages.entries()) {
    for (const step of steps) {
      if (step.kind === 'copy' && step.from !== null) {
        expect(stages.slice(0, index).map(({ name }) => name)).toContain(step.from);
      }
      if (step.kind === 'run' && /\bnpm\b/.test(step.command)) {
        expect(step.command).toMatch(/^npm ci --ignore-scripts/);
      }
    }
  }
  expect(JSON.stringify(stages.at(-2)?.steps)).toMatch(/--omit=dev --omit=optional/);
});

test('an instruction that is not known is an error', () => {
  expect(() => readContainerfile('FROM x\nADD a b')).toThrow('Not understood: ADD a b');
  expect(() => readContainerfile('FROM x\nCOPY --chown=1 a b')).toThrow('Not understood');
});
