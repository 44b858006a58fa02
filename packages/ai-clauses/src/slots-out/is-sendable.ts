import { mayBind } from '@klarnotam/notam';
import { bindingInClause } from '../check/check-sentence.ts';
import { slotClause } from './slot-clause.ts';

/**
 * Whether a model may be asked for `clause`, which is as printed: nothing in it, in slots or words, bans, permits, demands, excepts,
 * bounds or negates, in any language that offices write, and it can be slotted. What is not known to be free of that is not sent, nor is
 * that of which every answer would be refused.
 */
export function isSendable(clause: string): boolean {
  // First what is quick to tell of a text of any length.
  const template = slotClause(clause);
  if (template === null || mayBind(clause)) return false;
  return bindingInClause(template.text).length === 0;
}
