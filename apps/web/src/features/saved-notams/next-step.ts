import type { RequestStage, SavedNotamSummary } from '@klarnotam/contract';

const HOUR_MS = 3_600_000;
/** After this an office that got the mail has answered, or did not get it, hours. */
const ANSWERED_WITHIN_HOURS = 6;

/** What a user has to do, or to know, about a request now. */
export type NextStep =
  | {
      readonly code:
        | 'mailOpened'
        | 'sent'
        | 'acknowledged'
        | 'issued'
        | 'differs'
        | 'another'
        | 'over'
        | 'replaced'
        | 'cancelled'
        | 'cancelling'
        | 'cancellationWritten'
        | 'calledOff'
        | 'publishedAllTheSame';
    }
  | { readonly code: 'notAcknowledged'; readonly hours: number }
  | { readonly code: 'notIssued'; readonly hours: number }
  | { readonly code: 'begunUnissued' };

type Known = Pick<
  SavedNotamSummary,
  'stage' | 'calledOffAt' | 'sentAt' | 'startsAt' | 'endsAt' | 'issuedVerdict' | 'cancellation'
>;

/**
 * What is next for a request at `nowMs`, from what its user noted; null: nothing, or it is not sent. Only times that are known are spoken
 * of. `leadTimeHours`: of the office, before the start.
 */
export function nextStepOf(
  { stage, calledOffAt, sentAt, startsAt, endsAt, issuedVerdict, cancellation }: Known,
  leadTimeHours: number | null,
  nowMs: number,
): NextStep | null {
  if (stage === 'draft') return null;
  if (stage === 'mailOpened' || stage === 'replaced' || stage === 'cancelled') return { code: stage };
  const isOver = endsAt !== null && Date.parse(endsAt) <= nowMs;
  if (isOver) return { code: 'over' };
  if (stage === 'issued' && isUnderWay(cancellation))
    return { code: cancellation === 'draft' ? 'cancellationWritten' : 'cancelling' };
  if (stage === 'issued' && calledOffAt !== null) return { code: 'publishedAllTheSame' };
  if (stage === 'issued')
    return { code: issuedVerdict === 'differs' || issuedVerdict === 'another' ? issuedVerdict : 'issued' };
  if (calledOffAt !== null) return { code: 'calledOff' };
  const leftMs = startsAt === null ? Infinity : Date.parse(startsAt) - nowMs;
  if (leftMs <= 0) return { code: 'begunUnissued' };
  if (leadTimeHours !== null && leftMs < leadTimeHours * HOUR_MS)
    return { code: 'notIssued', hours: Math.ceil(leftMs / HOUR_MS) };
  if (stage === 'acknowledged') return { code: 'acknowledged' };
  const waited = sentAt === null ? 0 : Math.floor((nowMs - Date.parse(sentAt)) / HOUR_MS);
  return waited >= ANSWERED_WITHIN_HOURS ? { code: 'notAcknowledged', hours: waited } : { code: 'sent' };
}

/** Whether a cancellation is written or asked for, and not published yet. */
export function isUnderWay(cancellation: RequestStage | null): boolean {
  return cancellation !== null && ['draft', 'mailOpened', 'sent', 'acknowledged'].includes(cancellation);
}

/** Those that the user should act on soon. */
export function isUrgent({ code }: NextStep): boolean {
  return [
    'notAcknowledged',
    'notIssued',
    'begunUnissued',
    'differs',
    'another',
    'cancellationWritten',
    'publishedAllTheSame',
  ].includes(code);
}
