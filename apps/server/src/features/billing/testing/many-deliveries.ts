import { planOf } from '@klarnotam/contract';
import { expect } from 'vitest';
import type { Database } from '../../../database/create-database.ts';
import { insertUser } from '../../../database/testing/insert-user.ts';
import { createFreeSubscription } from '../../subscription/index.ts';
import { planAt, planOfPayments, type PaidYear } from '../plan-of-payments.ts';
import {
  arrivedEvent,
  failedEvent,
  paidEvent,
  pendingEvent,
  PRICES,
  refundEvent,
  unknownEvent,
  type Delivery,
} from './stripe-events.ts';

const DAY_MS = 86_400_000;
const PLANS = ['premium', 'pro', 'enterprise'] as const;

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const result = [...items];
  for (let at = result.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [result[at], result[other]] = [result[other]!, result[at]!];
  }
  return result;
}

interface Expected {
  readonly userId: string;
  readonly counting: PaidYear[];
}

export interface ManyDeliveries {
  /** Each event twice, in no order. */
  readonly deliveries: readonly Delivery[];
  /** Compares what is stored with what the events say. */
  check(database: Database): Promise<void>;
}

/**
 * Users who pay, pay again, change plans, get all or a part back, whose transfers are under way or fail, and payments of
 * nobody: at least `count` deliveries of all that, doubled and shuffled.
 */
export async function manyDeliveries(
  database: Database,
  count: number,
  seed: number,
): Promise<ManyDeliveries> {
  const random = randomFrom(seed);
  const events: Delivery[] = [];
  const users: Expected[] = [];
  let invoices = 0;
  let creditedMinor = 0;
  for (let user = 0; events.length * 2 < count; user += 1) {
    const userId = await insertUser(database);
    const profile = {
      name: 'Kari',
      companyName: '',
      phoneNumber: '',
      address: '',
      zipCode: '',
      city: '',
      country: '',
    };
    await createFreeSubscription(database, { userId, profile });
    const expected: Expected = { userId, counting: [] };
    users.push(expected);
    for (let payment = 0; payment < 4; payment += 1) {
      const reference = `pi_${seed}_${user}_${payment}`;
      const plan = PLANS[Math.floor(random() * PLANS.length)]!;
      const at = new Date(Math.floor((Date.now() - random() * 700 * DAY_MS) / 1000) * 1000);
      const bought = { reference, userId, price: PRICES[plan], amountMinor: 3_000 };
      const fate = random();
      if (fate < 0.1) {
        events.push(
          pendingEvent(bought, { at }),
          failedEvent(bought, { at: new Date(at.getTime() + 1_000) }),
        );
        continue;
      }
      if (fate < 0.3)
        events.push(
          pendingEvent(bought, { at: new Date(at.getTime() - 1_000) }),
          arrivedEvent(bought, { at }),
        );
      else events.push(paidEvent(bought, { at }));
      invoices += 1;
      if (fate > 0.8) {
        events.push(refundEvent(reference, 1_000), refundEvent(reference, 3_000));
        creditedMinor += 3_000;
        continue;
      }
      if (fate > 0.7) {
        events.push(refundEvent(reference, 1_000));
        creditedMinor += 1_000;
      }
      expected.counting.push({ reference, plan, paidAt: at });
    }
    events.push(unknownEvent(), paidEvent({ reference: `pi_${seed}_${user}_nobody` }));
  }

  async function check(then: Database): Promise<void> {
    const stored = await then.selectFrom('payment_events').select('id').execute();
    expect(stored.map(({ id }) => id).sort()).toEqual(events.map(({ id }) => id).sort());
    const issued = await then.selectFrom('invoices').select(['kind', 'number', 'gross_minor']).execute();
    for (const kind of ['invoice', 'creditNote'] as const) {
      const numbers = issued.filter((row) => row.kind === kind).map(({ number }) => number);
      expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
    }
    expect(issued.filter(({ kind }) => kind === 'invoice')).toHaveLength(invoices);
    expect(
      issued.filter(({ kind }) => kind === 'creditNote').reduce((sum, row) => sum + row.gross_minor, 0),
    ).toBe(creditedMinor);
    const mails = await then
      .selectFrom('mail_queue')
      .select('dedupe_key')
      .where('dedupe_key', 'like', 'payment:%')
      .execute();
    expect(mails).toHaveLength(invoices);
    const now = new Date();
    for (const { userId, counting } of users) {
      const held = planAt(planOfPayments({ plan: 'free', until: null }, counting).held, now);
      const row = await then
        .selectFrom('subscriptions')
        .select(['plan_type', 'plan_limits', 'paid_until', 'stripe_price_id'])
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      expect(row).toEqual({
        plan_type: held.plan,
        plan_limits: planOf(held.plan).limit,
        paid_until: held.until,
        stripe_price_id: held.plan === 'free' || held.plan === 'basic' ? null : PRICES[held.plan],
      });
    }
  }
  return { deliveries: shuffled([...events, ...events], random), check };
}
