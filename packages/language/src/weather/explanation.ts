import { ceilingFt, summariseWindow, type WeatherFacts } from '@klarnotam/weather';
import { formatList } from '../format/list.ts';
import { sayHeightFt, saySpeed } from './figures.ts';
import { sayHeading } from './header.ts';
import { sayWeatherGroup } from './present-weather.ts';
import type { ReportSentence, WordedWarning } from './report-wording.ts';
import { joined, sayWeather, uncapitalised } from './say-weather.ts';
import type { WordingContext } from './times.ts';
import { sayForecastVisibility, sayVisibility } from './visibility.ts';
import type { WeatherCatalogue } from './weather-catalogue.ts';
import { isCalm, sayWind } from './wind.ts';

/** In short what the weather is, and what it means for a drone. */
export function sayExplanation(
  facts: WeatherFacts,
  warnings: readonly WordedWarning[],
  context: WordingContext,
): readonly ReportSentence[] {
  const { words } = context;
  const texts = [
    ...(facts.nil || facts.cancelled
      ? sayNothing(facts, words)
      : sayWeatherInShort(facts, warnings, context)),
    ...sayUnreadCount(facts, words),
  ];
  return texts.map((text) => ({ text, spans: [], group: null }));
}

function sayNothing({ nil }: WeatherFacts, words: WeatherCatalogue): readonly string[] {
  return [sayWeather(words, nil ? 'nil' : 'cancelled'), sayWeather(words, 'dronesNoWeather')];
}

function sayWeatherInShort(
  facts: WeatherFacts,
  warnings: readonly WordedWarning[],
  context: WordingContext,
): readonly string[] {
  const { words } = context;
  const what = joined(inShort(facts, words), words);
  const { temperatureC, dewPointC, qnhHpa } = facts.conditions;
  const measured = temperatureC ?? dewPointC ?? qnhHpa;
  if (what === '' && measured === null && facts.groups.length === 0) {
    return [sayWeather(words, 'dronesNoWeather')];
  }
  const heading = sayHeading(facts, context);
  const summary =
    what === ''
      ? sayWeather(words, 'sentence', { text: heading })
      : sayWeather(words, 'summary', { heading, what });
  return [
    summary,
    ...sayWorst(facts, words),
    ...sayElementsUnread(facts, words),
    ...sayMeaning(facts, warnings, words),
  ];
}

function inShort({ conditions, tokens }: WeatherFacts, words: WeatherCatalogue): readonly string[] {
  const { wind, visibilityM, weather } = conditions;
  const ofVisibility = tokens.filter(({ field, group }) => field === 'visibility' && group === null);
  const ceiling = ceilingFt(conditions);
  const phrases: string[] = [];
  if (wind !== null && (wind.speedKt !== null || wind.directionDeg !== null)) {
    const plain = { ...wind, fromDeg: null, toDeg: null };
    phrases.push(
      isCalm(wind)
        ? sayWeather(words, 'briefCalm')
        : sayWeather(words, 'briefWind', { what: sayWind(plain, words) }),
    );
  }
  if (visibilityM !== null) {
    const what = sayVisibility(conditions, ofVisibility, words);
    phrases.push(sayWeather(words, 'briefVisibility', { what }));
  }
  for (const phrase of weather.map((group) => sayWeatherGroup(group, words))) phrases.push(phrase);
  if (ceiling !== null) {
    phrases.push(sayWeather(words, 'briefClouds', { height: sayHeightFt(ceiling, words) }));
  }
  return phrases;
}

/** The worst of all that a forecast has, where its change groups have something. */
function sayWorst(facts: WeatherFacts, words: WeatherCatalogue): readonly string[] {
  const { validFrom, validTo, groups } = facts;
  if (facts.kind !== 'taf' || groups.length === 0 || validFrom === null || validTo === null) return [];
  const { worst } = summariseWindow(facts, { from: validFrom, to: validTo });
  const { windKt, gustKt, visibilityM, ceilingFt: ceiling, weather } = worst;
  const phrases = [
    windKt === null ? null : sayWeather(words, 'briefWind', { what: saySpeed(windKt.value, 'kt', words) }),
    gustKt === null ? null : sayWeather(words, 'windGust', { speed: saySpeed(gustKt.value, 'kt', words) }),
    visibilityM === null
      ? null
      : sayWeather(words, 'briefVisibility', { what: sayForecastVisibility(visibilityM.value, words) }),
    ...weather.map((group) => sayWeatherGroup(group, words)),
    ceiling === null ? null : sayWeather(words, 'briefClouds', { height: sayHeightFt(ceiling.value, words) }),
  ];
  const what = joined(phrases, words);
  return what === '' ? [] : [sayWeather(words, 'summaryWorst', { what })];
}

/** What a report always has, and this one has not, or not readable: silence must not pass for calm. */
function sayElementsUnread({ conditions }: WeatherFacts, words: WeatherCatalogue): readonly string[] {
  const { wind, visibilityM, missing } = conditions;
  const unread: string[] = [];
  if (wind?.speedKt == null && !missing.includes('windSpeed')) unread.push(words.missing.wind);
  if (visibilityM === null && !missing.includes('visibility')) unread.push(words.missing.visibility);
  if (unread.length === 0) return [];
  return [sayWeather(words, 'elementsUnread', { what: formatList(unread, words) })];
}

function sayMeaning(
  { kind, validFrom }: WeatherFacts,
  warnings: readonly WordedWarning[],
  words: WeatherCatalogue,
): readonly string[] {
  const judged = kind !== 'taf' || validFrom !== null;
  if (!judged) return [sayWeather(words, 'dronesNotJudged')];
  if (warnings.length === 0) return [sayWeather(words, 'dronesNothing')];
  const labels = (severity: WordedWarning['severity']): readonly string[] => [
    ...new Set(warnings.filter((each) => each.severity === severity).map(({ label }) => label)),
  ];
  const nogo = labels('nogo');
  const caution = labels('caution').filter((label) => !nogo.includes(label));
  const list = (reasons: readonly string[]): string =>
    formatList(
      reasons.map((reason) => uncapitalised(reason, words)),
      words,
    );
  return [
    ...(nogo.length > 0 ? [sayWeather(words, 'dronesNogo', { reasons: list(nogo) })] : []),
    ...(caution.length > 0 ? [sayWeather(words, 'dronesCaution', { reasons: list(caution) })] : []),
  ];
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
