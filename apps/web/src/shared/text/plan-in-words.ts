import { UNLIMITED, type Plan } from '@klarnotam/contract';
import { formatNok } from './format-price.ts';
import type { Messages } from './messages.ts';

export interface PlanInWords {
  /** With MVA. */
  readonly price: string;
  /** What the price is made of. */
  readonly split: string;
  readonly translations: string;
}

/** What a plan costs and holds, in the same words wherever it is shown. */
export function planInWords(
  { priceNok, mvaNok, limit, per }: Plan,
  subscribe: Messages['subscribe'],
): PlanInWords {
  const isFree = priceNok === 0;
  return {
    price: isFree ? subscribe.free : subscribe.perYear(formatNok(priceNok + mvaNok)),
    split: isFree ? subscribe.noPrice : subscribe.split(formatNok(priceNok), formatNok(mvaNok)),
    translations:
      limit === UNLIMITED
        ? subscribe.unlimited
        : per === 'total'
          ? subscribe.inTotal(limit)
          : subscribe.perMonth(limit),
  };
}
