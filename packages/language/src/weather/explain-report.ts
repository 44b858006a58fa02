import type { UtcInstant } from '@klarnotam/aviation';
import type { ChangeGroup, ReportToken, WeatherFacts } from '@klarnotam/weather';
import { sayChange, sayChangeNote } from './change.ts';
import { sayConditions } from './conditions.ts';
import { sayExplanation } from './explanation.ts';
import { sayHeading } from './header.ts';
import { stateReport } from './state-report.ts';
import type { ReportSentence, ReportWording, WordedGroup } from './report-wording.ts';
import { sayWeather, sentences } from './say-weather.ts';
import type { WordingContext } from './times.ts';
import { sayTokens } from './token-meaning.ts';
import { sayWarnings } from './warn-words.ts';
import type { WeatherCatalogue } from './weather-catalogue.ts';

export interface ReportOptions {
  readonly catalogue: WeatherCatalogue;
  /** Times of this UTC day are said without their date; without it every time has its date. */
  readonly now?: UtcInstant;
  /** IANA name of the zone at the station, by whose clock the explanation says its times; null: in UTC. */
  readonly timeZone?: string | null;
}

/**
 * A decoded METAR, SPECI or TAF in the language of `catalogue`: every group as a sentence, what it means for a drone,
 * and each token by itself. Times are UTC but those of the explanation. Spans are offsets into the source of the report.
 */
export function explainReport(
  facts: WeatherFacts,
  { catalogue, now, timeZone = null }: ReportOptions,
): ReportWording {
  const context: WordingContext = { words: catalogue, now: now ?? null };
  const { statements, sentences: translation, ofGroups } = stateReport(facts, context);
  const warnings = sayWarnings(facts, context, timeZone);
  const tokensOf = Map.groupBy(facts.tokens, ({ group }) => group);
  return {
    heading: sayHeading(facts, context),
    translation,
    conditions: sayConditions(facts, context),
    explanation: sayExplanation(facts, { ...context, timeZone }),
    warnings,
    groups: facts.groups.map((group, index) =>
      wordGroup(group, tokensOf.get(index) ?? [], ofGroups.get(index) ?? [], context),
    ),
    tokens: sayTokens(facts, statements, context),
    problems: facts.problems.map(({ code, from, to }) => ({
      text: quoted(catalogue.problems[code], textAt(facts, from, to), catalogue),
      span: { from, to },
    })),
    unread: facts.tokens
      .filter(({ field }) => field === 'undecoded')
      .map(({ text, from, to }) => ({ text, span: { from, to } })),
    standing: sayWeather(catalogue, timeZone === null ? 'standingStation' : 'standing'),
  };
}

function wordGroup(
  { change, from, to }: ChangeGroup,
  tokens: readonly ReportToken[],
  own: readonly ReportSentence[],
  context: WordingContext,
): WordedGroup {
  const heading = sayChange({ change, from, to }, context);
  const first = tokens[0];
  const last = tokens.at(-1);
  return {
    change,
    from,
    to,
    heading,
    note: sayChangeNote(change, context),
    text: sentences(
      own.map((sentence) => sentence.text),
      context.words,
    ),
    sentences: own,
    span: first === undefined || last === undefined ? null : { from: first.from, to: last.to },
  };
}

/** What stands in the report from `from` to `to`, by its tokens, which follow each other. */
function textAt({ tokens }: WeatherFacts, from: number, to: number): string {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.to ?? 0) > from) high = middle;
    else low = middle + 1;
  }
  const texts: string[] = [];
  for (let index = low; (tokens[index]?.from ?? to) < to; index++) texts.push(tokens[index]?.text ?? '');
  return texts.join(' ');
}

function quoted(problem: string, text: string, words: WeatherCatalogue): string {
  return text === '' ? problem : sayWeather(words, 'unreadQuoted', { problem, text });
}
