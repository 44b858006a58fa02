import type { Mention } from './atom.ts';

/** A text with its positions blanked out. */
export function withoutPositions(text: string, said: readonly Mention[]): string {
  let rest = text;
  for (const { span, atoms } of said) {
    if (atoms[0]?.type === 'position')
      rest = rest.slice(0, span.from) + ' '.repeat(span.to - span.from) + rest.slice(span.to);
  }
  return rest;
}
