import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '@klarnotam/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountForm, FormFailure, useFieldErrors } from '../../shared/account/account-form.tsx';
import { onlyErrors, type FieldErrors } from '../../shared/account/check-fields.ts';
import { client } from '../../shared/api/client.ts';
import { failureDataOf, sentenceOf } from '../../shared/api/failure.ts';
import { useText, type Messages } from '../../shared/text/use-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { FormBehindButton } from './form-behind-button.tsx';
import { Section } from './section.tsx';
import { SESSIONS_KEY } from './use-sessions.ts';
import { useNotice } from '../../shared/ui/use-notice.ts';

/** The password, behind a form that is opened first. */
export function PasswordSection() {
  const { member } = useText();
  const [notice, tell] = useNotice();

  return (
    <Section title={member.password.title} lead={member.password.lead}>
      <div role="status">{notice !== null && <Message kind="success">{notice}</Message>}</div>
      <FormBehindButton label={member.password.change} onOpen={() => tell(null)}>
        {(close) => (
          <PasswordForm
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

interface Passwords {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

function checkPasswords(
  { currentPassword, newPassword, confirmPassword }: Passwords,
  { errors }: Messages['member'],
): FieldErrors {
  return onlyErrors({
    currentPassword: currentPassword === '' ? errors.currentPassword : undefined,
    newPassword:
      newPassword.length < PASSWORD_MIN_CHARACTERS
        ? errors.passwordShort
        : newPassword.length > PASSWORD_MAX_CHARACTERS
          ? errors.passwordLong
          : undefined,
    confirmPassword: newPassword === confirmPassword ? undefined : errors.passwordsDiffer,
  });
}

/** The field that the server does not take; what it says stands beside that field. */
function fieldOf(error: Error): 'currentPassword' | 'newPassword' | undefined {
  const { field } = failureDataOf(error, 'invalid');
  return field === 'currentPassword' || field === 'newPassword' ? field : undefined;
}

const EMPTY: Passwords = { currentPassword: '', newPassword: '', confirmPassword: '' };

function PasswordForm({ onDone }: { onDone: (told: string | null) => void }) {
  const { auth, member } = useText();
  const queries = useQueryClient();
  const [values, setValues] = useState(EMPTY);
  const { form, errors, accept, forget } = useFieldErrors();
  const change = useMutation({
    mutationFn: () => {
      const { currentPassword, newPassword } = values;
      return client.auth.changePassword({ currentPassword, newPassword });
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: SESSIONS_KEY });
      onDone(member.password.saved);
    },
    onError: (error) => {
      const field = fieldOf(error);
      if (field !== undefined) accept({ [field]: sentenceOf(error) });
    },
  });
  const bind = (name: keyof Passwords) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      setValues({ ...values, [name]: currentTarget.value });
      forget(name);
    },
  });
  const { error } = change;

  return (
    <AccountForm
      form={form}
      onSubmit={() => {
        if (accept(checkPasswords(values, member))) change.mutate();
      }}
      busy={change.isPending}
      label={member.password.submit}
      busyLabel={member.password.busy}
      failure={
        error &&
        fieldOf(error) === undefined && (
          <FormFailure error={error} fallback={member.errors.password} ownFault={member.errors.password} />
        )
      }
      beside={
        <Button variant="default" onClick={() => onDone(null)} disabled={change.isPending}>
          {member.cancel}
        </Button>
      }
    >
      <PasswordField
        {...bind('currentPassword')}
        label={member.password.current}
        autoComplete="current-password"
        autoFocus
      />
      <PasswordField
        {...bind('newPassword')}
        label={member.password.newPassword}
        description={errors['newPassword'] === undefined ? auth.passwordHelp : undefined}
        descriptionBelow
        autoComplete="new-password"
      />
      <PasswordField
        {...bind('confirmPassword')}
        label={member.password.confirm}
        autoComplete="new-password"
      />
    </AccountForm>
  );
}
