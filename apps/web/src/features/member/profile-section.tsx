import type { Profile, Subscription } from '@klarnotam/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { useState } from 'react';
import { AccountForm, FormFailure, useFieldErrors } from '../../shared/account/account-form.tsx';
import { changesOf, checkProfile, valuesOf } from '../../shared/account/profile-changes.ts';
import { ProfileFields } from '../../shared/account/profile-fields.tsx';
import { client } from '../../shared/api/client.ts';
import { subscriptionQuery } from '../../shared/api/subscription.ts';
import { useScreenLanguage, useText } from '../../shared/text/use-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { useNotice } from '../../shared/ui/use-notice.ts';
import { FormBehindButton } from './form-behind-button.tsx';
import classes from './member-page.module.css';
import { Section } from './section.tsx';

/** Who the subscription is for: to read, or to change. */
export function ProfileSection({ subscription }: { subscription: Subscription }) {
  const { member } = useText();
  const [notice, tell] = useNotice();

  return (
    <Section title={member.profile.title}>
      <div role="status">{notice !== null && <Message kind="success">{notice}</Message>}</div>
      <FormBehindButton
        label={member.profile.edit}
        closed={<ProfileFacts saved={subscription} />}
        onOpen={() => tell(null)}
      >
        {(close) => (
          <ProfileForm
            saved={subscription}
            onDone={(told) => {
              close();
              tell(told);
            }}
          />
        )}
      </FormBehindButton>
    </Section>
  );
}

function ProfileFacts({ saved }: { saved: Subscription }) {
  const { auth, member } = useText();
  const phone = parsePhoneNumberFromString(saved.phoneNumber)?.formatInternational() ?? saved.phoneNumber;
  const countries = new Intl.DisplayNames([useScreenLanguage()], { type: 'region' });
  const country = /^[A-Z]{2}$/.test(saved.country) ? (countries.of(saved.country) ?? '') : '';
  const facts: readonly (readonly [string, string])[] = [
    [auth.name, saved.name],
    [auth.companyName, saved.companyName],
    [auth.phoneNumber, phone],
    [auth.country, country],
    [auth.address, saved.address],
    [`${auth.zipCode}, ${auth.city}`, `${saved.zipCode} ${saved.city}`.trim()],
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value === '' ? <span className={classes.note}>{member.profile.notGiven}</span> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface FormProps {
  readonly saved: Subscription;
  /** Called with what to tell; null when it was left. */
  readonly onDone: (told: string | null) => void;
}

function ProfileForm({ saved, onDone }: FormProps) {
  const { auth, member } = useText();
  const queries = useQueryClient();
  const [values, setValues] = useState(() => valuesOf(saved));
  const { form, errors, accept, forget } = useFieldErrors();
  const save = useMutation({
    mutationFn: (changes: Partial<Profile>) => client.subscription.updateProfile(changes),
    onSuccess: (changed) => {
      queries.setQueryData(subscriptionQuery.queryKey, changed);
      onDone(member.profile.saved);
    },
  });
  return (
    <AccountForm
      form={form}
      onSubmit={() => {
        if (!accept(checkProfile(values, saved, auth.errors))) return;
        const changes = changesOf(values, saved);
        if (changes === null) onDone(member.profile.unchanged);
        else save.mutate(changes);
      }}
      busy={save.isPending}
      label={member.profile.save}
      busyLabel={member.profile.saving}
      failure={
        save.error && (
          <FormFailure error={save.error} fallback={member.errors.profile} ownFault={member.errors.profile} />
        )
      }
      beside={
        <Button variant="default" onClick={() => onDone(null)} disabled={save.isPending}>
          {member.cancel}
        </Button>
      }
    >
      <ProfileFields
        values={values}
        errors={errors}
        own
        onChange={(changed, field) => {
          setValues({ ...values, ...changed });
          forget(field);
        }}
      />
    </AccountForm>
  );
}
