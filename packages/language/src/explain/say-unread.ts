import type { Problem, Span } from '@klarnotam/aviation';
import { NOTAM_PROBLEM_CODES, type DecodedNotam, type NotamProblemCode } from '@klarnotam/notam';
import type { Catalogue, FieldLabels } from '../catalogue.ts';
import { say } from '../say.ts';
import { quote } from './quote.ts';
import type { NotamWording } from '../wording.ts';

const CODES: ReadonlySet<string> = new Set(NOTAM_PROBLEM_CODES);

/**
 * Each problem as a sentence with what stands at its place, and each part that belongs to no field, unless a problem names it.
 */
export function sayUnread({ facts, source }: DecodedNotam, catalogue: Catalogue): NotamWording['unread'] {
  const isNamed = (part: Span): boolean =>
    facts.problems.some(({ from, to }) => from <= part.from && part.to <= to);
  const extra = facts.unread
    .filter((part) => !isNamed(part))
    .map((part) => ({ field: 'text', code: 'extraText', ...part }));
  return [...facts.problems, ...extra].map((problem) => {
    const said = sayProblem(problem, catalogue);
    const text = quote(source.slice(problem.from, problem.to));
    return {
      text: text === '' ? said : say(catalogue, 'unreadQuoted', { problem: said, text }),
      span: { from: problem.from, to: problem.to },
    };
  });
}

/** What could not be read, as a sentence. */
export function sayProblem({ code, field }: Problem, catalogue: Catalogue): string {
  if (isProblemCode(code)) return catalogue.problems[code];
  const name = field.split('.')[0] ?? '';
  const label = Object.hasOwn(catalogue.fields, name)
    ? catalogue.fields[name as keyof FieldLabels]
    : catalogue.fields.other;
  return say(catalogue, 'unreadField', { field: label });
}

function isProblemCode(code: string): code is NotamProblemCode {
  return CODES.has(code);
}
