import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../shared/api/client.ts';
import { failureCodeOf, failureMessageOf } from '../../shared/api/failure.ts';
import { beginSession, useSession } from '../../shared/api/session.ts';
import { useText } from '../../shared/text/use-text.ts';
import fields from '../../shared/ui/fields.module.css';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { SubmitButton } from '../../shared/ui/submit-button.tsx';
import { useFocusFirstError } from '../../shared/ui/use-focus-first-error.ts';
import { checkEmail, type FieldErrors } from './check-fields.ts';
import { SendVerification } from './send-verification.tsx';

interface Props {
  /** The page that was wanted. */
  readonly from: string | undefined;
  /** The address of the account that was just made. */
  readonly signedUp: string | undefined;
  readonly onForgot: () => void;
}

export function LogInForm({ from, signedUp, onForgot }: Props) {
  const { auth } = useText();
  const queries = useQueryClient();
  const [email, setEmail] = useState(signedUp ?? '');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const { form, look } = useFocusFirstError();
  const passwordField = useRef<HTMLInputElement>(null);
  const signIn = useMutation({
    mutationFn: (given: { readonly email: string; readonly password: string }) => client.auth.signIn(given),
    onSuccess: ({ user }) => beginSession(queries, user),
  });
  const { error } = signIn;

  useEffect(() => {
    if (error && failureCodeOf(error) === 'wrongCredentials') passwordField.current?.select();
  }, [error]);

  const submit = (): void => {
    if (signIn.isPending) return;
    const wrongEmail = checkEmail(email, auth.errors);
    const found = {
      ...(wrongEmail !== undefined && { email: wrongEmail }),
      ...(password === '' && { password: auth.errors.password }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) look();
    else signIn.mutate({ email, password });
  };

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
      {!error && <WhyHere from={from} signedUp={signedUp} />}
      <TextInput
        size="md"
        label={auth.email}
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={({ currentTarget }) => {
          setEmail(currentTarget.value);
          setErrors({ ...errors, email: undefined });
        }}
        error={errors['email']}
      />
      <PasswordField
        ref={passwordField}
        label={auth.password}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={({ currentTarget }) => {
          setPassword(currentTarget.value);
          setErrors({ ...errors, password: undefined });
        }}
        error={errors['password']}
      />
      <div role="alert">
        {signIn.isError && <LogInFailure error={signIn.error} email={signIn.variables.email} />}
      </div>
      <SubmitButton label={auth.logIn.submit} busyLabel={auth.logIn.busy} busy={signIn.isPending} />
      <p>
        <LinkButton onClick={onForgot}>{auth.logIn.forgot}</LinkButton>
      </p>
    </form>
  );
}

function LogInFailure({ error, email }: { error: Error; email: string }) {
  const { auth } = useText();
  const message = failureMessageOf(error, { network: auth.errors.network, fallback: auth.errors.generic });
  if (failureCodeOf(error) !== 'emailNotVerified') return <Message kind="error">{message}</Message>;
  return <SendVerification email={email} message={message} />;
}

/** What led here, where there is something to say about it. */
function WhyHere({ from, signedUp }: Pick<Props, 'from' | 'signedUp'>) {
  const { auth } = useText();
  const session = useSession();
  const why = session?.user === null ? session.why : undefined;
  if (signedUp !== undefined) {
    return (
      <Message kind="success" heading={auth.signUp.success}>
        <p>{auth.signUp.successHelp(signedUp)}</p>
      </Message>
    );
  }
  if (why === 'failed') {
    return (
      <Message kind="note" heading={auth.sessionFailed}>
        <p>{auth.sessionFailedHelp}</p>
      </Message>
    );
  }
  if (why === 'ended') return <Message kind="note">{auth.sessionEnded}</Message>;
  return from === undefined ? null : <Message kind="note">{auth.wanted}</Message>;
}
