import { z } from 'zod';
import { planType } from './plans.ts';
import { member } from './endpoint.ts';
import { ERRORS } from './errors.ts';
import { inputText } from './input-text.ts';

/** What a user tells about themselves; `phoneNumber` is `+` and at most 15 digits, or empty. */
export const profile = z.object({
  name: inputText().trim().min(1).max(200),
  companyName: inputText().trim().max(200),
  phoneNumber: z
    .string()
    .trim()
    .regex(/^(\+?\d{1,15})?$/),
  address: inputText().trim().min(1).max(300),
  zipCode: inputText().trim().min(1).max(20),
  city: inputText().trim().min(1).max(100),
  /** ISO 3166-1 alpha-2. */
  country: z.string().regex(/^[A-Z]{2}$/),
});
export type Profile = z.infer<typeof profile>;

export const subscription = z.object({
  id: z.uuid(),
  status: z.string(),
  planType,
  /** Translations allowed; -1: unlimited. */
  planLimits: z.number().int(),
  /** Translations used: in all on the free plan, in this period on the others. */
  notamCount: z.number().int(),
  /** Null: unlimited. */
  remaining: z.number().int().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  periodStart: z.string(),
  /** When the running period of 30 days ends: the next renewal. */
  periodEnd: z.string(),
  /** When the paid time ends and the plan becomes the free one; null: on the free plan, or no end was given. */
  paidUntil: z.string().nullable(),
  name: z.string(),
  companyName: z.string(),
  phoneNumber: z.string(),
  address: z.string(),
  zipCode: z.string(),
  city: z.string(),
  country: z.string(),
});
export type Subscription = z.infer<typeof subscription>;

/** Where a user stands after a translation. */
export const usageOfPlan = z.object({
  used: z.number().int(),
  /** -1: unlimited. */
  limit: z.number().int(),
  /** Null: unlimited. */
  remaining: z.number().int().nullable(),
});
export type UsageOfPlan = z.infer<typeof usageOfPlan>;

/** Plan, use and profile of the user. */
export const subscriptionEndpoints = {
  read: member
    .route({
      method: 'GET',
      path: '/subscription',
      tags: ['member'],
      summary: 'The active subscription, created when it is missing',
    })
    .output(subscription),
  updateProfile: member
    .errors({ unauthenticated: { ...ERRORS.unauthenticated, message: 'No active session' } })
    .route({
      method: 'PATCH',
      path: '/subscription/profile',
      tags: ['member'],
      summary: 'Change who the subscription is for',
    })
    .input(profile.partial())
    .output(subscription),
  startFree: member
    .errors({ conflict: ERRORS.conflict })
    .route({
      method: 'POST',
      path: '/subscription/free',
      tags: ['member'],
      summary: 'Start the free plan, or cancel a paid one',
    })
    .output(subscription),
};
