import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { client } from '../../shared/api/client.ts';
import { failureCodeOf, failureDataOf, failureMessageOf } from '../../shared/api/failure.ts';
import { useText } from '../../shared/text/use-text.ts';
import fields from '../../shared/ui/fields.module.css';
import { Message } from '../../shared/ui/message.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { PATHS } from '../../shared/ui/paths.ts';
import { SubmitButton } from '../../shared/ui/submit-button.tsx';
import { useFocusFirstError } from '../../shared/ui/use-focus-first-error.ts';
import { checkNewPassword, type FieldErrors } from './check-fields.ts';

const TO_LOG_IN_MS = 2_000;

interface Props {
  readonly code: string;
  /** The code does not do any more. */
  readonly onGone: () => void;
}

export function NewPasswordForm({ code, onGone }: Props) {
  const { auth } = useText();
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [confirmPassword, setConfirmPassword] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const { form, look } = useFocusFirstError();
  const message = useRef<HTMLDivElement>(null);
  const reset = useMutation({
    mutationFn: () => client.auth.resetPassword({ code, password }),
    onError: (error) => {
      if (failureCodeOf(error) === 'invalidLink') onGone();
      if (failureDataOf(error, 'invalid').field !== 'password') return;
      setErrors({ password: error.message });
      look();
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
  const submit = (): void => {
    if (reset.isPending) return;
    const found = checkNewPassword({ password, confirmPassword }, auth.errors);
    setErrors(found);
    if (Object.keys(found).length > 0) look();
    else reset.mutate();
  };
  const besideField = failureDataOf(error, 'invalid').field === 'password';

  return (
    <form
      ref={form}
      className={fields.fields}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <PasswordField
        label={auth.reset.newPassword}
        description={errors['password'] === undefined ? auth.passwordHelp : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        name="password"
        autoComplete="new-password"
        value={password}
        onChange={({ currentTarget }) => {
          setPassword(currentTarget.value);
          setErrors({ ...errors, password: undefined });
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
          setErrors({ ...errors, confirmPassword: undefined });
        }}
        error={errors['confirmPassword']}
      />
      <div role="alert">
        {error && !besideField && (
          <Message kind="error">
            {failureCodeOf(error) === 'internal'
              ? auth.reset.failed
              : failureMessageOf(error, { network: auth.errors.network, fallback: auth.reset.failed })}
          </Message>
        )}
      </div>
      <SubmitButton label={auth.reset.submit} busyLabel={auth.reset.busy} busy={reset.isPending} />
    </form>
  );
}
