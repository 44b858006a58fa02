import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { client } from '../../shared/api/client.ts';
import { failureCodeOf, sentenceOf } from '../../shared/api/failure.ts';
import { whenSignOutIsPaid } from '../../shared/api/pay-owed-sign-out.ts';
import { beginSession, useSession } from '../../shared/api/session.ts';
import { useText } from '../../shared/text/use-text.ts';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { AccountForm, FormFailure, useFieldErrors } from '../../shared/account/account-form.tsx';
import { checkEmail, onlyErrors } from '../../shared/account/check-fields.ts';
import { EmailField } from '../../shared/account/email-field.tsx';
import { onEmailVerified } from './email-verified.ts';
import { LazyResendMail } from './lazy-resend-mail.tsx';
import { SendVerification } from './send-verification.tsx';

interface Props {
  /** The page that was wanted. */
  readonly from: string | undefined;
  /** The address of the account that was just made. */
  readonly signedUp: string | undefined;
  /** The password that was chosen for it in this tab; empty: of a tab before. */
  readonly chosenPassword: string;
  readonly onForgot: () => void;
  readonly onWrongAddress: () => void;
}

export function LogInForm({ from, signedUp, chosenPassword, onForgot, onWrongAddress }: Props) {
  const { auth } = useText();
  const queries = useQueryClient();
  const [email, setEmail] = useState(signedUp ?? '');
  const [password, setPassword] = useState(chosenPassword);
  const { form, errors, accept, forget } = useFieldErrors();
  const passwordField = useRef<HTMLInputElement>(null);
  const signIn = useMutation({
    mutationFn: async (given: { readonly email: string; readonly password: string }) => {
      await whenSignOutIsPaid();
      return await client.auth.signIn(given);
    },
    onSuccess: ({ user }) => beginSession(queries, user),
  });
  const { error, isPending } = signIn;

  const enter = useEffectEvent(() => {
    if (signedUp !== undefined && !isPending) signIn.mutate({ email: signedUp, password: chosenPassword });
  });
  const isAwaited = signedUp !== undefined && chosenPassword !== '';
  useEffect(() => (isAwaited ? onEmailVerified(() => enter()) : undefined), [isAwaited]);

  useEffect(() => {
    if (error && failureCodeOf(error) === 'wrongCredentials') passwordField.current?.select();
  }, [error]);

  return (
    <AccountForm
      form={form}
      onSubmit={() => {
        const found = onlyErrors({
          email: checkEmail(email, auth.errors),
          password: password === '' ? auth.errors.password : undefined,
        });
        if (accept(found)) signIn.mutate({ email, password });
      }}
      busy={signIn.isPending}
      label={auth.logIn.submit}
      busyLabel={auth.logIn.busy}
      failure={error && <LogInFailure error={error} given={signIn.variables} />}
      otherwise={<LinkButton onClick={onForgot}>{auth.logIn.forgot}</LinkButton>}
    >
      {!error && <WhyHere from={from} signedUp={signedUp} onWrongAddress={onWrongAddress} />}
      <EmailField
        value={email}
        onChange={({ currentTarget }) => {
          setEmail(currentTarget.value);
          forget('email');
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
          forget('password');
        }}
        error={errors['password']}
      />
    </AccountForm>
  );
}

interface FailureProps {
  readonly error: Error;
  /** What was sent. */
  readonly given: { readonly email: string; readonly password: string };
}

function LogInFailure({ error, given }: FailureProps) {
  if (failureCodeOf(error) !== 'emailNotVerified') return <FormFailure error={error} />;
  return <SendVerification {...given} message={sentenceOf(error)} />;
}

/** What led here, where there is something to say about it. */
function WhyHere({ from, signedUp, onWrongAddress }: Pick<Props, 'from' | 'signedUp' | 'onWrongAddress'>) {
  const { auth } = useText();
  const session = useSession();
  const why = session?.user === null ? session.why : undefined;
  if (signedUp !== undefined) {
    return (
      <Message kind="success" heading={auth.signUp.success}>
        <p>{auth.signUp.successHelp(signedUp)}</p>
        <LazyResendMail send={async () => await client.auth.sendVerification({ email: signedUp })} />
        <p>
          <LinkButton onClick={onWrongAddress}>{auth.signUp.wrongAddress}</LinkButton>
        </p>
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
  if (why === 'deleted') return <Message kind="success">{auth.accountDeleted}</Message>;
  if (why === 'ended') return <Message kind="note">{auth.sessionEnded}</Message>;
  return from === undefined ? null : <Message kind="note">{auth.wanted}</Message>;
}
