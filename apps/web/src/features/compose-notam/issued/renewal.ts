import type { SavedNotam } from '@klarnotam/contract';
import type { PlannedOperation } from '@klarnotam/notam';

/** The issued NOTAM that a form asks to be replaced, and the saved NOTAM that it was issued for. */
export interface Renewed {
  readonly id: string;
  /** `A1234/26` */
  readonly number: string;
}

/** What a renewal of `saved` replaces; null: nothing is issued for it, so that what is sent is a new request. */
export function renewedBy({ id, stage, issuedNumber }: SavedNotam): Renewed | null {
  return stage === 'issued' && issuedNumber !== null ? { id, number: issuedNumber } : null;
}

/** The form of a renewal: all as it was sent, with other days to choose; what was asked about the days before is asked anew. */
export function renewalOf({ operation }: Pick<SavedNotam, 'operation'>): PlannedOperation {
  return {
    ...operation,
    startDate: '',
    endDate: '',
    untilDate: '',
    startTimeChoice: null,
    endTimeChoice: null,
    eachDay: null,
  };
}
