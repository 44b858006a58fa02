import { planOf, PLANS, UNLIMITED, type Plan } from '@klarnotam/contract';
import { useId, useState } from 'react';
import { AccountForm, useFieldErrors } from '../../../shared/account/account-form.tsx';
import { adminClient } from '../../../shared/api/admin-client.ts';
import { failureDataOf, sentenceOf } from '../../../shared/api/failure.ts';
import { useAdminText, type AdminMessages } from '../../../shared/text/use-admin-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import fields from '../../../shared/ui/fields.module.css';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import classes from './dialogs.module.css';
import { dayAfter, endOfDay } from './plan-end.ts';
import { TaskFailure } from './task-failure.tsx';
import { useChangeUser } from './use-users.ts';
import type { UserDialogProps } from './user-task.ts';
import { UserLine } from './user-line.tsx';

interface Choice {
  readonly planType: Plan['type'];
  /** `yyyy-MM-dd`; empty: the plan does not end. */
  readonly until: string;
}

function limitOf({ limit, per }: Plan, { plan: words }: AdminMessages): string {
  if (limit === UNLIMITED) return words.unlimited;
  return per === 'total' ? words.inTotal(limit) : words.perMonth(limit);
}

const isAboutEnd = (error: Error): boolean => failureDataOf(error, 'invalid').field === 'paidUntil';

/** Another plan for a user; the one that is held cannot be chosen. */
export function PlanForm({ user, onUser, onClose, onDone }: UserDialogProps) {
  const text = useAdminText();
  const { plan: words, cancel } = text;
  const name = useId();
  const held = user.subscription ? planOf(user.subscription.planType).type : null;
  const [chosen, setChosen] = useState<Plan['type'] | null>(held);
  const [until, setUntil] = useState('');
  const { form, errors, accept, forget } = useFieldErrors();
  const earliest = dayAfter(new Date());
  const change = useChangeUser(
    user.id,
    ({ planType, until: day }: Choice) =>
      adminClient.users.setPlan({
        id: user.id,
        planType,
        version: user.version,
        ...(day === '' ? {} : { paidUntil: endOfDay(day) }),
      }),
    ({ subscription }) =>
      onDone(words.saved(user.email, planOf(subscription?.planType ?? chosen ?? 'free').name)),
  );
  const { error } = change;

  return (
    <AccountForm
      form={form}
      onSubmit={() => {
        if (chosen === null || chosen === held) return;
        const day = chosen === 'free' ? '' : until;
        if (!accept(day !== '' && day < earliest ? { until: words.untilWrong } : {})) return;
        change.mutate(
          { planType: chosen, until: day },
          {
            onError: (why) => {
              if (isAboutEnd(why)) accept({ until: sentenceOf(why) });
            },
          },
        );
      }}
      busy={change.isPending}
      ready={chosen !== null && chosen !== held}
      label={words.submit}
      busyLabel={words.busy}
      failure={
        error &&
        !isAboutEnd(error) && (
          <TaskFailure error={error} fallback={words.failed} userId={user.id} onUser={onUser} />
        )
      }
      beside={
        <Button variant="default" onClick={onClose} disabled={change.isPending}>
          {cancel}
        </Button>
      }
    >
      <UserLine user={user} />
      <fieldset className={classes.choices}>
        <legend>{words.legend}</legend>
        {PLANS.map((plan) => (
          <label key={plan.type} className={classes.choice}>
            <input
              type="radio"
              name={name}
              value={plan.type}
              checked={plan.type === chosen}
              data-autofocus={plan.type === chosen || undefined}
              onChange={() => setChosen(plan.type)}
            />
            <span>
              <strong>{plan.name}</strong>
              <span className={classes.note}>{limitOf(plan, text)}</span>
            </span>
            {plan.type === held && <span className={classes.held}>{words.current}</span>}
          </label>
        ))}
      </fieldset>
      {chosen !== 'free' && (
        <TextInput
          type="date"
          name="paidUntil"
          label={
            <>
              {words.until} <span className={fields.optional}>{words.optional}</span>
            </>
          }
          description={words.untilHelp}
          min={earliest}
          value={until}
          error={errors['until']}
          onChange={({ currentTarget }) => {
            setUntil(currentTarget.value);
            forget('until');
          }}
        />
      )}
      <p className={classes.note}>{words.effect}</p>
    </AccountForm>
  );
}
