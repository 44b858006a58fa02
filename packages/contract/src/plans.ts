import { z } from 'zod';

/** Plans as sold; `basic` is an old name of premium. */
export const planType = z.enum(['free', 'basic', 'premium', 'pro', 'enterprise']);
export type PlanType = z.infer<typeof planType>;

/** Plans that cost something. */
export const paidPlanType = z.enum(['premium', 'pro', 'enterprise']);
export type PaidPlanType = z.infer<typeof paidPlanType>;

/** MVA, in percent of the price without it. */
export const MVA_PERCENT = 25;

export interface Plan {
  readonly type: Exclude<PlanType, 'basic'>;
  readonly name: string;
  /** NOK a year without and with MVA. */
  readonly priceNok: number;
  readonly mvaNok: number;
  /** Translations allowed; -1: unlimited. */
  readonly limit: number;
  /** `total`: for good; `period`: again with each period of 30 days. */
  readonly per: 'total' | 'period';
}

export const UNLIMITED = -1;
export const PERIOD_DAYS = 30;

/** The one table of plans, cheapest first. */
export const PLANS: readonly Plan[] = [
  { type: 'free', name: 'Free', priceNok: 0, mvaNok: 0, limit: 10, per: 'total' },
  { type: 'premium', name: 'Premium', priceNok: 24, mvaNok: 6, limit: 10, per: 'period' },
  { type: 'pro', name: 'Professional', priceNok: 120, mvaNok: 30, limit: 30, per: 'period' },
  { type: 'enterprise', name: 'Enterprise', priceNok: 1200, mvaNok: 300, limit: UNLIMITED, per: 'period' },
];

/** The plan of a type; the old `basic` is premium. */
export function planOf(type: PlanType): Plan {
  const wanted = type === 'basic' ? 'premium' : type;
  const plan = PLANS.find((candidate) => candidate.type === wanted);
  if (!plan) throw new Error(`There is no plan ${type}`);
  return plan;
}
