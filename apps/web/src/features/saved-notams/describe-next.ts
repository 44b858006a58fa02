import type { Messages } from '../../shared/text/use-text.ts';
import type { NextStep } from './next-step.ts';

/** `step` in words. */
export function describeNext(
  step: NextStep,
  words: Messages['requestLife']['next'],
  office: { readonly name: string },
): string {
  switch (step.code) {
    case 'notAcknowledged':
      return words.notAcknowledged(step.hours, office.name);
    case 'notIssued':
      return words.notIssued(step.hours);
    default:
      return words[step.code];
  }
}
