import {
  joinStorm,
  lowClouds,
  missingElements,
  missingSensors,
  windAtHeight,
  type Reason,
  type Warning,
  type WarningSeverity,
  type WeatherFacts,
} from '@klarnotam/weather';
import { sayLowCloud } from '../weather-card/say-low-cloud.ts';
import { listMissing, sayMissingSensors } from '../weather-card/say-missing.ts';
import { clockOf } from '../weather-card/say-time.ts';
import {
  isReason,
  joinPeriods,
  prevailing,
  sayReasonsByTime,
  timeOf,
  withRatio,
  type ExplanationContext,
} from './reasons-by-time.ts';
import type { ReportSentence } from './report-wording.ts';
import { capitalised, sayWeather, sayWeatherCard, sentence } from './say-weather.ts';
import { unreadRuns } from './unread-runs.ts';
import { sayWarningReason } from './warn-words.ts';
import type { WeatherCatalogue } from './weather-catalogue.ts';

const MOST_LAYERS = 3;
const MPS_PER_KNOT = 1852 / 3600;

/** What a report means for a drone, and what to do; what the weather is stands in the translation. */
export function sayExplanation(facts: WeatherFacts, context: ExplanationContext): readonly ReportSentence[] {
  const { words } = context;
  const texts = [
    ...(facts.nil || facts.cancelled ? [sayWeather(words, 'dronesNoWeather')] : sayMeaning(facts, context)),
    ...sayUnreadCount(facts, words),
  ];
  return texts.map((text) => ({ text, spans: [], group: null }));
}

function sayMeaning(facts: WeatherFacts, context: ExplanationContext): readonly string[] {
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
  const nogo = withoutCloudsOfStorms(of(judged, 'nogo'));
  // Where the forecast is a reason not to fly, what else it brings changes nothing: but for what is said of other times too,
  // which must not pass for all of it.
  const bad = new Set(nogo.map((warning) => (warning.from === null ? warning.code : timeOf(warning))));
  const isBad = (warning: Warning): boolean =>
    bad.has(warning.from === null ? warning.code : timeOf(warning));
  const cautions = of(judged, 'caution');
  const elsewhere = new Set(cautions.filter((warning) => !isBad(warning)).map(({ code }) => code));
  const caution = cautions.filter(({ code }) => elsewhere.has(code));
  // Some of the forecast is within the limits: what is not must not pass for the whole of it.
  const isPassing = kind === 'taf' && !holdThroughout(nogo, facts);
  const isUnread = countUnread(facts) > 0;
  const isElseFine =
    isPassing && !isUnread && nogo.length > 0 && cautions.every(isBad) && !leaveNothing(nogo, facts);
  // What is bad throughout is no better when the storm that may come has passed.
  const lasting = judged.filter(({ change }) => prevailing(change) === null);
  const isBadThroughout = kind === 'taf' && !isPassing && of(lasting, 'nogo').length > 0;
  const [worst] = joinStorm((isBadThroughout ? lasting : judged).filter(isReason).map(withRatio));
  const missing = sayMissingElements(facts, words, nogo.length > 0);
  const isWetThroughout =
    isBadThroughout &&
    worst?.code === 'precipitation' &&
    holdThroughout(
      of(lasting, 'nogo').filter(({ code }) => code === 'precipitation'),
      facts,
    );
  return [
    ...(nogo.length > 0
      ? [sayWeather(words, 'dronesNogo', { reasons: sayReasonsByTime(nogo, facts, context) })]
      : []),
    ...(caution.length > 0
      ? [sayWeather(words, 'dronesCaution', { reasons: sayReasonsByTime(caution, facts, context) })]
      : []),
    ...(isElseFine && missing.length === 0 ? [sayWeather(words, 'dronesOtherwise')] : []),
    ...(isWetThroughout
      ? [sayWeather(words, 'precipitationThroughout')]
      : sayAdvice(worst, isPassing, facts, words)),
    ...(worst === undefined && missing.length === 0
      ? [sayNothingAgainst(facts, words), ...sayLowCloudOf(facts, words)]
      : []),
    ...missing,
  ];
}

/** That nothing stands against a flight, as far as the report was understood. */
function sayNothingAgainst(facts: WeatherFacts, words: WeatherCatalogue): string {
  if (countUnread(facts) > 0) return sayWeatherCard(words, 'incompleteWhy');
  return sayWeather(words, facts.kind === 'taf' ? 'dronesNothingForecast' : 'dronesNothing');
}

/** What to do about the worst; where nobody is to fly at any time, nothing is said of how to keep the drone in sight. */
function sayAdvice(
  reason: Reason | undefined,
  isPassing: boolean,
  facts: WeatherFacts,
  words: WeatherCatalogue,
): readonly string[] {
  if (reason === undefined) return [];
  if (reason.code === 'visibility' && reason.severity === 'nogo' && !isPassing) return [];
  return [adviceOn(reason, facts, words)];
}

/** The lowest clouds up to 300 m, which are no reason and yet not far from a drone; those of a forecast that changes have hours, which the card tells. */
function sayLowCloudOf(
  { kind, conditions, groups }: WeatherFacts,
  words: WeatherCatalogue,
): readonly string[] {
  if (kind === 'taf' && groups.length > 0) return [];
  const layers = lowClouds([conditions])
    .toSorted((a, b) => (a.baseFt ?? 0) - (b.baseFt ?? 0))
    .slice(0, MOST_LAYERS)
    .map((layer) => ({ layer, likelihood: null, hours: null }));
  const said = sayLowCloud(layers, [], clockOf(words, 'UTC', 0), { words, units: 'metric' });
  return said === null ? [] : [sentence(said, words)];
}

function adviceOn(reason: Reason, facts: WeatherFacts, words: WeatherCatalogue): string {
  const { warnings } = words;
  if (reason.code === 'precipitation' || reason.code === 'thunderstorm')
    return sayWarningReason(reason, words);
  switch (reason.code) {
    case 'storm': {
      const codes = reason.parts.map(({ code }) => code);
      // The weightiest of them that is there.
      const told = (['funnelCloud', 'thunderstorm', 'squall', 'convectiveCloud'] as const).find((code) =>
        codes.includes(code),
      );
      return warnings[told ?? 'thunderstorm'].reason;
    }
    case 'fogForecast':
      return warnings.fogForming.reason;
    case 'windAloftEstimated':
      return warnings[isTooMuchAt10M(reason, facts) ? 'wind' : 'windAloftEstimated'].reason;
    default:
      return warnings[reason.code].reason;
  }
}

/** Flying lower is no way out, of the gusts neither. */
function isTooMuchAt10M(
  { ratio, heightM, maximumMps }: Extract<Reason, { code: 'windAloftEstimated' }>,
  { conditions, groups }: WeatherFacts,
): boolean {
  const gusts = [conditions, ...groups.map((group) => group.conditions)].map(({ wind }) => wind?.gustKt ?? 0);
  return ratio / windAtHeight(1, heightM) > 1 || gusts.some((knots) => knots * MPS_PER_KNOT > maximumMps);
}

/** Whether what prevails leaves no part of the forecast, one after the other or all the time. */
function holdThroughout(warnings: readonly Warning[], facts: WeatherFacts): boolean {
  return leaveNothing(
    warnings.filter(({ change }) => prevailing(change) === null),
    facts,
  );
}

/** Likewise of what comes at times or perhaps too. */
function leaveNothing(lasting: readonly Warning[], { validFrom, validTo }: WeatherFacts): boolean {
  if (lasting.some(({ from }) => from === null)) return true;
  const periods = joinPeriods(
    lasting.flatMap(({ from, to }) => (from === null ? [] : [{ from, to: to ?? from }])),
  );
  return periods.some(
    ({ from, to }) => validFrom !== null && validTo !== null && from <= validFrom && to >= validTo,
  );
}

/** Every thunderstorm has its cloud: one that stands by itself at no time is not named. */
function withoutCloudsOfStorms(nogo: readonly Warning[]): readonly Warning[] {
  return nogo.filter((warning) => {
    const { code, change, from, to } = warning;
    if (code !== 'convectiveCloud' || prevailing(change) === null || from === null || to === null)
      return true;
    const others = nogo.filter((other) => other.code === 'thunderstorm');
    const periods = joinPeriods(
      others.flatMap((other) =>
        other.from === null ? [] : [{ from: other.from, to: other.to ?? other.from }],
      ),
    );
    return !periods.some((period) => period.from <= from && to <= period.to);
  });
}

function of(warnings: readonly Warning[], severity: WarningSeverity): readonly Warning[] {
  return warnings.filter((warning) => warning.severity === severity);
}

/** What a verdict needs and the report does not give: silence must not pass for calm; who is not to fly need not look. */
function sayMissingElements(
  facts: WeatherFacts,
  words: WeatherCatalogue,
  isForbidden: boolean,
): readonly string[] {
  const sensors = facts.kind === 'taf' ? [] : missingSensors(facts);
  const missing = [...new Set([...missingElements(facts.conditions, facts.kind), ...sensors])];
  if (missing.length === 0) return [];
  const what = listMissing(missing, words);
  // What stands there and was not understood may be any of them.
  const isUnread = facts.problems.length > 0;
  const said = isUnread
    ? sayWeather(words, 'elementsUnread', { what })
    : capitalised(sayWeatherCard(words, 'missing', { what }), words);
  return [
    ...(what === '' ? [] : [said]),
    ...sayMissingSensors(missing, words),
    ...(isForbidden ? [] : [sayWeather(words, 'seeForYourself')]),
  ];
}

function countUnread(facts: WeatherFacts): number {
  const { runs, others } = unreadRuns(facts);
  return runs.length + others;
}

/** As many points as are listed, and the problems of what was read. */
function sayUnreadCount(facts: WeatherFacts, words: WeatherCatalogue): readonly string[] {
  const count = countUnread(facts);
  return count === 0 ? [] : [sayWeather(words, 'unreadCount', { count })];
}
