import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planAt, planOfPayments, yearAfter, type HeldPlan, type PaidYear } from './plan-of-payments.ts';

const FREE: HeldPlan = { plan: 'free', until: null };
const day = (text: string): Date => new Date(`${text}T12:00:00Z`);
const paid = (plan: PaidYear['plan'], at: string, reference = `${plan}-${at}`): PaidYear => ({
  reference,
  plan,
  paidAt: day(at),
});

describe('a year', () => {
  test.each([
    ['2026-11-22', '2027-11-22'],
    ['2028-02-29', '2029-03-01'],
    ['2027-02-28', '2028-02-28'],
  ])('after %s is %s', (from, until) => expect(yearAfter(day(from))).toEqual(day(until)));
});

describe('the plan that payments give', () => {
  test('is none without payments', () => {
    expect(planOfPayments(FREE, [])).toEqual({ held: FREE, years: [] });
  });

  test('lasts a year from the payment', () => {
    expect(planOfPayments(FREE, [paid('pro', '2026-03-01')]).held).toEqual({
      plan: 'pro',
      until: day('2027-03-01'),
    });
  });

  test('is extended by paying for it again, from its end', () => {
    const { held, years } = planOfPayments(FREE, [paid('pro', '2026-03-01'), paid('pro', '2027-02-20')]);
    expect(held).toEqual({ plan: 'pro', until: day('2028-03-01') });
    expect(years[1]).toMatchObject({ from: day('2027-03-01'), until: day('2028-03-01') });
  });

  test('begins anew when the year before was over', () => {
    expect(planOfPayments(FREE, [paid('pro', '2026-03-01'), paid('pro', '2027-03-02')]).held.until).toEqual(
      day('2028-03-02'),
    );
  });

  test('is the one paid for last', () => {
    expect(
      planOfPayments(FREE, [paid('enterprise', '2026-03-01'), paid('premium', '2026-03-02')]).held,
    ).toEqual({
      plan: 'premium',
      until: day('2027-03-02'),
    });
  });

  test('extends what was given with an end, and takes the old name of Premium for it', () => {
    const given: HeldPlan = { plan: 'basic', until: day('2026-06-01') };
    expect(planOfPayments(given, [paid('premium', '2026-05-20')]).held.until).toEqual(day('2027-06-01'));
  });

  test('counts from the payment when it was given without an end', () => {
    expect(planOfPayments({ plan: 'pro', until: null }, [paid('pro', '2026-05-20')]).held.until).toEqual(
      day('2027-05-20'),
    );
  });

  test('is the same in whatever order they come', () => {
    const payment = fc.record({
      plan: fc.constantFrom('premium' as const, 'pro' as const, 'enterprise' as const),
      paidAt: fc.date({ min: day('2026-01-01'), max: day('2030-01-01'), noInvalidDate: true }),
      reference: fc.uuid(),
    });
    fc.assert(
      fc.property(
        fc
          .uniqueArray(payment, { selector: ({ reference }) => reference, maxLength: 8 })
          .chain((payments) =>
            fc.tuple(fc.constant(payments), fc.shuffledSubarray(payments, { minLength: payments.length })),
          ),
        ([payments, shuffled]) => {
          expect(planOfPayments(FREE, shuffled)).toEqual(planOfPayments(FREE, payments));
        },
      ),
    );
  });
});

test('a plan is the free one from the moment its end is there', () => {
  const held: HeldPlan = { plan: 'pro', until: day('2027-03-01') };
  expect(planAt(held, new Date(day('2027-03-01').getTime() - 1))).toEqual(held);
  expect(planAt(held, day('2027-03-01'))).toEqual(FREE);
});
