import { Session } from 'node:inspector/promises';

/** Counts what code does, step by step, whatever the machine and its compiler make of it. */
export interface StepCounter {
  /** How many blocks of our packages were run and characters searched while `work` ran. */
  count(work: () => unknown): Promise<number>;
  stop(): Promise<void>;
}

/** What is measured; it runs while steps are counted and at no other time. */
const isOurs = (url: string): boolean => url.includes('/packages/') && !url.includes('/testing/');

/** The methods that look through a text or list in one call; blocks do not show how far they look. */
type Searching = 'indexOf' | 'lastIndexOf' | 'includes';

/**
 * Counts by the engine's own block coverage, which knows of every block how often it was entered, and by what searches look at: a
 * regular expression is taken to look at all between where it begins and the end of its match, or of the text if there is none.
 * Only code that is compiled afterwards is counted block by block, so import it then.
 */
export async function startCountingSteps(): Promise<StepCounter> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const blocks = async (): Promise<number> => {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const ranges = result
      .filter(({ url }) => isOurs(url))
      .flatMap(({ functions }) => functions.flatMap((each) => each.ranges));
    return ranges.reduce((sum, { count }) => sum + count, 0);
  };
  let isFirst = true;
  return {
    async count(work) {
      // What was entered while it was imported; afterwards each count begins where the last one ended.
      if (isFirst) await blocks();
      isFirst = false;
      const searches = watchSearches();
      try {
        work();
      } finally {
        searches.end();
      }
      return (await blocks()) + searches.looked();
    },
    async stop() {
      await session.post('Profiler.stopPreciseCoverage');
      session.disconnect();
    },
  };
}

/** Counts the characters and elements that searches look at until it ends. */
function watchSearches(): { looked(): number; end(): void } {
  let looked = 0;
  const method: (this: RegExp, text: string) => RegExpExecArray | null = Reflect.get(
    RegExp.prototype,
    'exec',
  );
  RegExp.prototype.exec = function (this: RegExp, text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const match = Reflect.apply(method, this, [text]);
    if (match !== null) looked += match.index + match[0].length - from + 1;
    else looked += this.sticky || isAnchored(this) ? 1 : text.length - from + 1;
    return match;
  };
  const restoreText = watchMethods(String.prototype, (length, found) => {
    looked += found === -1 || found === false ? length : 1;
  });
  const restoreList = watchMethods(Array.prototype, (length, found) => {
    looked += found === -1 || found === false ? length : 1;
  });
  return {
    looked: () => looked,
    end() {
      RegExp.prototype.exec = method;
      restoreText();
      restoreList();
    },
  };
}

const anchored = new Map<string, boolean>();

/** Whether an expression can match at the start of a text alone, and so gives up there. */
function isAnchored({ source, multiline }: RegExp): boolean {
  if (multiline || !source.startsWith('^')) return false;
  const known = anchored.get(source);
  if (known !== undefined) return known;
  const outer = source.replaceAll(/\\.|\[(?:\\.|[^\]])*\]/g, '');
  let depth = 0;
  let choices = false;
  for (const sign of outer) {
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (sign === '|' && depth === 0) choices = true;
  }
  anchored.set(source, !choices);
  return !choices;
}

/** Tells of every search on `owner` through how much it looked and what it found, until the returned function is called. */
function watchMethods(owner: object, note: (length: number, found: unknown) => void): () => void {
  const names: readonly Searching[] = ['indexOf', 'lastIndexOf', 'includes'];
  const before = names.map((name) => ({ name, method: Reflect.get(owner, name) as Searches }));
  for (const { name, method } of before) {
    Reflect.set(owner, name, function (this: { readonly length: number }, ...args: readonly unknown[]) {
      const found = Reflect.apply(method, this, args);
      note(this.length, found);
      return found;
    });
  }
  return () => {
    for (const { name, method } of before) Reflect.set(owner, name, method);
  };
}

type Searches = (...args: readonly unknown[]) => unknown;
