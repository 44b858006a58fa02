import type { ReportToken } from '@klarnotam/weather';

/** How the parts of a field lie over its tokens. */
export interface TokenAlignment {
  /** Whether a token goes on with the one before it; never, by default. */
  readonly continues?: (text: string, before: string) => boolean;
  /** How many parts the tokens of one stretch give, by the first; one by default. */
  readonly count?: (text: string) => number;
}

/** Deals `items`, the parts of a field in order, out to its `tokens`: each stretch of tokens with what it says. */
export function alignTokens<T>(
  tokens: readonly ReportToken[],
  items: readonly T[],
  { continues = () => false, count = () => 1 }: TokenAlignment = {},
): readonly { readonly tokens: readonly ReportToken[]; readonly items: readonly T[] }[] {
  const stretches: { tokens: ReportToken[]; items: readonly T[] }[] = [];
  let at = 0;
  for (const token of tokens) {
    const text = token.text.toUpperCase();
    const last = stretches.at(-1);
    const before = last?.tokens.at(-1)?.text.toUpperCase();
    if (last !== undefined && before !== undefined && continues(text, before)) {
      last.tokens.push(token);
      continue;
    }
    const taken = count(text);
    stretches.push({ tokens: [token], items: items.slice(at, at + taken) });
    at += taken;
  }
  return stretches;
}
