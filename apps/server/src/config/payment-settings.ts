import type { PaidPlanType } from '@klarnotam/contract';
import { z } from 'zod';

const text = z.string().trim().min(1);

/** Settings of the payment provider; without them plans are asked for by mail, and payments entered by hand. */
export const PAYMENT_ENVIRONMENT = {
  STRIPE_WEBHOOK_SECRET: text.optional(),
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_PRICE_PREMIUM: text.optional(),
  STRIPE_PRICE_PRO: text.optional(),
  STRIPE_PRICE_ENTERPRISE: text.optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.stripe.com'),
};

type PaymentEnvironment = z.infer<z.ZodObject<typeof PAYMENT_ENVIRONMENT>>;

export interface PaymentSettings {
  /** Null: events are not taken. */
  readonly webhookSecret: string | null;
  /** Null: nobody can pay by card here. */
  readonly secretKey: string | null;
  /** Null: this plan is not sold at the provider. */
  readonly priceIds: Readonly<Record<PaidPlanType, string | null>>;
  readonly apiUrl: string;
}

/** The payment settings of an environment that was checked. */
export function readPaymentSettings(settings: PaymentEnvironment): PaymentSettings {
  return {
    webhookSecret: settings.STRIPE_WEBHOOK_SECRET ?? null,
    secretKey: settings.STRIPE_SECRET_KEY ?? null,
    priceIds: {
      premium: settings.STRIPE_PRICE_PREMIUM ?? null,
      pro: settings.STRIPE_PRICE_PRO ?? null,
      enterprise: settings.STRIPE_PRICE_ENTERPRISE ?? null,
    },
    apiUrl: settings.STRIPE_API_URL,
  };
}

/** What is wrong with them together, one line each. */
export function paymentProblems({ webhookSecret, secretKey, priceIds }: PaymentSettings): string[] {
  const problems: string[] = [];
  const given = Object.values(priceIds).filter((id) => id !== null);
  if (new Set(given).size !== given.length)
    problems.push('STRIPE_PRICE_…: each plan needs a price of its own');
  if (secretKey !== null && webhookSecret === null) {
    problems.push(
      'STRIPE_WEBHOOK_SECRET: must be set when STRIPE_SECRET_KEY is, or nobody learns of payments',
    );
  }
  return problems;
}
