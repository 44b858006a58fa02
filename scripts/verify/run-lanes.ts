/** A check: a program below node_modules with its arguments, and the steps without which it cannot run. */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly needs?: readonly string[];
}

export interface StepResult {
  readonly name: string;
  readonly outcome: 'passed' | 'FAILED' | 'not run';
  readonly seconds: number;
  readonly output: string;
}

/** Runs a step to its end and keeps what it prints. */
export type RunStep = (step: Step) => Promise<{ readonly passed: boolean; readonly output: string }>;

/**
 * Runs lanes beside each other, the steps of a lane one after the other. A step waits for those that it needs, in
 * whichever lane they are, and is not run when one of them failed. The results come in the order in which steps ended.
 */
export async function runLanes(
  lanes: readonly (readonly Step[])[],
  run: RunStep,
  onEnd: (result: StepResult) => void,
): Promise<readonly StepResult[]> {
  const results: StepResult[] = [];
  const ended = new Map(lanes.flat().map(({ name }) => [name, Promise.withResolvers<boolean>()]));
  /** Steps that are not among these are taken for done. */
  const hasPassed = async (name: string): Promise<boolean> => (await ended.get(name)?.promise) ?? true;
  const end = (result: StepResult): void => {
    results.push(result);
    onEnd(result);
    ended.get(result.name)?.resolve(result.outcome === 'passed');
  };
  await Promise.all(
    lanes.map(async (lane) => {
      for (const step of lane) {
        const needed = await Promise.all((step.needs ?? []).map(hasPassed));
        if (needed.includes(false)) {
          end({ name: step.name, outcome: 'not run', seconds: 0, output: '' });
          continue;
        }
        const begun = performance.now();
        const { passed, output } = await run(step);
        const seconds = (performance.now() - begun) / 1000;
        end({ name: step.name, outcome: passed ? 'passed' : 'FAILED', seconds, output });
      }
    }),
  );
  return results;
}
