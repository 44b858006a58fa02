import type { AnswerForFlight, FlightMatter } from '@klarnotam/notam';
import { sayMoment, sayPeriod } from '../card/say-moment.ts';
import { sayFlight, type FlightCatalogue } from './flight-catalogue.ts';
import type { FlightMessageKey } from './flight-messages.ts';

/** The answer for a flight in words. */
export interface SaidAnswer {
  readonly headline: string;
  /** One for each notice that bears on the flight, the worst first; then what is not translated. */
  readonly lines: readonly string[];
  /** That all this covers only what was pasted. */
  readonly standing: string;
}

export interface AnswerSaying {
  /** IANA name of the zone at the flight's place. */
  readonly timeZone: string;
  /** What the notice of that index in the briefing is called: its headline, or its number. */
  readonly nameOf: (index: number) => string;
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

function sayHeadline(answer: AnswerForFlight, { timeZone }: AnswerSaying, words: FlightCatalogue): string {
  const { bans, permissions, restrictions, open, mind, counts, during } = answer;
  switch (answer.kind) {
    case 'notOn': {
      const begin = firstBegin(bans, during.from);
      if (begin === null) return sayFlight(words, 'notOn', { count: bans.length });
      const when = sayMoment(Date.parse(begin), Date.parse(during.from), timeZone, words);
      return sayFlight(words, 'notOnFrom', { count: bans.length, when });
    }
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
      return sayFlight(words, 'harmless', { count: counts.touches });
    case 'nothing':
      return sayFlight(words, 'nothing', { count: counts.notices });
  }
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

/** The answer for a flight: headline, a line for each notice that bears on it, and what it does not cover. */
export function sayAnswer(answer: AnswerForFlight, saying: AnswerSaying, words: FlightCatalogue): SaidAnswer {
  const { counts } = answer;
  const lines = (
    [
      ['lineBan', answer.bans],
      ['linePermission', answer.permissions],
      ['lineRestriction', answer.restrictions],
      ['lineOpen', answer.open],
      ['lineMind', answer.mind.filter(({ verdict }) => verdict !== 'near')],
      ['lineNear', answer.mind.filter(({ verdict }) => verdict === 'near')],
    ] as const
  ).flatMap(([key, matters]) => matters.map((matter) => sayLine(key, matter, answer, saying, words)));
  if (counts.notTranslated > 0)
    lines.push(sayFlight(words, 'notTranslated', { count: counts.notTranslated }));
  const first = sayHeadline(answer, saying, words);
  const headline =
    counts.cannotTell === 0
      ? first
      : sayFlight(words, 'joined', {
          first,
          second: sayFlight(words, 'notToldMany', { count: counts.cannotTell }),
        });
  return { headline, lines, standing: sayFlight(words, 'standing') };
}
