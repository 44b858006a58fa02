import type { Height } from '@klarnotam/aviation';
import type { Area, NotamFacts } from '../facts.ts';
import { toRatedText } from '../rate/rated-text.ts';
import { readVerticalReach } from '../rate/vertical-reach.ts';
import { coreOf, type FlightCore } from './distance/flight-core.ts';
import type { Flight, FlightReason, FlightSurroundings, FlightVerdict, Verdict } from './flight.ts';
import { highestGroundM } from './highest-ground.ts';
import { judgeHeights } from './judge-heights.ts';
import { judgeHours } from './judge-hours.ts';
import { judgePlace } from './judge-place.ts';

/** From what a pilot must reckon with most. */
const STRICTEST: readonly Verdict[] = ['touches', 'cannotTell', 'near', 'doesNot'];
/** Of reasons that all have to hold: what surely keeps the notice away decides, then what leaves it open. */
const DECIDING: readonly Verdict[] = ['doesNot', 'near', 'cannotTell', 'touches'];

function firstOf(order: readonly Verdict[], verdicts: readonly Verdict[]): Verdict {
  return order.find((verdict) => verdicts.includes(verdict)) ?? 'cannotTell';
}

/** Reasons about one thing: what of them is the strictest counts. */
function strictest(reasons: readonly FlightReason[]): Verdict {
  return firstOf(
    STRICTEST,
    reasons.map(({ tells }) => tells),
  );
}

/** The strictest of reasons about one thing; the first of them where they tell the same. */
function mostOf(reasons: readonly FlightReason[]): FlightReason {
  const tells = strictest(reasons);
  return reasons.find((reason) => reason.tells === tells) ?? { code: 'heightsUnknown', tells: 'cannotTell' };
}

const cores = new WeakMap<Flight['place'], FlightCore>();

function coreOfFlight({ place }: Flight): FlightCore {
  const known = cores.get(place);
  if (known !== undefined) return known;
  const core = coreOf(place);
  cores.set(place, core);
  return core;
}

/** What becomes of the notice itself, where that decides alone. */
function judgeStanding(
  flight: Flight,
  facts: NotamFacts,
  { replacedBy }: FlightSurroundings,
): FlightReason | null {
  if (facts.kind === 'cancel') return { code: 'cancelsAnother', id: facts.refersTo, tells: 'doesNot' };
  if (facts.rating.reasons[0]?.code === 'checklist') return { code: 'checklist', tells: 'doesNot' };
  if (replacedBy === null || replacedBy.id === null) return null;
  const isOfSameOffice =
    replacedBy.fir === (facts.qualifier?.fir ?? null) &&
    replacedBy.locations.some((icao) => facts.locations.includes(icao));
  // Until the other one begins, this one holds.
  const hasBegun = replacedBy.validFrom !== null && replacedBy.validFrom <= flight.from;
  if (!isOfSameOffice || !hasBegun) return null;
  const code = replacedBy.kind === 'cancel' ? 'cancelledBy' : 'replacedBy';
  return { code, id: replacedBy.id, tells: 'doesNot' };
}

function isLowerUnread({ problems }: NotamFacts): boolean {
  return problems.some(({ field, code }) => field === 'lower' && code !== 'missingLower');
}

/** Whether a base above the flight cannot be trusted: it was not read, or the text speaks of something lower. */
function isBaseOpen(facts: NotamFacts): boolean {
  if (isLowerUnread(facts)) return true;
  const ground = { highestFtAmsl: null, reachesFtAmsl: null };
  const reach = readVerticalReach(facts, toRatedText(facts.text ?? ''), ground);
  return reach.lowerInText;
}

function isSameHeight(a: Height, b: Height): boolean {
  return a.value === b.value && a.unit === b.unit && a.reference === b.reference;
}

/**
 * The bases that may be meant for an area: its own, and item F where no area has that for its base. Item F is the lowest of all (OPADD),
 * so that something down there is not drawn, or a height of the text was taken for a base.
 */
function basesOf(facts: NotamFacts, area: Area | null): (Height | null)[] {
  const own = area?.lower ?? null;
  if (own === null) return [facts.lower];
  const { lower } = facts;
  const isTaken =
    lower === null ||
    facts.areas.some(
      (one) => one.role === 'hazard' && (one.lower === null || isSameHeight(one.lower, lower)),
    );
  return isTaken ? [own] : [own, lower];
}

/**
 * How a notice stands to a flight, with the reasons as facts, the deciding ones first. Place, hours and heights are judged by
 * themselves; `doesNot` needs one of them to be surely apart, by more than `NEAR`; what is not known never keeps a notice away.
 */
export function judgeFlight(
  flight: Flight,
  facts: NotamFacts,
  surroundings: FlightSurroundings,
): FlightVerdict {
  const standing = judgeStanding(flight, facts, surroundings);
  if (standing !== null) return { verdict: standing.tells, reasons: [standing] };
  const hours = judgeHours(flight, facts, surroundings.decodedAt);
  const core = coreOfFlight(flight);
  const highestThereM = highestGroundM(core.points, flight.radiusM);
  const judged = judgePlace(core, flight, facts, surroundings).map(({ area, reasons }) => {
    const upper = area?.upper ?? facts.upper;
    const heights = mostOf(
      basesOf(facts, area).map((lower) => {
        const isOpen = lower !== null && lower.reference !== 'sfc' ? isBaseOpen(facts) : isLowerUnread(facts);
        return judgeHeights(flight, { lower, upper, isBaseOpen: isOpen }, surroundings.ground, highestThereM);
      }),
    );
    const verdict = firstOf(DECIDING, [strictest(reasons), heights.tells]);
    return { verdict, reasons: [...reasons, heights] };
  });
  const volume = mostConcerning(judged);
  const verdict = firstOf(DECIDING, [strictest(hours), volume.verdict]);
  const all = [...volume.reasons.slice(0, -1), ...hours, ...volume.reasons.slice(-1)];
  const decides = ({ tells }: FlightReason): boolean => tells === verdict;
  return { verdict, reasons: [...all.filter(decides), ...all.filter((reason) => !decides(reason))] };
}

interface Volume {
  readonly verdict: Verdict;
  readonly reasons: readonly FlightReason[];
}

/** Of several areas the one that concerns the flight most, and of equal ones the nearest. */
function mostConcerning(judged: readonly Volume[]): Volume {
  const distanceOf = ({ reasons }: Volume): number =>
    reasons.reduce((least, reason) => {
      if (reason.code === 'insideArea') return 0;
      return 'distanceM' in reason ? Math.min(least, reason.distanceM) : least;
    }, Infinity);
  const [first] = [...judged].sort(
    (a, b) => STRICTEST.indexOf(a.verdict) - STRICTEST.indexOf(b.verdict) || distanceOf(a) - distanceOf(b),
  );
  if (first === undefined)
    return { verdict: 'cannotTell', reasons: [{ code: 'placeUnknown', tells: 'cannotTell' }] };
  return first;
}
