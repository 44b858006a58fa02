import { planOf, type Subscription } from '@klarnotam/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../shared/api/client.ts';
import { failureCodeOf, failureMessageOf } from '../../shared/api/failure.ts';
import { subscriptionQuery } from '../../shared/api/subscription.ts';
import { formatDay } from '../../shared/text/format-date.ts';
import { planInWords } from '../../shared/text/plan-in-words.ts';
import { useText } from '../../shared/text/use-text.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { MembershipFacts } from '../../shared/ui/membership-facts.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { isOpen, PATHS } from '../../shared/ui/paths.ts';
import classes from './member-page.module.css';
import { PaymentArrival } from './payment-arrival.tsx';
import { Section } from './section.tsx';
import { useNotice } from '../../shared/ui/use-notice.ts';

/** The plan with what is left of it, and the ways to another one. */
export function PlanSection({ subscription, nowMs }: { subscription: Subscription; nowMs: number }) {
  const { member, subscribe, failures } = useText();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [notice, tell] = useNotice();
  const plan = planOf(subscription.planType);
  const { paidUntil } = subscription;
  const { price, translations } = planInWords(plan, subscribe);
  const cancel = useMutation({
    mutationFn: () => client.subscription.startFree(),
    onSuccess: (changed) => {
      queries.setQueryData(subscriptionQuery.queryKey, changed);
      setAsking(false);
      tell(member.plan.cancelled);
    },
    onError: (error) => {
      // Another tab was quicker: what is shown here is not the plan any more.
      if (failureCodeOf(error) !== 'conflict') return;
      setAsking(false);
      void queries.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
    },
  });
  const failure = cancel.error
    ? failureCodeOf(cancel.error) === 'internal'
      ? member.errors.cancel
      : failureMessageOf(cancel.error, { network: failures.network, fallback: member.errors.cancel })
    : null;

  return (
    <Section title={member.plan.title} lead={member.plan.name(plan.name)} whole>
      <p>{`${price} · ${translations}`}</p>
      <div className={classes.wide}>
        <MembershipFacts subscription={subscription} nowMs={nowMs} />
      </div>
      <PaymentArrival subscription={subscription} />
      <div role="status">{notice !== null && <Message kind="success">{notice}</Message>}</div>
      <div role="alert">{!asking && failure !== null && <Message kind="error">{failure}</Message>}</div>
      <div className={classes.actions}>
        {isOpen(PATHS.subscribe) && <ButtonLink to={PATHS.subscribe}>{member.plan.change}</ButtonLink>}
        {plan.type !== 'free' && (
          <Button
            variant="default"
            onClick={() => {
              cancel.reset();
              tell(null);
              setAsking(true);
            }}
          >
            {member.plan.cancel}
          </Button>
        )}
      </div>
      <ConfirmDialog
        opened={asking}
        title={member.plan.confirmTitle}
        text={`${member.plan.confirmText} ${member.plan.rest(paidUntil === null ? null : formatDay(paidUntil))}`}
        keep={member.plan.keep}
        confirm={cancel.isPending ? member.plan.cancelling : member.plan.cancel}
        busy={cancel.isPending}
        failure={failure}
        onConfirm={() => cancel.mutate()}
        onClose={() => setAsking(false)}
      />
    </Section>
  );
}
