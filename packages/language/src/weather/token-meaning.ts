import type { ReportToken, WeatherFacts } from '@klarnotam/weather';
import { sayChangeNote } from './change.ts';
import { sayKind } from './header.ts';
import type { WordedToken } from './report-wording.ts';
import { sayWeather, sentences } from './say-weather.ts';
import type { Statement } from './statement.ts';
import type { WordingContext } from './times.ts';

/** Each token of a report with what it means by itself. */
export function sayTokens(
  facts: WeatherFacts,
  statements: readonly Statement[],
  context: WordingContext,
): readonly WordedToken[] {
  const said = new Map<ReportToken, string>();
  for (const { tokens, text } of statements) for (const token of tokens) said.set(token, text);
  return facts.tokens.map((token) => ({
    text: token.text,
    span: { from: token.from, to: token.to },
    field: token.field,
    group: token.group,
    meaning: meaningOf(token, facts, said.get(token), context),
  }));
}

function meaningOf(
  token: ReportToken,
  facts: WeatherFacts,
  said: string | undefined,
  context: WordingContext,
): string {
  const { words } = context;
  switch (token.field) {
    case 'kind':
      return sayWeather(words, 'sentence', { text: sayKind(facts.kind, words) });
    case 'station':
      return sayWeather(words, 'station', { station: token.text });
    case 'end':
      return sayWeather(words, 'endOfReport');
    case 'remarks':
      return said ?? sayWeather(words, 'remarksFollow');
    case 'change': {
      const change = token.group === null ? undefined : facts.groups[token.group]?.change;
      return change === undefined || said === undefined
        ? (said ?? '')
        : sentences([said, sayChangeNote(change, context)], words);
    }
    default:
      return said ?? sayWeather(words, 'undecoded');
  }
}
