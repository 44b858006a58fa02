import { Button, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { client } from '../../shared/api/client.ts';
import { failureCodeOf, failureMessageOf } from '../../shared/api/failure.ts';
import { useText } from '../../shared/text/use-text.ts';
import fields from '../../shared/ui/fields.module.css';
import { Message } from '../../shared/ui/message.tsx';
import { PageSkeleton } from '../../shared/ui/page-skeleton.tsx';
import { PATHS } from '../../shared/ui/paths.ts';
import { SubmitButton } from '../../shared/ui/submit-button.tsx';
import { useDocumentTitle } from '../../shared/ui/use-document-title.ts';
import { useFocusFirstError } from '../../shared/ui/use-focus-first-error.ts';
import { AccountFrame } from './account-frame.tsx';
import { checkEmail } from './check-fields.ts';

/** Where the link of a verification mail leads. */
export function VerifyEmailPage({ code }: { code: string }) {
  const { auth } = useText();
  const { isSuccess, error, refetch } = useQuery({
    queryKey: ['verify-email', code],
    queryFn: () => client.auth.verifyEmail({ code }),
    staleTime: Infinity,
    retry: false,
  });
  const invalid = error !== null && failureCodeOf(error) === 'invalidLink';
  const title = isSuccess
    ? auth.verify.done
    : invalid
      ? auth.verify.invalid
      : error
        ? auth.verify.failed
        : auth.verify.busy;
  useDocumentTitle(title);

  if (isSuccess) {
    return (
      <AccountFrame title={title} lead={auth.verify.doneText}>
        <div>
          <Button component={Link} to={PATHS.auth}>
            {auth.verify.toLogIn}
          </Button>
        </div>
      </AccountFrame>
    );
  }
  if (invalid) {
    return (
      <AccountFrame title={title} lead={auth.verify.invalidText}>
        <NewLinkForm />
      </AccountFrame>
    );
  }
  if (error) {
    return (
      <AccountFrame
        title={title}
        lead={failureMessageOf(error, { network: auth.errors.network, fallback: auth.errors.generic })}
      >
        <div>
          <Button onClick={() => void refetch()}>{auth.verify.retry}</Button>
        </div>
      </AccountFrame>
    );
  }
  return <PageSkeleton label={auth.verify.busy} />;
}

function NewLinkForm() {
  const { auth } = useText();
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState<string>();
  const { form, look } = useFocusFirstError();
  const send = useMutation({
    mutationFn: (address: string) => client.auth.sendVerification({ email: address }),
  });
  const submit = (): void => {
    if (send.isPending) return;
    const found = checkEmail(email, auth.errors);
    setWrong(found);
    if (found !== undefined) look();
    else send.mutate(email.trim());
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
      <TextInput
        size="md"
        label={auth.email}
        type="email"
        name="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={({ currentTarget }) => {
          setEmail(currentTarget.value);
          setWrong(undefined);
        }}
        error={wrong}
      />
      <div role="status">
        {send.isSuccess && <Message kind="success">{auth.notVerified.sent(send.variables)}</Message>}
      </div>
      <div role="alert">
        {send.error && (
          <Message kind="error">
            {failureMessageOf(send.error, { network: auth.errors.network, fallback: auth.errors.generic })}
          </Message>
        )}
      </div>
      <SubmitButton
        label={auth.notVerified.again}
        busyLabel={auth.notVerified.sending}
        busy={send.isPending}
      />
    </form>
  );
}
