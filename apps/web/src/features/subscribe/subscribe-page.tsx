import { planOf, PLANS, type Subscription } from '@klarnotam/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { rememberPlanBeforePayment } from '../../shared/account/plan-before-payment.ts';
import { failureMessageOf } from '../../shared/api/failure.ts';
import { useSession } from '../../shared/api/session.ts';
import { useSite } from '../../shared/api/site.ts';
import { subscriptionQuery } from '../../shared/api/subscription.ts';
import { formatDay } from '../../shared/text/format-date.ts';
import { useText } from '../../shared/text/use-text.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { ListFailure, ListPage } from '../../shared/ui/list-page.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { PageSkeleton } from '../../shared/ui/page-skeleton.tsx';
import { PATHS } from '../../shared/ui/paths.ts';
import { usePageTitle } from '../../shared/ui/use-page-title.ts';
import { mailToUpgrade } from './mail-to-upgrade.ts';
import { PlanActions } from './plan-actions.tsx';
import { PlanCard } from './plan-card.tsx';
import classes from './subscribe-page.module.css';
import { useCheckout, useStartFree } from './use-plan-changes.ts';

const NOTICE_MS = 3_000;

/** The plans: what they cost, which one is held, and how to get another. */
export function SubscribePage() {
  const { subscribe } = useText();
  const queries = useQueryClient();
  const [search] = useSearchParams();
  const paid = search.has('success');
  const { data: subscription, error, isFetching, refetch } = useQuery(subscriptionQuery);
  usePageTitle(subscribe.title);

  useEffect(() => {
    if (paid) void queries.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
  }, [paid, queries]);

  if (paid) return <Navigate to={PATHS.member} replace state={{ paid: true }} />;
  if (!subscription && (!error || isFetching))
    return <PageSkeleton label={subscribe.loading} shape="facts" />;
  return (
    <ListPage
      title={subscribe.title}
      lead={subscribe.lead}
      action={<Link to={PATHS.member}>{subscribe.back}</Link>}
    >
      {subscription ? (
        <Plans subscription={subscription} canceled={search.has('canceled')} />
      ) : (
        <ListFailure
          title={subscribe.failed}
          again={subscribe.again}
          error={error}
          onAgain={() => void refetch()}
        />
      )}
    </ListPage>
  );
}

function Plans({ subscription, canceled }: { subscription: Subscription; canceled: boolean }) {
  const { subscribe, failures } = useText();
  const { supportEmail = '', cardPlans = [] } = useSite();
  const session = useSession();
  const startFree = useStartFree();
  const checkout = useCheckout();
  const [asking, setAsking] = useState(false);
  const current = planOf(subscription.planType);
  const { isSuccess: changed, reset } = startFree;

  useEffect(() => {
    if (!changed) return undefined;
    const timer = setTimeout(reset, NOTICE_MS);
    return () => clearTimeout(timer);
  }, [changed, reset]);

  const because = (error: unknown, fallback: string): string =>
    failureMessageOf(error, { network: `${fallback}. ${failures.network}`, fallback });
  const idle = !startFree.isPending && !checkout.isPending;
  const problem =
    startFree.isError && !asking
      ? because(startFree.error, subscribe.notChanged)
      : checkout.isError
        ? because(checkout.error, subscribe.notPaid)
        : canceled && idle && !changed
          ? subscribe.canceled
          : null;
  return (
    <>
      <div role="alert">{problem !== null && <Message kind="error">{problem}</Message>}</div>
      <div role="status">{changed && <Message kind="success">{subscribe.changed}</Message>}</div>
      <ul className={classes.plans} aria-label={subscribe.plans}>
        {PLANS.map((plan) => (
          <PlanCard
            key={plan.type}
            plan={plan}
            isCurrent={plan.type === current.type}
            paidUntil={subscription.paidUntil === null ? null : formatDay(subscription.paidUntil)}
          >
            <PlanActions
              plan={plan}
              isCurrent={plan.type === current.type}
              byCard={cardPlans.some((type) => type === plan.type)}
              mailTo={mailToUpgrade(
                {
                  supportEmail,
                  plan: plan.name,
                  name: subscription.name,
                  email: session?.user?.email ?? '',
                  current: current.name,
                },
                subscribe,
              )}
              busy={!idle}
              opening={!checkout.isIdle && !checkout.isError && checkout.variables === plan.type}
              onStartFree={() => {
                startFree.reset();
                setAsking(true);
              }}
              onPay={() => {
                if (plan.type === 'free') return;
                rememberPlanBeforePayment(subscription);
                checkout.mutate(plan.type);
              }}
            />
          </PlanCard>
        ))}
      </ul>
      {supportEmail !== '' && <p className={classes.split}>{subscribe.byMail(supportEmail)}</p>}
      <ConfirmDialog
        opened={asking}
        title={subscribe.confirm.title}
        text={subscribe.confirm.text(planOf('free').limit)}
        keep={subscribe.confirm.keep}
        confirm={startFree.isPending ? subscribe.changing : subscribe.startFree}
        busy={startFree.isPending}
        failure={startFree.isError ? because(startFree.error, subscribe.notChanged) : null}
        onConfirm={() => startFree.mutate(undefined, { onSuccess: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
