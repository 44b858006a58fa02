import { planOf, type Subscription } from '@klarnotam/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import {
  forgetPlanBeforePayment,
  planBeforePayment,
  planMark,
} from '../../shared/account/plan-before-payment.ts';
import { useSite } from '../../shared/api/site.ts';
import { subscriptionQuery } from '../../shared/api/subscription.ts';
import { useText } from '../../shared/text/use-text.ts';
import { Message } from '../../shared/ui/message.tsx';
import { PATHS } from '../../shared/ui/paths.ts';

const ASK_EVERY_MS = 2_000;
/** Mostly the provider tells the server within seconds. */
const PATIENCE_MS = 60_000;

/** What became of a payment that the reader comes back from: the plan is the old one until the provider has told the server. */
export function PaymentArrival({ subscription }: { readonly subscription: Subscription }) {
  const { payment } = useText().member.plan;
  const { supportEmail } = useSite();
  const state: unknown = useLocation().state;
  const isBack = typeof state === 'object' && state !== null && 'paid' in state;
  const [before] = useState(planBeforePayment);
  const [isLate, setLate] = useState(false);
  const hasArrived = before === null ? subscription.planType !== 'free' : planMark(subscription) !== before;
  const isAwaited = isBack && !hasArrived && !isLate;
  useQuery({ ...subscriptionQuery, refetchInterval: isAwaited ? ASK_EVERY_MS : false });

  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isAwaited]);
  useEffect(() => {
    if (isBack && hasArrived) forgetPlanBeforePayment();
  }, [isBack, hasArrived]);

  return (
    <div role="status">
      {isBack &&
        (hasArrived ? (
          <Message kind="success">
            <span>
              {payment.arrived(planOf(subscription.planType).name)}{' '}
              <Link to={PATHS.payments}>{payment.invoice}</Link>
            </span>
          </Message>
        ) : (
          <Message kind="note">{isLate ? payment.late(supportEmail ?? '') : payment.awaited}</Message>
        ))}
    </div>
  );
}
