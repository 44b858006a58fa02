import { PLANS, type AdminUser, type UnmatchedEvent } from '@klarnotam/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountForm, useFieldErrors } from '../../../shared/account/account-form.tsx';
import { onlyErrors } from '../../../shared/account/check-fields.ts';
import { adminClient } from '../../../shared/api/admin-client.ts';
import { formatMoney } from '../../../shared/text/format-money.ts';
import { useAdminText } from '../../../shared/text/use-admin-text.ts';
import { PAYMENT_EVENTS_KEY, STATISTICS_KEY, USERS_KEY } from '../admin-keys.ts';
import { FailureBanner } from '../failure-banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { NativeSelect } from '../../../shared/ui/native-select.tsx';
import { unitsOf } from './amount.ts';
import { UserPicker } from './user-picker.tsx';

const PAID_PLANS = ['premium', 'pro', 'enterprise'] as const;

interface Props {
  readonly event: UnmatchedEvent;
  readonly onClose: () => void;
  readonly onDone: (told: string) => void;
}

/** Gives a payment of the provider to the user who made it. */
export function AssignForm({ event, onClose, onDone }: Props) {
  const { assign: words, events, cancel } = useAdminText();
  const queries = useQueryClient();
  const [user, setUser] = useState<AdminUser | null>(null);
  const [plan, setPlan] = useState(event.planType);
  const { form, errors, accept, forget } = useFieldErrors();
  const assign = useMutation({
    mutationFn: ({ id: userId }: AdminUser) =>
      adminClient.paymentEvents.assign({
        id: event.id,
        userId,
        ...(event.planType === null && plan !== null ? { planType: plan } : {}),
      }),
    onSuccess: (_payment, { email }) => onDone(events.assigned(email)),
    onSettled: () => {
      for (const queryKey of [PAYMENT_EVENTS_KEY, USERS_KEY, STATISTICS_KEY])
        void queries.invalidateQueries({ queryKey });
    },
  });

  return (
    <AccountForm
      form={form}
      onSubmit={() => {
        const found = onlyErrors({
          user: user === null ? words.choose : undefined,
          plan: plan === null ? words.choosePlan : undefined,
        });
        if (accept(found) && user) assign.mutate(user);
      }}
      busy={assign.isPending}
      label={words.submit}
      busyLabel={words.busy}
      failure={assign.error && <FailureBanner error={assign.error} fallback={words.failed} />}
      beside={
        <Button variant="default" onClick={onClose} disabled={assign.isPending}>
          {cancel}
        </Button>
      }
    >
      <p>
        <strong>
          {formatMoney(unitsOf(event.amountMinor, event.currency), event.currency.toUpperCase())}
        </strong>
        {event.email !== null && (
          <>
            , <bdi>{event.email}</bdi>
          </>
        )}
      </p>
      <UserPicker
        user={user}
        initial={event.email ?? ''}
        error={errors['user']}
        onUser={(chosen) => {
          setUser(chosen);
          forget('user');
        }}
      />
      {event.planType === null && (
        <NativeSelect
          label={words.plan}
          value={plan ?? ''}
          error={errors['plan']}
          data={[
            { value: '', label: words.choosePlan },
            ...PLANS.filter(({ type }) => type !== 'free').map(({ type, name }) => ({
              value: type,
              label: name,
            })),
          ]}
          onChange={({ currentTarget }) => {
            setPlan(PAID_PLANS.find((type) => type === currentTarget.value) ?? null);
            forget('plan');
          }}
        />
      )}
    </AccountForm>
  );
}
