import type { Conditions, ReportToken, TokenField, WeatherFacts } from '@klarnotam/weather';
import { sayChange, sayTemperatureForecast } from './change.ts';
import { sayVerticalVisibility } from './clouds.ts';
import { alignTokens } from './align-tokens.ts';
import { sayPressure, sayQuantity, temperatureSayer } from './figures.ts';
import { FIXED, isFixed } from './header.ts';
import { pairRemarks, sayRemark } from './remark.ts';
import { sayRunwayState, sayRunwayVisualRange } from './runway.ts';
import { sayWeather, sentences } from './say-weather.ts';
import { stateClouds, stateCloudsInSight, stateColours, stateRecent, stateWeather } from './state-lists.ts';
import type { Statement } from './statement.ts';
import { sayHazardLayer, saySea, sayWindShear } from './supplement.ts';
import { onlyDay, sayPeriod, sayTime, type WordingContext } from './times.ts';
import { sayCavok, sayMinimumVisibility, sayVisibilitySentence } from './visibility.ts';
import type { WeatherCatalogue } from './weather-catalogue.ts';
import { sayWindSentence } from './wind.ts';

/** All tokens of one field in one group of a report, and where their facts are. */
export interface FieldTokens {
  readonly field: TokenField;
  readonly group: number | null;
  readonly tokens: readonly ReportToken[];
}

/** What `field` says, a statement for each of its parts; none for what the heading says. */
export function stateField(
  of: FieldTokens,
  facts: WeatherFacts,
  context: WordingContext,
): readonly Statement[] {
  const { field, tokens, group } = of;
  const { words } = context;
  const conditions = (group === null ? null : facts.groups[group]?.conditions) ?? facts.conditions;
  const all = (text: string): readonly Statement[] => [{ tokens, text }];
  if (isFixed(field)) return all(sayWeather(words, FIXED[field]));
  switch (field) {
    case 'issuedAt':
      return all(
        sayWeather(words, facts.kind === 'taf' ? 'issued' : 'observed', {
          time: sayTime(facts.issuedAt, context),
        }),
      );
    case 'validity':
      return all(sayWeather(words, 'valid', { period: sayPeriod(facts.validFrom, facts.validTo, context) }));
    case 'wind':
      return all(sayWindSentence(conditions, words));
    case 'visibility':
      return all(sayVisibilitySentence(conditions, tokens, words));
    case 'minimumVisibility':
      return all(sayMinimumVisibility(conditions, words));
    case 'cavok':
      return all(sayCavok(words));
    case 'weather':
      return stateWeather(tokens, conditions.weather, words);
    case 'recent':
      return stateRecent(tokens, conditions.recent, words);
    case 'clouds':
      return stateClouds(tokens, conditions.clouds, facts.station, words);
    case 'cloudsInSight':
      return stateCloudsInSight(tokens, conditions, words);
    case 'verticalVisibility':
      return all(sayVerticalVisibility(conditions, words));
    case 'temperature':
      return all(sayTemperatures(conditions, words));
    case 'humidity':
      return all(sayWeather(words, 'humidity', { percent: String(conditions.relativeHumidityPercent) }));
    case 'qnh':
      return all(sayQnh(conditions, words));
    case 'qfe':
      return all(sayWeather(words, 'qfe', { what: sayQfe(conditions.qfeHpa, words) }));
    case 'change': {
      const change = group === null ? undefined : facts.groups[group];
      return change === undefined
        ? []
        : all(sayWeather(words, 'changeHeading', { text: sayChange(change, context) }));
    }
    case 'remarks':
    case 'amendmentNote':
      return stateRemarks(tokens, facts, context);
    default:
      return stateParts(of, conditions, facts, context);
  }
}

/** Fields of several parts, each a sentence of its own. */
function stateParts(
  { field, tokens }: FieldTokens,
  conditions: Conditions,
  facts: WeatherFacts,
  context: WordingContext,
): readonly Statement[] {
  const { words } = context;
  switch (field) {
    case 'runwayVisualRange':
      return alignTokens(tokens, conditions.runwayVisualRange).flatMap(({ tokens: own, items }) =>
        items.map((range) => ({
          tokens: own,
          text: sayRunwayVisualRange(range, /FT/i.test(own[0]?.text ?? ''), words),
        })),
      );
    case 'runwayState':
      return alignTokens(tokens, conditions.runwayState).flatMap(({ tokens: own, items }) =>
        items.map((state) => ({ tokens: own, text: sayRunwayState(state, words) })),
      );
    case 'windShear':
      return alignTokens(tokens, conditions.windShear, {
        continues: (text) => !text.startsWith('WS'),
      }).flatMap(({ tokens: own, items }) =>
        items.map((shear) => ({ tokens: own, text: sayWindShear(shear, words) })),
      );
    case 'hazardLayer':
      return alignTokens(tokens, conditions.hazardLayers).flatMap(({ tokens: own, items }) =>
        items.map((layer) => ({ tokens: own, text: sayHazardLayer(layer, words) })),
      );
    case 'sea':
      return conditions.sea === null ? [] : [{ tokens, text: saySea(conditions.sea, words) }];
    case 'colour':
      return stateColours(tokens, conditions, words);
    case 'temperatureForecast':
      return stateTemperatureForecasts(tokens, facts, context);
    default:
      return [];
  }
}

/** Highest and lowest temperature by time. */
function stateTemperatureForecasts(
  tokens: readonly ReportToken[],
  facts: WeatherFacts,
  context: WordingContext,
): readonly Statement[] {
  const { temperatureForecasts } = facts;
  // Of a forecast across days each has its date: one without stands between two that have another.
  const now = onlyDay(facts);
  return alignTokens(tokens, temperatureForecasts)
    .flatMap(({ tokens: own, items }) => items.map((forecast) => ({ own, forecast })))
    .toSorted((a, b) => (a.forecast.at ?? '').localeCompare(b.forecast.at ?? ''))
    .map(({ own, forecast }) => {
      const text = sayTemperatureForecast(forecast, { ...context, now });
      return { tokens: own, text, day: forecast.at };
    });
}

type PairedRemarks = ReturnType<typeof pairRemarks>;

/** Clouds by type come a token a layer, and are quoted together. */
function mergeCloudTypes(pairs: PairedRemarks): PairedRemarks {
  const merged: PairedRemarks[number][] = [];
  for (const pair of pairs) {
    const last = merged.at(-1);
    const [before] = last?.remarks ?? [];
    const [remark] = pair.remarks;
    if (last && before?.code === 'cloudTypes' && remark?.code === 'cloudTypes') {
      const together = { ...remark, text: `${before.text} ${remark.text}` };
      merged[merged.length - 1] = { remarks: [together], tokens: [...last.tokens, ...pair.tokens] };
    } else merged.push(pair);
  }
  return merged;
}

function stateRemarks(
  tokens: readonly ReportToken[],
  { remarks }: WeatherFacts,
  context: WordingContext,
): readonly Statement[] {
  const behindMark = tokens.filter(({ text }) => !/^RMKS?$/i.test(text));
  return mergeCloudTypes(pairRemarks(remarks, behindMark)).map(({ remarks: own, tokens: from }) => ({
    tokens: from,
    folded: own.every((remark) => remark.code === 'stationType' && remark.discernsPrecipitation),
    text: sentences(
      own.map((remark) => sayRemark(remark, context)),
      context.words,
    ),
  }));
}

function sayTemperatures({ temperatureC, dewPointC }: Conditions, words: WeatherCatalogue): string {
  const missing = (text: string): string => sayWeather(words, 'sentence', { text });
  const say = temperatureSayer([temperatureC, dewPointC], words);
  if (temperatureC === null) {
    const air = missing(words.notReported.temperature);
    if (dewPointC === null) return air;
    const dewPoint = say(dewPointC);
    return sentences([air, sayWeather(words, 'dewPoint', { temperature: dewPoint })], words);
  }
  const temperature = say(temperatureC);
  if (dewPointC === null) {
    const air = sayWeather(words, 'temperature', { temperature });
    return sentences([air, missing(words.notReported.dewPoint)], words);
  }
  return sayWeather(words, 'temperatures', { temperature, dewPoint: say(dewPointC) });
}

function sayQnh(conditions: Conditions, words: WeatherCatalogue): string {
  const what = sayPressure(conditions, words);
  return what === null
    ? sayWeather(words, 'sentence', { text: words.notReported.pressure })
    : sayWeather(words, 'qnh', { what });
}

function sayQfe(qfeHpa: number | null, words: WeatherCatalogue): string {
  return qfeHpa === null ? sayWeather(words, 'noData') : sayQuantity(qfeHpa, 'hPa', words);
}
