import type { UtcInterval } from '@klarnotam/aviation';
import type { Rating } from '../rate/reason.ts';
import type { AnswerForFlight, FlightMatter } from './answer.ts';
import type { Activity } from './activity-during.ts';
import type { FlightReason, Verdict } from './flight.ts';

/** A notice of a briefing as it was judged; its rating is known when it was translated. */
export interface JudgedNotice {
  readonly verdict: Verdict;
  readonly reasons: readonly FlightReason[];
  readonly activity: readonly Activity[];
  /** Null: not translated. */
  readonly rating: Rating | null;
  /** The notice of the list that says exactly the same; it is counted once. */
  readonly sameAs: number | null;
}

const PERMISSION = new Set(['permissionRequired', 'bannedUnlessPermitted', 'contactRequired']);

/** An area that is only named is looked up on the chart by whoever flies this near to its search circle, metres (100 NM). */
const FAR_M = 185_200;

/** It cannot be told, and its search circle is far away: counted, and nothing to settle before this flight. */
function isFarAway({ verdict, reasons }: JudgedNotice): boolean {
  return (
    verdict === 'cannotTell' &&
    reasons.some((reason) => reason.code === 'awayFromSearchCircle' && reason.distanceM > FAR_M)
  );
}

/** What a briefing says to a flight during `during`. */
export function answerForFlight(notices: readonly JudgedNotice[], during: UtcInterval): AnswerForFlight {
  const single = notices.flatMap((notice, index) => (notice.sameAs === null ? [{ ...notice, index }] : []));
  const close = single.filter((notice) => notice.verdict !== 'doesNot' && !isFarAway(notice));
  const matters = close.flatMap(({ rating, verdict, activity, index }) =>
    rating === null ? [] : [matterOf(index, rating, verdict, activity, during)],
  );
  const count = (verdict: Verdict): number => single.filter((one) => one.verdict === verdict).length;
  const isSevere = ({ level }: FlightMatter): boolean => level === 'forbidden' || level === 'restricted';
  const touching = matters.filter(({ verdict }) => verdict === 'touches');
  const bans = touching.filter(({ level }) => level === 'forbidden');
  const limits = touching.filter(({ level }) => level === 'restricted');
  const asks = ({ index }: FlightMatter): boolean =>
    notices[index]?.rating?.reasons.some(({ code }) => PERMISSION.has(code)) ?? false;
  const permissions = limits.filter(asks);
  const restrictions = limits.filter((matter) => !asks(matter));
  const open = matters.filter((matter) => matter.verdict === 'cannotTell' && isSevere(matter));
  const mind = matters.filter(
    (matter) =>
      (matter.level === 'caution' && matter.verdict !== 'near') ||
      (matter.verdict === 'near' && isSevere(matter)),
  );
  const notTranslated = close.filter(({ rating }) => rating === null);
  const kind =
    bans.length > 0
      ? 'notOn'
      : permissions.length > 0
        ? 'permission'
        : restrictions.length > 0
          ? 'restricted'
          : open.length > 0 || notTranslated.length > 0
            ? 'undecided'
            : mind.length > 0
              ? 'mind'
              : touching.length > 0
                ? 'harmless'
                : 'nothing';
  return {
    kind,
    during: { from: during.from, to: during.to },
    bans,
    permissions,
    restrictions,
    open,
    mind,
    counts: {
      notices: single.length,
      touches: count('touches'),
      near: count('near'),
      doesNot: count('doesNot'),
      cannotTell: count('cannotTell'),
      notTranslated: notTranslated.length,
    },
  };
}

function matterOf(
  index: number,
  rating: Rating,
  verdict: Verdict,
  activity: readonly Activity[],
  { from, to }: UtcInterval,
): FlightMatter {
  const within = activity.flatMap((piece) => {
    const cut = { from: piece.from < from ? from : piece.from, to: piece.to > to ? to : piece.to };
    return cut.from < cut.to ? [{ ...cut, certainty: piece.certainty }] : [];
  });
  const isKnown = within.every(({ certainty }) => certainty === 'active');
  const units = rating.reasons.flatMap((reason) =>
    'unit' in reason && reason.unit !== null ? [reason.unit] : [],
  );
  return {
    index,
    level: rating.level,
    verdict,
    during: isKnown ? within.map(({ from: begin, to: end }) => ({ from: begin, to: end })) : null,
    units: [...new Set(units)],
  };
}
