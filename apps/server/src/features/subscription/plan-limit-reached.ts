import { Failure, type UsageOfPlan } from '@klarnotam/contract';
import type { TranslationKind } from '../../database/tables.ts';

const REACHED: Readonly<Record<TranslationKind, string | undefined>> = {
  notam: undefined,
  weather:
    'You have reached your translation limit. Please upgrade your plan to continue translating weather reports.',
};
const PLURALS: Readonly<Record<TranslationKind, string>> = { notam: 'NOTAMs', weather: 'reports' };

/** Undefined: the message of the error itself, which is about NOTAMs. */
function messageOf(kind: TranslationKind, needed: number, remaining: number): string | undefined {
  if (remaining === 0 || needed === 1) return REACHED[kind];
  return `The text holds ${needed} ${PLURALS[kind]}, but only ${remaining} of your translations ${remaining === 1 ? 'is' : 'are'} left. Nothing was spent.`;
}

/** Fewer translations are left than the `needed` ones of a text. */
export function limitReached(
  kind: TranslationKind,
  needed: number,
  { limit, used, remaining }: UsageOfPlan,
): Failure<'limitReached'> {
  return new Failure('limitReached', { limit, used, needed }, messageOf(kind, needed, remaining ?? 0));
}
