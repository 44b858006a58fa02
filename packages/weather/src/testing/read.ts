import type { Conditions } from '../elements.ts';
import type { WeatherFacts } from '../facts.ts';
import { decodeReports } from '../decode-reports.ts';

export const NOW = '2026-07-15T12:00:00Z';

/** The facts of the only report in `text`. */
export function factsOf(text: string, now = NOW): WeatherFacts {
  const { reports } = decodeReports(text, { now });
  const [report] = reports;
  if (report === undefined || reports.length !== 1) throw new Error(`not one report: ${text}`);
  return report.facts;
}

/** What `groups` say behind the header of an observation. */
export function observed(groups: string): WeatherFacts {
  return factsOf(`METAR ENGM 151150Z ${groups}`);
}

export function conditionsOf(groups: string): Conditions {
  return observed(groups).conditions;
}

/** The problems of `facts` as `field.code`. */
export function problemsOf({ problems }: WeatherFacts): string[] {
  return problems.map(({ field, code }) => `${field}.${code}`);
}

/** The words that were not decoded. */
export function undecodedOf({ tokens }: WeatherFacts): string[] {
  return tokens.filter(({ field }) => field === 'undecoded').map(({ text }) => text);
}

/** The field of the token that reads `text`. */
export function fieldOf({ tokens }: WeatherFacts, text: string): string | undefined {
  return tokens.find((token) => token.text === text)?.field;
}
