import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../shared/api/client.ts';
import { failureCodeOf, failureMessageOf } from '../../shared/api/failure.ts';
import { SESSION_KEY, useSession } from '../../shared/api/session.ts';
import { useText } from '../../shared/text/use-text.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import fields from '../../shared/ui/fields.module.css';
import { Message } from '../../shared/ui/message.tsx';
import { PageSkeleton } from '../../shared/ui/page-skeleton.tsx';
import { PATHS } from '../../shared/ui/paths.ts';
import { usePageTitle } from '../../shared/ui/use-page-title.ts';
import { AccountForm, FormFailure, useFieldErrors } from '../../shared/account/account-form.tsx';
import { AccountFrame } from './account-frame.tsx';
import { checkEmail, onlyErrors } from '../../shared/account/check-fields.ts';
import { tellEmailVerified } from './email-verified.ts';
import { EmailField } from '../../shared/account/email-field.tsx';

/** Where the link of a verification mail leads. */
export function VerifyEmailPage({ code }: { code: string }) {
  const { auth, failures } = useText();
  const queries = useQueryClient();
  const session = useSession();
  const { isSuccess, error, refetch } = useQuery({
    queryKey: ['verify-email', code],
    queryFn: async () => {
      const done = await client.auth.verifyEmail({ code });
      tellEmailVerified();
      // It may be the new address of whoever is logged in.
      await queries.invalidateQueries({ queryKey: SESSION_KEY });
      return done;
    },
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
  usePageTitle(title);

  if (isSuccess && session?.user) {
    return (
      <AccountFrame title={title} lead={auth.verify.loggedInText(session.user.email)}>
        <div className={fields.actions}>
          <ButtonLink to={PATHS.home}>{auth.verify.toHome}</ButtonLink>
          <ButtonLink variant="default" to={PATHS.member}>
            {auth.verify.toMember}
          </ButtonLink>
        </div>
      </AccountFrame>
    );
  }
  if (isSuccess) {
    return (
      <AccountFrame title={title} lead={auth.verify.doneText}>
        <div>
          <ButtonLink to={PATHS.auth}>{auth.verify.toLogIn}</ButtonLink>
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
        lead={failureMessageOf(error, { network: failures.network, fallback: failures.generic })}
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
  const { form, errors, accept, forget } = useFieldErrors();
  const send = useMutation({
    mutationFn: (address: string) => client.auth.sendVerification({ email: address }),
  });

  return (
    <AccountForm
      form={form}
      onSubmit={() => {
        if (accept(onlyErrors({ email: checkEmail(email, auth.errors) }))) send.mutate(email.trim());
      }}
      busy={send.isPending}
      label={auth.notVerified.again}
      busyLabel={auth.notVerified.sending}
      done={send.isSuccess && <Message kind="success">{auth.notVerified.sent(send.variables)}</Message>}
      failure={send.error && <FormFailure error={send.error} />}
    >
      <EmailField
        value={email}
        onChange={({ currentTarget }) => {
          setEmail(currentTarget.value);
          forget('email');
        }}
        error={errors['email']}
      />
    </AccountForm>
  );
}
