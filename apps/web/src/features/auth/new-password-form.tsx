import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { client } from '../../shared/api/client.ts';
import { failureCodeOf, failureDataOf, sentenceOf } from '../../shared/api/failure.ts';
import { useText } from '../../shared/text/use-text.ts';
import { Message } from '../../shared/ui/message.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { PATHS } from '../../shared/ui/paths.ts';
import { AccountForm, FormFailure, useFieldErrors } from '../../shared/account/account-form.tsx';
import { checkNewPassword } from '../../shared/account/check-fields.ts';

const TO_LOG_IN_MS = 2_000;

/** The server does not take the password; what it says stands beside the field. */
const isBesideField = (error: Error): boolean => failureDataOf(error, 'invalid').field === 'password';

interface Props {
  readonly code: string;
  /** The code is expired or used. */
  readonly onGone: () => void;
}

export function NewPasswordForm({ code, onGone }: Props) {
  const { auth } = useText();
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [confirmPassword, setConfirmPassword] = useState('');
  const { form, errors, accept, forget } = useFieldErrors();
  const message = useRef<HTMLDivElement>(null);
  const reset = useMutation({
    mutationFn: () => client.auth.resetPassword({ code, password }),
    onError: (error) => {
      if (failureCodeOf(error) === 'invalidLink') onGone();
      if (isBesideField(error)) accept({ password: sentenceOf(error) });
    },
  });
  const { isSuccess, error } = reset;

  useEffect(() => {
    if (!isSuccess) return;
    message.current?.focus();
    const timer = setTimeout(() => void navigate(PATHS.auth, { replace: true }), TO_LOG_IN_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, navigate]);

  if (isSuccess) {
    return (
      <div role="status">
        <Message kind="success" ref={message}>
          {auth.reset.success}
        </Message>
      </div>
    );
  }

  return (
    <AccountForm
      form={form}
      onSubmit={() => {
        if (accept(checkNewPassword({ password, confirmPassword }, auth.errors))) reset.mutate();
      }}
      busy={reset.isPending}
      label={auth.reset.submit}
      busyLabel={auth.reset.busy}
      failure={
        error &&
        !isBesideField(error) && (
          <FormFailure error={error} fallback={auth.reset.failed} ownFault={auth.reset.failed} />
        )
      }
    >
      <PasswordField
        label={auth.reset.newPassword}
        description={errors['password'] === undefined ? auth.passwordHelp : undefined}
        descriptionBelow
        name="password"
        autoComplete="new-password"
        value={password}
        onChange={({ currentTarget }) => {
          setPassword(currentTarget.value);
          forget('password');
        }}
        error={errors['password']}
      />
      <PasswordField
        label={auth.reset.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        value={confirmPassword}
        onChange={({ currentTarget }) => {
          setConfirmPassword(currentTarget.value);
          forget('confirmPassword');
        }}
        error={errors['confirmPassword']}
      />
    </AccountForm>
  );
}
