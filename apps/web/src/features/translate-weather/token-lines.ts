import type { WeatherReport } from '@klarnotam/contract';

type Token = WeatherReport['tokens'][number];

/**
 * The tokens of a report line by line, as indexes: in the lines in which it was sent; a forecast that came in one line
 * gets a new one for each change.
 */
export function tokenLines(source: string, tokens: readonly Token[]): readonly (readonly number[])[] {
  const sentInLines = source.includes('\n');
  const lines: number[][] = [];
  tokens.forEach((token, index) => {
    const before = tokens[index - 1];
    const begins =
      before === undefined ||
      (sentInLines
        ? source.slice(before.span.to, token.span.from).includes('\n')
        : token.group !== before.group && (token.group !== null || token.field === 'remarks'));
    if (begins) lines.push([]);
    lines.at(-1)?.push(index);
  });
  return lines;
}
