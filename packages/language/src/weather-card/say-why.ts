import type { TimedReason } from '@klarnotam/weather';
import { bracketed, sayWeatherCard, sentence, sentencesOrNull } from '../weather/say-weather.ts';
import {
  decisive,
  eachMatter,
  isStorm,
  matterOf,
  MOST_REASONS,
  type ToldReason,
} from './decisive-reasons.ts';
import { reasonContext, type Context } from './glance-context.ts';
import { partEntries, sayEntries } from './say-aloft.ts';
import { isDark, sayLight } from './say-light.ts';
import { sayCloudsAtFlight } from './say-low-cloud.ts';
import { sayComing } from './say-coming.ts';
import { whyOfRow } from './say-row.ts';
import { sayLikely } from './say-verdict.ts';
import { reasonEnds, verdictEnds } from './verdict-ends.ts';
import { isOfTheWhole } from './whole-forecast.ts';

/** Why the verdict is what it is, as one sentence; null: there is nothing to say. */
export function sayWhy(context: Context): string | null {
  const { glance, words, newClock } = context;
  if (glance.verdict === 'fine') {
    const cloud = sayCloudsAtFlight(context);
    const texts = [cloud, isDark(glance) ? sayLight(context) : null];
    return sentencesOrNull(
      texts.map((text) => text && sentence(text, words)),
      words,
    );
  }
  if (glance.verdict === 'incomplete') {
    // A ceiling or a temperature within the limits decides no flight.
    const isBlind = glance.missing.includes('wind') && glance.missing.includes('visibility');
    return sayWeatherCard(words, isBlind ? 'cannotJudge' : 'incompleteWhy');
  }
  if (glance.verdict === 'notJudged') return sayWeatherCard(words, 'notJudgedWhy');
  const [row] = glance.forecast?.periods ?? [];
  if (row !== undefined && isOfTheWhole(context)) return whyOfRow(row, context).text;
  const beginMs = Date.parse(glance.judgedFrom ?? glance.now);
  // A limit is told once.
  const told = new Set<string>();
  const reasons = glance.reasons.map((reason) => worstWhileItLasts(reason, beginMs, context));
  const own = eachMatter(decisive(reasons, glance.verdict, beginMs, null, context), MOST_REASONS);
  const storm = stormAhead(own, context);
  const shown = storm === null ? own : [...own, storm];
  // What begins during the flight only.
  const begins = ({ from, to }: TimedReason): { from: string; to: string } | null =>
    from !== null && to !== null && Date.parse(from) > beginMs ? { from, to } : null;
  // Beside what holds from the beginning hours stand in front, so that nobody takes them for its own.
  const hasFirst = shown.some((reason) => begins(reason) === null);
  // What prevails from the beginning, then what may come, then what begins later.
  const placeOf = (reason: TimedReason): number =>
    begins(reason) !== null ? 2 : reason.likelihood === null ? 0 : 1;
  const ordered = shown.toSorted((a, b) => placeOf(a) - placeOf(b));
  const coming = sayComingNow(context);
  const comes = ordered.find((reason) => placeOf(reason) === 0 && !isObserved(reason, context));
  const said = sayEntries(
    ordered.map((reason) => {
      const matter = reason.ratio === null ? reason.code : 'wind';
      const worded = {
        ...reasonContext(context, told.has(matter)),
        varies: reason.varies && !isObservedSight(reason, context),
      };
      told.add(matter);
      const { likelihood } = reason;
      const later = begins(reason);
      const endMs =
        later === null && !isObserved(reason, context) ? reasonEnds(reason, beginMs, glance) : null;
      return {
        reason,
        mean: reason.mean,
        context: worded,
        time: JSON.stringify([likelihood, later, endMs]),
        prevails: likelihood === null,
        hasHours: later !== null || endMs !== null,
        isBrief: likelihood?.percent == null,
        wrap: (what: string) => {
          const first = sayLikely(what, likelihood, words);
          if (later === null && reason === comes && coming !== null) return bracketed(first, coming, words);
          if (endMs !== null) return bracketed(first, sayUntil(beginMs, endMs, context), words);
          if (later === null) return first;
          const when = newClock().period(Date.parse(later.from), Date.parse(later.to));
          return hasFirst
            ? sayWeatherCard(words, 'alsoDuring', { when, what: first })
            : bracketed(first, when, words);
        },
      };
    }),
  );
  return said.length === 0 ? null : sentence(partEntries(said, words), words);
}

/** A wind or a visibility that a forecast gives, as bad as it gets in one spell while the verdict lasts; what was observed is that of now. */
function worstWhileItLasts(reason: TimedReason, beginMs: number, context: Context): TimedReason {
  const { glance } = context;
  const own = badness(reason);
  if (own === null || reason.likelihood !== null || isObserved(reason, context)) return reason;
  const end = verdictEnds(glance);
  const [worst] = (glance.forecast?.periods ?? [])
    .filter(({ from, to }) => Date.parse(to) > beginMs && (end === null || from < end))
    .flatMap(({ reasons }) => reasons)
    .filter(
      (each) =>
        each.code === reason.code &&
        each.likelihood === null &&
        each.worst !== undefined &&
        Date.parse(each.worst.since) <= beginMs &&
        Date.parse(each.worst.to) > beginMs,
    )
    .toSorted((a, b) => (badness(b) ?? 0) - (badness(a) ?? 0));
  if (worst === undefined || (badness(worst) ?? 0) <= own) return reason;
  return { ...worst, from: reason.from, to: reason.to, varies: true };
}

/** What one wind, or one visibility, is worse than another by; null of anything else. */
function badness(reason: TimedReason): number | null {
  if (reason.code === 'visibility') return -reason.visibilityM;
  return matterOf(reason) === 'wind' ? (reason.ratio ?? 0) : null;
}

/** The first storm of a time at which nobody flies for other reasons: who takes rain for harmless is to know of it. Null: none, or it is told. */
function stormAhead(told: readonly ToldReason[], { glance }: Context): ToldReason | null {
  if (glance.verdict !== 'nogo' || glance.forecast === null) return null;
  if (told.some(isStorm)) return null;
  const end = verdictEnds(glance);
  const rows = glance.forecast.periods.filter(({ from }) => end === null || from < end);
  return (
    rows.flatMap(({ reasons, chance }) => [...reasons, ...(chance?.reasons ?? [])]).find(isStorm) ?? null
  );
}

/** The hours of what holds from the beginning of the flight on: of one that begins now, their end. */
function sayUntil(beginMs: number, endMs: number, { glance, words, newClock }: Context): string {
  return glance.judgedFrom === null
    ? sayWeatherCard(words, 'until', { time: newClock().end(endMs) })
    : newClock().period(beginMs, endMs);
}

/** Between which hours the change comes about that makes the verdict of now; null: none does. */
function sayComingNow(context: Context): string | null {
  const { now, judgedFrom, verdict, observation, forecast } = context.glance;
  const begin = judgedFrom ?? now;
  const row = [...(observation?.periods ?? []), ...(forecast?.periods ?? [])].find(
    ({ from, to, verdict: own, comesAboutBy }) =>
      from <= begin && begin < to && own === verdict && comesAboutBy !== null,
  );
  return row === undefined ? null : sayComing(row, context);
}

function isObserved({ code }: TimedReason, { glance }: Context): boolean {
  return glance.observation?.reasons.some((reason) => reason.code === code) ?? false;
}

/** What was observed is the visibility of now, whatever is forecast beside it. */
function isObservedSight(reason: TimedReason, { glance }: Context): boolean {
  return (
    reason.code === 'visibility' &&
    (glance.observation?.reasons.some(
      (each) => each.code === 'visibility' && each.visibilityM === reason.visibilityM,
    ) ??
      false)
  );
}
