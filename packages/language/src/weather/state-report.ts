import type { Span } from '@klarnotam/aviation';
import type { ReportToken, WeatherFacts } from '@klarnotam/weather';
import { sayHeading } from './header.ts';
import type { ReportSentence } from './report-wording.ts';
import { listed, sayWeather } from './say-weather.ts';
import { stateField, type FieldTokens } from './state-field.ts';
import type { Statement } from './statement.ts';
import type { WordingContext } from './times.ts';

/** Every statement of a report, and the sentences that they make, in the order of the report. */
export interface StatedReport {
  readonly statements: readonly Statement[];
  readonly sentences: readonly ReportSentence[];
}

/** What the heading says of an observation, and of a forecast. */
const IN_HEADING = {
  metar: new Set(['kind', 'station', 'issuedAt']),
  speci: new Set(['kind', 'station', 'issuedAt']),
  taf: new Set(['kind', 'station', 'validity']),
} as const;

/** Reads every token of a report into sentences. */
export function stateReport(facts: WeatherFacts, context: WordingContext): StatedReport {
  const inHeading: ReadonlySet<string> = IN_HEADING[facts.kind];
  const heading: ReportSentence = {
    text: sayWeather(context.words, 'sentence', { text: sayHeading(facts, context) }),
    spans: spansOf(facts.tokens.filter(({ field }) => inHeading.has(field))),
    group: null,
  };
  const read = partition(facts.tokens).map((of) => ({
    of,
    statements: stateField(of, facts, context),
  }));
  const sentences = read
    .filter(({ of }) => !inHeading.has(of.field))
    .flatMap(({ of, statements }) => sentencesOf(statements, of.group, context));
  return {
    statements: read.flatMap(({ statements }) => statements),
    sentences: [heading, ...sentences, ...unreadSentence(facts, context)],
  };
}

/**
 * The tokens of each field of each group together, by the first of them. A change group begins with its change, even
 * where no token says it: what it brings must never read as what holds now.
 */
function partition(tokens: readonly ReportToken[]): readonly FieldTokens[] {
  const parts = new Map<
    string,
    { field: FieldTokens['field']; group: number | null; tokens: ReportToken[] }
  >();
  for (const token of tokens) {
    const { group } = token;
    const change = `${String(group)} change`;
    if (group !== null && !parts.has(change)) parts.set(change, { field: 'change', group, tokens: [] });
    // Notes about amendments are remarks, wherever they stand.
    const field = token.field === 'amendmentNote' ? 'remarks' : token.field;
    const key = `${String(token.group)} ${field}`;
    const part = parts.get(key);
    if (part === undefined) parts.set(key, { field, group: token.group, tokens: [token] });
    else part.tokens.push(token);
  }
  return [...parts.values()];
}

function sentencesOf(
  statements: readonly Statement[],
  group: number | null,
  { words }: WordingContext,
): readonly ReportSentence[] {
  const [first] = statements;
  const list = first?.list;
  if (list === undefined) {
    return statements.map(({ text, tokens }) => ({ text, spans: spansOf(tokens), group }));
  }
  const parts = statements.filter((statement) => statement.list === list);
  const others = statements.filter((statement) => statement.list !== list);
  const what = listed(
    parts.map(({ phrase }) => phrase ?? ''),
    words,
  );
  return [
    { text: sayWeather(words, list, { what }), spans: spansOf(parts.flatMap(({ tokens }) => tokens)), group },
    ...sentencesOf(others, group, { words, now: null }),
  ];
}

/** Tokens in a row are one stretch. */
function spansOf(tokens: readonly ReportToken[]): readonly Span[] {
  const spans: { from: number; to: number }[] = [];
  for (const { from, to } of tokens) {
    const last = spans.at(-1);
    if (last !== undefined && from - last.to <= 1 && from >= last.to) last.to = to;
    else spans.push({ from, to });
  }
  return spans;
}

function unreadSentence({ tokens }: WeatherFacts, { words }: WordingContext): readonly ReportSentence[] {
  const unread = tokens.filter(({ field }) => field === 'undecoded');
  if (unread.length === 0) return [];
  const text = unread.map((token) => token.text).join(' ');
  return [{ text: sayWeather(words, 'unread', { text }), spans: spansOf(unread), group: null }];
}
