import { planOf, type PaidPlanType, type PlanType } from '@klarnotam/contract';

/** A plan, and when it ends; null: without end. */
export interface HeldPlan {
  readonly plan: PlanType;
  readonly until: Date | null;
}

export interface PaidYear {
  readonly reference: string;
  readonly plan: PaidPlanType;
  readonly paidAt: Date;
}

export interface CoveredYear extends PaidYear {
  readonly from: Date;
  readonly until: Date;
}

/** The same day a year later, UTC; after 29 February comes 1 March. */
export function yearAfter(moment: Date): Date {
  const later = new Date(moment);
  later.setUTCFullYear(later.getUTCFullYear() + 1);
  return later;
}

/**
 * What a user holds who was given a plan and then paid for years. Each payment counts at the moment it was made, however
 * late and in whatever order we learnt of it: one for the plan that is held adds a year to it, one for another plan, or
 * for one that has no end, begins a year of its own.
 */
export function planOfPayments(
  granted: HeldPlan,
  payments: readonly PaidYear[],
): { readonly held: HeldPlan; readonly years: readonly CoveredYear[] } {
  const inOrder = [...payments].sort(
    (a, b) => a.paidAt.getTime() - b.paidAt.getTime() || (a.reference < b.reference ? -1 : 1),
  );
  let held: HeldPlan = granted;
  const years: CoveredYear[] = [];
  for (const payment of inOrder) {
    const extendsHeld =
      held.until !== null && held.until > payment.paidAt && planOf(held.plan).type === payment.plan;
    const from: Date = extendsHeld && held.until !== null ? held.until : payment.paidAt;
    const until = yearAfter(from);
    years.push({ ...payment, from, until });
    held = { plan: payment.plan, until };
  }
  return { held, years };
}

/** The plan as it is at a moment: what has ended is the free one. */
export function planAt({ plan, until }: HeldPlan, now: Date): HeldPlan {
  return until !== null && until <= now ? { plan: 'free', until: null } : { plan, until };
}
