import { toUtcInstant } from '@klarnotam/aviation';
import type { StormPart, Warning, WarningSeverity, WeatherFacts } from '@klarnotam/weather';
import { formatList } from '../format/list.ts';
import { sayReason, worthSaying } from '../weather-card/say-reason.ts';
import { sayChangeIn } from './change.ts';
import type { ReportSentence } from './report-wording.ts';
import { listed, sayWeather, uncapitalised } from './say-weather.ts';
import { sayPeriod, type WordingContext } from './times.ts';
import { reasonContext, sayWarning } from './warn-words.ts';
import type { WeatherCatalogue } from './weather-catalogue.ts';

/** What a report means for a drone, and what to do; what the weather is stands in the translation. */
export function sayExplanation(facts: WeatherFacts, context: WordingContext): readonly ReportSentence[] {
  const { words } = context;
  const texts = [
    ...(facts.nil || facts.cancelled ? [sayWeather(words, 'dronesNoWeather')] : sayMeaning(facts, context)),
    ...sayUnreadCount(facts, words),
  ];
  return texts.map((text) => ({ text, spans: [], group: null }));
}

function sayMeaning(facts: WeatherFacts, context: WordingContext): readonly string[] {
  const { words } = context;
  const { conditions, groups, kind, validFrom } = facts;
  const { wind, visibilityM, weather, clouds, temperatureC, dewPointC, qnhHpa } = conditions;
  const says =
    wind !== null ||
    visibilityM !== null ||
    weather.length + clouds.length + groups.length > 0 ||
    (temperatureC ?? dewPointC ?? qnhHpa) !== null;
  if (!says) return [sayWeather(words, 'dronesNoWeather')];
  if (kind === 'taf' && validFrom === null) return [sayWeather(words, 'dronesNotJudged')];
  const judged = facts.warnings.filter(({ code }) => code !== 'notObserved');
  const [nogo, caution] = [of(judged, 'nogo'), of(judged, 'caution')];
  const [worst] = judged;
  const missing = sayMissing(facts, words);
  return [
    ...(nogo.length > 0 ? [sayWeather(words, 'dronesNogo', { reasons: sayAll(nogo, facts, context) })] : []),
    ...(caution.length > 0
      ? [sayWeather(words, 'dronesCaution', { reasons: sayAll(caution, facts, context) })]
      : []),
    ...(worst === undefined ? [] : [words.warnings[worst.code].reason]),
    ...(worst === undefined && missing.length === 0 ? [sayWeather(words, 'dronesNothing')] : []),
    ...missing,
  ];
}

function of(warnings: readonly Warning[], severity: WarningSeverity): readonly Warning[] {
  return warnings.filter((warning) => warning.severity === severity);
}

/** Warnings that hold at the same time are one phrase, and a phrase that holds at several times is said once. */
function sayAll(warnings: readonly Warning[], facts: WeatherFacts, context: WordingContext): string {
  const { words } = context;
  const said = new Set<string>();
  const phrases = new Map<string, { what: string; at: Warning[] }>();
  const together = Map.groupBy(
    warnings,
    ({ change, from, to }) => `${change ?? ''} ${from ?? ''} ${to ?? ''}`,
  );
  for (const ofTime of together.values()) {
    const [at] = ofTime;
    if (at === undefined) continue;
    const what = sayTogether(ofTime, said, context);
    const key = `${at.change ?? ''} ${what}`;
    const phrase = phrases.get(key);
    if (phrase === undefined) phrases.set(key, { what, at: [at] });
    else phrase.at.push(at);
  }
  let now = context.now;
  const texts = [...phrases.values()].map(({ what, at }) => {
    const periods: string[] = [];
    for (const { change, from, to } of at) {
      if (from === null || (change === null && from === facts.validFrom && to === facts.validTo)) continue;
      periods.push(sayPeriod(from, to, { words, now }));
      now = toUtcInstant(Date.parse(to ?? from) - (to === null || to === from ? 0 : 1));
    }
    if (periods.length === 0) return what;
    const when = formatList(periods, words);
    const change = at[0]?.change ?? null;
    const second =
      change === null || change === 'FM' ? when : uncapitalised(sayChangeIn(change, when, context), words);
    return sayWeather(words, 'both', { first: what, second });
  });
  return texts.join(words.messages.semicolon);
}

const STORM: ReadonlySet<string> = new Set([
  'thunderstorm',
  'convectiveCloud',
  'squall',
  'funnelCloud',
  'precipitation',
  'gust',
]);
const MAKES_STORM: ReadonlySet<string> = new Set([
  'thunderstorm',
  'convectiveCloud',
  'squall',
  'funnelCloud',
]);

function isStormPart(warning: Warning): warning is Warning & StormPart {
  return STORM.has(warning.code);
}

/** `said` gathers the codes whose limit has been told. */
function sayTogether(warnings: readonly Warning[], said: Set<string>, context: WordingContext): string {
  const { words } = context;
  const parts = warnings.filter(isStormPart);
  const storm = parts.length > 1 && parts.some(({ code }) => MAKES_STORM.has(code));
  const others = storm ? warnings.filter((warning) => !isStormPart(warning)) : warnings;
  const texts = storm ? [sayReason({ code: 'storm', parts }, reasonContext(context, said.has('gust')))] : [];
  if (storm) said.add('gust');
  const ofWeather = others.filter((warning) => !isOfNoReason(warning));
  const kept = new Set<Warning>(worthSaying(ofWeather));
  for (const warning of others) {
    if (!isOfNoReason(warning) && !kept.has(warning)) continue;
    texts.push(sayWarning(warning, context, said.has(warning.code)));
    said.add(warning.code);
  }
  return listed(texts, { ...words, messages: { ...words.messages, semicolon: words.messages.comma } });
}

type OfNoReason = Extract<Warning, { code: 'notObserved' | 'twilight' | 'night' }>;

function isOfNoReason(warning: Warning): warning is OfNoReason {
  return warning.code === 'notObserved' || warning.code === 'twilight' || warning.code === 'night';
}

/** What a report always has, and this one has not, or not readable: silence must not pass for calm. */
function sayMissing({ conditions, warnings }: WeatherFacts, words: WeatherCatalogue): readonly string[] {
  const { wind, visibilityM } = conditions;
  const missing = new Set<'wind' | 'visibility' | 'clouds'>();
  if (wind?.speedKt == null) missing.add('wind');
  if (visibilityM === null) missing.add('visibility');
  for (const warning of warnings) {
    if (warning.code === 'notObserved' && warning.change === null) missing.add(warning.field);
  }
  if (missing.size === 0) return [];
  const what = formatList(
    [...missing].map((element) => words.missing[element]),
    words,
  );
  return [sayWeather(words, 'elementsUnread', { what })];
}

/** Counts the problems, and the tokens that were not read and that no problem tells. */
function sayUnreadCount({ problems, tokens }: WeatherFacts, words: WeatherCatalogue): readonly string[] {
  const told = problems.toSorted((a, b) => a.from - b.from);
  let next = 0;
  let toldUntil = 0;
  let others = 0;
  for (const { field, from, to } of tokens) {
    for (let problem = told[next]; problem !== undefined && problem.from < to; problem = told[++next]) {
      toldUntil = Math.max(toldUntil, problem.to);
    }
    if (field === 'undecoded' && toldUntil <= from) others++;
  }
  const count = problems.length + others;
  return count === 0 ? [] : [sayWeather(words, 'unreadCount', { count })];
}
