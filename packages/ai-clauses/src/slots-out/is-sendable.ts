import { mayBind } from '@klarnotam/notam';
import { slotClause } from './slot-clause.ts';

/**
 * Whether a model may be asked for `clause`, which is as printed: nothing in it, in slots or words, bans, permits, demands, excepts,
 * bounds or negates, in any language that offices write, and it can be slotted. What is not known to be free of that is not sent.
 */
export function isSendable(clause: string): boolean {
  return !mayBind(clause) && slotClause(clause) !== null;
}
