import type { AnswerForFlight, FlightMatter } from '@klarnotam/notam';
import type { Verdict as WeatherVerdict } from '@klarnotam/weather';
import { sayMoment, sayPeriod } from '../card/say-moment.ts';
import { sayFlight, type FlightCatalogue } from './flight-catalogue.ts';
import type { FlightMessageKey } from './flight-messages.ts';

/** The answer for a flight in words. */
export interface SaidAnswer {
  readonly headline: string;
  /** One for each notice that bears on the flight, the worst first; what is not translated; one for each station. */
  readonly lines: readonly string[];
  /** That all this covers only what was pasted. */
  readonly standing: string;
}

export interface AnswerSaying {
  /** IANA name of the zone at the flight's place. */
  readonly timeZone: string;
  /** What the notice of that index in the briefing is called: its headline, or its number. */
  readonly nameOf: (index: number) => string;
  readonly weather: FlightWeather;
}

/** The weather of a flight. */
export interface FlightWeather {
  /** `notJudged`: there is none, or none that counts for the flight. */
  readonly verdict: WeatherVerdict;
  /** What each station says, with its name: {@link SaidGlance.headline}. */
  readonly stations: readonly { readonly place: string; readonly said: string }[];
}

/** When the first of `matters` begins, where all are known and none is active as the flight begins. */
function firstBegin(matters: readonly FlightMatter[], flightFrom: string): string | null {
  const begins = matters.map(({ during }) => during?.[0]?.from ?? flightFrom).sort();
  const [first = flightFrom] = begins;
  return first > flightFrom ? first : null;
}

/** The unit to ask where the notices agree on one. */
function onlyUnit(matters: readonly FlightMatter[]): string | null {
  const units = new Set(matters.flatMap(({ units: named }) => named));
  const [unit] = units;
  const isNamedByAll = matters.every(({ units: named }) => named.length > 0);
  return units.size === 1 && isNamedByAll && unit !== undefined ? unit : null;
}

/** Every cause for which not to fly, as a phrase; null: none is known. */
function sayWhyNot(
  { bans, during }: AnswerForFlight,
  { timeZone, weather }: AnswerSaying,
  words: FlightCatalogue,
): string | null {
  const over = weather.verdict === 'nogo' ? sayFlight(words, 'weatherOver') : null;
  if (bans.length === 0) return over;
  const begin = firstBegin(bans, during.from);
  const count = bans.length;
  const when = begin && sayMoment(Date.parse(begin), Date.parse(during.from), timeZone, words);
  const first =
    when === null ? sayFlight(words, 'bans', { count }) : sayFlight(words, 'bansFrom', { count, when });
  return over === null ? first : sayFlight(words, 'whyBoth', { first, second: over });
}

/** What the notices say that is no ban; null: nothing that has to stand beside a reason not to fly. */
function sayNotices(
  { kind, permissions, restrictions, open, mind, counts }: AnswerForFlight,
  isBanned: boolean,
  words: FlightCatalogue,
): string | null {
  switch (kind) {
    case 'notOn':
      return null;
    case 'permission': {
      const unit = onlyUnit(permissions);
      return unit === null ? sayFlight(words, 'permission') : sayFlight(words, 'permissionFrom', { unit });
    }
    case 'restricted':
      return sayFlight(words, 'restricted', { count: restrictions.length });
    case 'undecided':
      return open.length > 0
        ? sayFlight(words, 'undecided', { count: open.length })
        : sayFlight(words, 'notTranslated', { count: counts.notTranslated });
    case 'mind':
      return sayFlight(words, 'mind', { count: mind.length });
    case 'harmless':
      return isBanned ? null : sayFlight(words, 'harmless', { count: counts.touches });
    case 'nothing':
      if (isBanned) return null;
      return counts.notices === 0
        ? sayFlight(words, 'noNotices')
        : sayFlight(words, 'nothing', { count: counts.notices });
  }
}

/** What the weather adds where it stops nobody. */
const WEATHER = {
  nogo: null,
  caution: 'weatherCare',
  incomplete: 'weatherIncomplete',
  notJudged: 'weatherNotJudged',
  fine: 'weatherWithin',
} as const satisfies Readonly<Record<WeatherVerdict, FlightMessageKey | null>>;

/** One answer of notices and weather: what stops the flight, then what else there is to know. */
function sayHeadline(answer: AnswerForFlight, saying: AnswerSaying, words: FlightCatalogue): string {
  const { during, counts } = answer;
  const why = sayWhyNot(answer, saying, words);
  const [fromMs, toMs] = [Date.parse(during.from), Date.parse(during.to)];
  const hours = sayPeriod({ fromMs, toMs }, fromMs, saying.timeZone, words);
  const weather = why === null ? WEATHER[saying.weather.verdict] : null;
  return [
    why === null ? null : sayFlight(words, 'dontFly', { hours, why }),
    sayNotices(answer, why !== null, words),
    weather === null ? null : sayFlight(words, weather),
    counts.cannotTell === 0 ? null : sayFlight(words, 'notToldMany', { count: counts.cannotTell }),
  ]
    .filter((part) => part !== null)
    .reduce((first, second) => sayFlight(words, 'joined', { first, second: inMidSentence(second) }));
}

/** Its first word small, abbreviations aside. */
function inMidSentence(part: string): string {
  return /^\p{Lu}\p{Ll}/u.test(part) ? part.charAt(0).toLowerCase() + part.slice(1) : part;
}

function sayLine(
  key: Extract<FlightMessageKey, `line${string}`>,
  matter: FlightMatter,
  { during }: AnswerForFlight,
  { timeZone, nameOf }: AnswerSaying,
  words: FlightCatalogue,
): string {
  const name = nameOf(matter.index);
  const [unit] = matter.units;
  const line =
    key === 'linePermission' && unit !== undefined
      ? sayFlight(words, 'linePermissionFrom', { name, unit: matter.units.join(', ') })
      : sayFlight(words, key as 'lineBan', { name });
  if (matter.verdict === 'near') return line;
  if (matter.during === null) return sayFlight(words, 'lineHoursUnknown', { line });
  if (matter.during.length === 0) return line;
  const nowMs = Date.parse(during.from);
  const period = matter.during
    .map(({ from, to }) =>
      sayPeriod({ fromMs: Date.parse(from), toMs: Date.parse(to) }, nowMs, timeZone, words),
    )
    .join(', ');
  return sayFlight(words, 'lineWhen', { line, period });
}

/** The answer of notices and weather for a flight: headline, a line for each notice that bears on it and each station, and what it does not cover. */
export function sayAnswer(answer: AnswerForFlight, saying: AnswerSaying, words: FlightCatalogue): SaidAnswer {
  const { counts } = answer;
  const linesOf = (
    kinds: readonly (readonly [Extract<FlightMessageKey, `line${string}`>, readonly FlightMatter[]])[],
  ): string[] =>
    kinds.flatMap(([key, matters]) => matters.map((matter) => sayLine(key, matter, answer, saying, words)));
  const { stations, verdict } = saying.weather;
  const weather =
    stations.length === 0
      ? [sayFlight(words, 'lineNoWeather')]
      : stations.map((station) => sayFlight(words, 'lineWeather', station));
  const notices = linesOf([
    ['linePermission', answer.permissions],
    ['lineRestriction', answer.restrictions],
    ['lineOpen', answer.open],
    ['lineMind', answer.mind.filter(({ verdict: stands }) => stands !== 'near')],
    ['lineNear', answer.mind.filter(({ verdict: stands }) => stands === 'near')],
  ]);
  if (counts.notTranslated > 0)
    notices.push(sayFlight(words, 'notTranslated', { count: counts.notTranslated }));
  // What stops the flight comes first.
  const rest = verdict === 'nogo' ? [...weather, ...notices] : [...notices, ...weather];
  const lines = [...linesOf([['lineBan', answer.bans]]), ...rest];
  return { headline: sayHeadline(answer, saying, words), lines, standing: sayFlight(words, 'standing') };
}
