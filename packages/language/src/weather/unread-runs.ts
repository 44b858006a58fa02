import type { ReportToken, WeatherFacts } from '@klarnotam/weather';

/**
 * What was not read, one run for each point that is counted: the words of one problem, and words that follow each other and that no
 * problem tells. `others`: how many problems are of words that were read.
 */
export function unreadRuns({ problems, tokens }: Pick<WeatherFacts, 'problems' | 'tokens'>): {
  readonly runs: readonly (readonly ReportToken[])[];
  readonly others: number;
} {
  const told = problems.toSorted((a, b) => a.from - b.from);
  const unreadProblems = new Set<number>();
  const runs: ReportToken[][] = [];
  let at = 0;
  let before: number | null = null;
  for (const token of tokens) {
    for (let problem = told[at]; problem !== undefined && problem.to <= token.from; problem = told[++at]);
    if (token.field !== 'undecoded') {
      before = null;
      continue;
    }
    const isTold = (told[at]?.from ?? token.to) < token.to;
    const point = isTold ? at : -1;
    if (before === point) runs.at(-1)?.push(token);
    else runs.push([token]);
    before = point;
    if (isTold) unreadProblems.add(at);
  }
  return { runs, others: problems.length - unreadProblems.size };
}
