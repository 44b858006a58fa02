import type { Problem, Span } from '@klarnotam/aviation';
import type { FactPath } from './facts.ts';
import type { NotamProblemCode } from './problem-code.ts';

/** What reading one NOTAM gathers beside the facts: their places, and what could not be read. */
export interface Findings {
  readonly spans: { [path in FactPath]?: Span };
  readonly problems: (Problem & { readonly code: NotamProblemCode })[];
}

/** As the reading of a NOTAM begins. */
export function noFindings(): Findings {
  return { spans: {}, problems: [] };
}

/** Notes that `field` could not be read as it stands at `span`. */
export function report(findings: Findings, field: string, code: NotamProblemCode, span: Span): void {
  findings.problems.push({ field, code, from: span.from, to: span.to });
}
