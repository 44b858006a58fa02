import type { Span, UtcInstant } from '@klarnotam/aviation';
import type { ReportToken, WeatherFacts } from '@klarnotam/weather';
import { formatList } from '../format/list.ts';
import { sayChange, sayChangeIn } from './change.ts';
import { sayLayers } from './clouds.ts';
import { sayHeading } from './header.ts';
import type { ReportSentence } from './report-wording.ts';
import { listed, sayWeather, uncapitalised } from './say-weather.ts';
import { sayListOf } from './state-lists.ts';
import { stateField, type FieldTokens } from './state-field.ts';
import type { Statement } from './statement.ts';
import { dayStillMeant, lastMoment, onlyDay, sayPeriod, type WordingContext } from './times.ts';
import { unreadRuns } from './unread-runs.ts';
import type { WeatherCatalogue } from './weather-catalogue.ts';

/** Every statement of a report, and the sentences that they make, in the order of the report. */
export interface StatedReport {
  readonly statements: readonly Statement[];
  /** Change groups that follow each other and bring the same are said once, with both periods. */
  readonly sentences: readonly ReportSentence[];
  /** What each change group brings, without its heading. */
  readonly ofGroups: ReadonlyMap<number, readonly ReportSentence[]>;
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
  const parts = partition(facts.tokens).map((of) => ({ of, statements: stateField(of, facts, context) }));
  const shown = parts.filter(({ of }) => !inHeading.has(of.field) && of.field !== 'change');
  const ofGroups = new Map<number, ReportSentence[]>();
  for (const { of, statements } of shown) {
    if (of.group === null) continue;
    ofGroups.set(of.group, [
      ...(ofGroups.get(of.group) ?? []),
      ...sentencesOf(statements, of.group, context),
    ]);
  }
  const firstOfGroups = shown.findIndex(({ of }) => of.group !== null);
  const own = (part: (typeof shown)[number], index: number): boolean =>
    part.of.group === null && (firstOfGroups < 0 || index < firstOfGroups);
  // A date that has been said holds until another one is; a heading with two days says of no hour which is meant.
  const said = { ...context, now: onlyDay(facts) };
  const stateOwn = (some: typeof shown): readonly ReportSentence[] =>
    some.flatMap(({ of, statements }) => {
      if (!TIMED.has(of.field)) return sentencesOf(statements, of.group, context);
      const again = stateField(of, facts, said);
      if (of.field === 'issuedAt') said.now = facts.issuedAt ?? said.now;
      for (const { day } of again) said.now = day ?? said.now;
      return sentencesOf(again, of.group, context);
    });
  const before = stateOwn(shown.filter(own));
  const groups = stateGroups(facts, ofGroups, said);
  const behind = stateOwn(shown.filter((part, index) => part.of.group === null && !own(part, index)));
  return {
    statements: parts.flatMap(({ statements }) => statements),
    sentences: [heading, ...before, ...groups, ...behind, ...unreadSentence(facts, context)],
    ofGroups,
  };
}

/** Fields with a time of their own. */
const TIMED: ReadonlySet<string> = new Set(['issuedAt', 'temperatureForecast', 'remarks']);

/** The groups one after the other; `said` remembers the day that was said last. */
function stateGroups(
  facts: WeatherFacts,
  ofGroups: ReadonlyMap<number, readonly ReportSentence[]>,
  said: { words: WeatherCatalogue; now: UtcInstant | null },
): readonly ReportSentence[] {
  const brought = (group: number): string => (ofGroups.get(group) ?? []).map(({ text }) => text).join('\n');
  const sentences: ReportSentence[] = [];
  const tokensOf = Map.groupBy(facts.tokens, ({ group }) => group);
  const beginsAt = facts.validFrom ?? facts.issuedAt;
  let first = 0;
  while (first < facts.groups.length) {
    const change = facts.groups[first]?.change;
    if (change === undefined) break;
    let next = first + 1;
    while (change !== 'FM' && facts.groups[next]?.change === change && brought(next) === brought(first)) {
      next++;
    }
    const merged = facts.groups.slice(first, next);
    const headings: string[] = [];
    said.now = dayStillMeant(merged[0]?.from ?? null, said.now, beginsAt);
    for (const group of merged) {
      const alone = merged.length === 1;
      headings.push(alone ? sayChange(group, said) : sayPeriod(group.from, group.to, said));
      const isBeginning = group.change === 'FM' && group.from !== null;
      said.now = (isBeginning ? group.from : lastMoment(group.from, group.to)) ?? said.now;
    }
    const text =
      merged.length === 1 ? (headings[0] ?? '') : sayChangeIn(change, formatList(headings, said.words), said);
    const tokens = merged.flatMap((_, index) => tokensOf.get(first + index) ?? []);
    const headingTokens = tokens.filter(({ field, group }) => field === 'change' || group !== first);
    sentences.push({
      text: sayWeather(said.words, 'changeHeading', { text }),
      spans: spansOf(headingTokens),
      group: first,
    });
    for (const sentence of asOneSentence(ofGroups.get(first) ?? [], said.words)) sentences.push(sentence);
    first = next;
  }
  return sentences;
}

/** What stands behind the heading of a group: it goes on in small letters, and semicolons part it. */
function asOneSentence(parts: readonly ReportSentence[], words: WeatherCatalogue): readonly ReportSentence[] {
  const stop = sayWeather(words, 'sentence', { text: '' });
  const semicolon = words.messages.semicolon.trim();
  return parts.map((part, index) => {
    const phrase = part.text.endsWith(stop) ? part.text.slice(0, -stop.length).trimEnd() : part.text;
    // An abbreviation keeps its capitals.
    const text = /^.\p{Lu}/u.test(phrase) ? phrase : uncapitalised(phrase, words);
    const end = part.text.endsWith(stop)
      ? index === parts.length - 1
        ? part.text.slice(phrase.length)
        : semicolon
      : '';
    return { ...part, text: `${text}${end}` };
  });
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
    return statements
      .filter(({ folded }) => folded !== true)
      .map(({ text, tokens }) => ({ text, spans: spansOf(tokens), group }));
  }
  const parts = statements.filter((statement) => statement.list === list);
  const others = statements.filter((statement) => statement.list !== list);
  const layers = parts.flatMap((part) => part.layers ?? []);
  const what = listed(
    parts.every((part) => part.layers === undefined || part.layers.length > 0) && layers.length > 0
      ? sayLayers(layers, words)
      : parts.map(({ phrase }) => phrase ?? ''),
    words,
  );
  return [
    { text: sayListOf(list, what, words), spans: spansOf(parts.flatMap(({ tokens }) => tokens)), group },
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

function unreadSentence(facts: WeatherFacts, { words }: WordingContext): readonly ReportSentence[] {
  const { runs } = unreadRuns(facts);
  if (runs.length === 0) return [];
  const text = runs.map((run) => run.map((token) => token.text).join(' ')).join(words.messages.comma);
  return [{ text: sayWeather(words, 'unread', { text }), spans: spansOf(runs.flat()), group: null }];
}
