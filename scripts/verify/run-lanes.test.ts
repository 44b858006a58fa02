import { expect, test } from 'vitest';
import { runLanes, type RunStep, type Step } from './run-lanes.ts';

const step = (name: string, ...needs: string[]): Step => ({ name, command: ['x'], needs });

/** Steps end when they are told to. */
function controlled() {
  const running = new Map<string, (passed: boolean) => void>();
  const run: RunStep = ({ name }) =>
    new Promise((resolve) => {
      running.set(name, (passed) => {
        running.delete(name);
        resolve({ passed, output: `${name} says` });
      });
    });
  const finish = async (name: string, passed = true): Promise<void> => {
    running.get(name)!(passed);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { run, finish, running: () => [...running.keys()] };
}

test('lanes run beside each other, the steps of a lane one after the other', async () => {
  const { run, finish, running } = controlled();
  const printed: string[] = [];
  const results = runLanes([[step('a'), step('b')], [step('c')]], run, ({ output }) => printed.push(output));
  await expect.poll(running).toEqual(['a', 'c']);
  await finish('a');
  expect(running()).toEqual(['c', 'b']);
  await finish('b');
  await finish('c', false);
  expect(await results).toMatchObject([
    { name: 'a', outcome: 'passed' },
    { name: 'b', outcome: 'passed' },
    { name: 'c', outcome: 'FAILED' },
  ]);
  expect(printed).toEqual(['a says', 'b says', 'c says']);
});

test('a step waits for what it needs in another lane', async () => {
  const { run, finish, running } = controlled();
  const results = runLanes([[step('page')], [step('journeys', 'page')]], run, () => undefined);
  await expect.poll(running).toEqual(['page']);
  await finish('page');
  expect(running()).toEqual(['journeys']);
  await finish('journeys');
  expect((await results).map(({ outcome }) => outcome)).toEqual(['passed', 'passed']);
});

test('what needs a step that failed is not run, and what needs that neither', async () => {
  const { run, finish, running } = controlled();
  const lanes = [[step('page'), step('journeys', 'page')], [step('report', 'journeys')]];
  const results = runLanes(lanes, run, () => undefined);
  await expect.poll(running).toEqual(['page']);
  await finish('page', false);
  expect(await results).toMatchObject([
    { name: 'page', outcome: 'FAILED' },
    { name: 'journeys', outcome: 'not run' },
    { name: 'report', outcome: 'not run' },
  ]);
});
