import { UNLIMITED } from '@klarnotam/contract';

interface OlderPrice {
  readonly plan: string;
  /** NOK a month without and with MVA. */
  readonly priceNok: number;
  readonly mvaNok: number;
  /** Translations; -1: unlimited. */
  readonly limit: number;
}

/** An earlier table of prices, shown as it was; nothing is charged by it. What counts stands in `PLANS` of the contract. */
export const OLDER_PRICES: readonly OlderPrice[] = [
  { plan: 'Premium', priceNok: 2, mvaNok: 0.5, limit: 20 },
  { plan: 'Professional', priceNok: 10, mvaNok: 2.5, limit: 100 },
  { plan: 'Enterprise', priceNok: 100, mvaNok: 25, limit: UNLIMITED },
];
