import type { Subscription } from '@klarnotam/contract';

const KEY = 'klarnotam-plan-before-payment';

/** Tells apart the plan before a payment from the one after it, which may be the same for another year. */
export function planMark({ planType, paidUntil }: Pick<Subscription, 'planType' | 'paidUntil'>): string {
  return `${planType} ${paidUntil ?? ''}`;
}

/** Kept in this tab while the payment provider has it. */
export function rememberPlanBeforePayment(subscription: Pick<Subscription, 'planType' | 'paidUntil'>): void {
  try {
    sessionStorage.setItem(KEY, planMark(subscription));
  } catch {
    // Without storage the return tells nothing of its own.
  }
}

/** @returns null: nothing is known of a payment that was begun in this tab */
export function planBeforePayment(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function forgetPlanBeforePayment(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There is no storage, so nothing is kept.
  }
}
