import { useState } from 'react';
import { AccountForm, useFieldErrors } from '../../../shared/account/account-form.tsx';
import { checkNewPassword } from '../../../shared/account/check-fields.ts';
import { adminClient } from '../../../shared/api/admin-client.ts';
import { failureDataOf, sentenceOf } from '../../../shared/api/failure.ts';
import { useAdminText } from '../../../shared/text/use-admin-text.ts';
import { useText } from '../../../shared/text/use-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { TaskFailure } from './task-failure.tsx';
import { useChangeUser } from './use-users.ts';
import type { UserDialogProps } from './user-task.ts';
import { UserLine } from './user-line.tsx';

const EMPTY = { password: '', confirmPassword: '' };

const isAboutPassword = (error: Error): boolean => failureDataOf(error, 'invalid').field === 'password';

/** Another password for a user, typed twice; it can be sent when both are. */
export function PasswordForm({ user, onUser, onClose, onDone }: UserDialogProps) {
  const { password: words, cancel } = useAdminText();
  const { auth } = useText();
  const [values, setValues] = useState(EMPTY);
  const { form, errors, accept, forget } = useFieldErrors();
  const change = useChangeUser(
    user.id,
    (password: string) => adminClient.users.setPassword({ id: user.id, password, version: user.version }),
    () => onDone(words.saved(user.email)),
  );
  const { error } = change;
  const bind = (name: keyof typeof EMPTY) => ({
    name,
    autoComplete: 'new-password',
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      setValues({ ...values, [name]: currentTarget.value });
      forget(name);
    },
  });

  return (
    <AccountForm
      form={form}
      onSubmit={() => {
        if (!accept(checkNewPassword(values, auth.errors))) return;
        change.mutate(values.password, {
          onError: (why) => {
            if (isAboutPassword(why)) accept({ password: sentenceOf(why) });
          },
        });
      }}
      busy={change.isPending}
      ready={values.password !== '' && values.confirmPassword !== ''}
      label={words.submit}
      busyLabel={words.busy}
      failure={
        error &&
        !isAboutPassword(error) && (
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
      <p>{words.lead}</p>
      <PasswordField
        {...bind('password')}
        label={words.newPassword}
        description={errors['password'] === undefined ? auth.passwordHelp : undefined}
        descriptionBelow
        data-autofocus
      />
      <PasswordField {...bind('confirmPassword')} label={words.confirm} />
    </AccountForm>
  );
}
