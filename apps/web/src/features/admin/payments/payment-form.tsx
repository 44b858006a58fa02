import { PLANS, type AdminUser, type PaidPlanType, type UnmatchedEvent } from '@klarnotam/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountForm, useFieldErrors } from '../../../shared/account/account-form.tsx';
import { onlyErrors } from '../../../shared/account/check-fields.ts';
import { client } from '../../../shared/api/client.ts';
import { formatMoney } from '../../../shared/text/format-money.ts';
import { useAdminText } from '../../../shared/text/use-admin-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import fields from '../../../shared/ui/fields.module.css';
import { NativeSelect } from '../../../shared/ui/native-select.tsx';
import { TextInput, type TextInputProps } from '../../../shared/ui/text-input.tsx';
import { PAYMENT_EVENTS_KEY, STATISTICS_KEY, USERS_KEY } from '../admin-keys.ts';
import { FailureBanner } from '../failure-banner.tsx';
import { UserLine } from '../users/user-line.tsx';
import { readAmount, unitsOf } from './amount.ts';
import { momentOfDay } from './moment-of-day.ts';
import { UserPicker } from './user-picker.tsx';

const PAID_PLANS = PLANS.filter((plan): plan is typeof plan & { type: PaidPlanType } => plan.type !== 'free');

interface Props {
  /** Null: to be found. */
  readonly user: AdminUser | null;
  /** What the payment provider told of it. */
  readonly event?: UnmatchedEvent;
  readonly onClose: () => void;
  readonly onDone: (told: string) => void;
}

/** Enters a payment that came in another way, or that the provider told of and that cannot be assigned. */
export function PaymentForm({ user: given, event, onClose, onDone }: Props) {
  const { payment: words, cancel } = useAdminText();
  const queries = useQueryClient();
  const [nowMs] = useState(() => Date.now());
  const today = new Date(nowMs).toISOString().slice(0, 10);
  const [user, setUser] = useState(given);
  const [values, setValues] = useState(() => ({
    reference: event?.reference ?? '',
    plan: event?.planType ?? 'premium',
    // A refund does not tell how much the payment was that it belongs to.
    amount: event && event.outcome !== 'waiting' ? String(unitsOf(event.amountMinor, event.currency)) : '',
    currency: event?.currency.toUpperCase() ?? 'NOK',
    day: event?.madeAt.slice(0, 10) ?? today,
    note: '',
  }));
  const { form, errors, accept, forget } = useFieldErrors();
  const currency = values.currency.trim().toUpperCase();
  const amountMinor = readAmount(values.amount, currency);
  const enter = useMutation({
    mutationFn: ({ id }: AdminUser) =>
      client.payments.enter({
        id,
        reference: values.reference.trim(),
        planType: values.plan,
        amountMinor: amountMinor ?? 0,
        currency,
        paidAt: momentOfDay(values.day, nowMs),
        ...(values.note.trim() === '' ? {} : { note: values.note.trim() }),
      }),
    onSuccess: (_payment, { email }) => {
      for (const queryKey of [USERS_KEY, STATISTICS_KEY, PAYMENT_EVENTS_KEY])
        void queries.invalidateQueries({ queryKey });
      onDone(words.done(formatMoney(unitsOf(amountMinor ?? 0, currency), currency), email));
    },
  });
  const bind = (field: Exclude<keyof typeof values, 'plan'>): TextInputProps => ({
    name: field,
    autoComplete: 'off',
    value: values[field],
    error: errors[field],
    onChange: ({ currentTarget }) => {
      setValues({ ...values, [field]: currentTarget.value });
      forget(field);
    },
  });

  return (
    <AccountForm
      form={form}
      onSubmit={() => {
        const { errors: wrong } = words;
        const found = onlyErrors({
          user: user === null ? wrong.user : undefined,
          reference: values.reference.trim() === '' ? wrong.reference : undefined,
          currency: /^[A-Z]{3}$/.test(currency) ? undefined : wrong.currency,
          amount: amountMinor === null ? wrong.amount : undefined,
          day: values.day === '' || values.day > today ? wrong.day : undefined,
        });
        if (accept(found) && user) enter.mutate(user);
      }}
      busy={enter.isPending}
      label={words.submit}
      busyLabel={words.busy}
      failure={enter.error && <FailureBanner error={enter.error} fallback={words.failed} />}
      beside={
        <Button variant="default" onClick={onClose} disabled={enter.isPending}>
          {cancel}
        </Button>
      }
    >
      {given ? (
        <UserLine user={given} />
      ) : (
        <UserPicker
          user={user}
          initial={event?.email ?? ''}
          error={errors['user']}
          onUser={(chosen) => {
            setUser(chosen);
            forget('user');
          }}
        />
      )}
      <p>{words.lead}</p>
      <TextInput
        {...bind('reference')}
        label={words.reference}
        description={words.referenceHelp}
        maxLength={200}
        readOnly={event?.reference != null}
        data-autofocus
      />
      <NativeSelect
        name="plan"
        label={words.plan}
        value={values.plan}
        data={PAID_PLANS.map(({ type, name }) => ({ value: type, label: name }))}
        onChange={({ currentTarget }) => {
          const plan = PAID_PLANS.find(({ type }) => type === currentTarget.value);
          if (plan) setValues({ ...values, plan: plan.type });
        }}
      />
      <div className={fields.pair}>
        <TextInput {...bind('amount')} label={words.amount} inputMode="decimal" maxLength={20} />
        <TextInput {...bind('currency')} label={words.currency} maxLength={3} autoCapitalize="characters" />
      </div>
      <TextInput {...bind('day')} label={words.day} type="date" max={today} />
      <TextInput
        {...bind('note')}
        label={
          <>
            {words.note} <span className={fields.optional}>{words.optional}</span>
          </>
        }
        maxLength={500}
      />
    </AccountForm>
  );
}
