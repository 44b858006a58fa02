import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../shared/api/client.ts';
import { useText } from '../../shared/text/use-text.ts';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { AccountForm, FormFailure, useFieldErrors } from '../../shared/account/account-form.tsx';
import { checkEmail, onlyErrors } from '../../shared/account/check-fields.ts';
import { LazyResendMail } from './lazy-resend-mail.tsx';
import { EmailField } from '../../shared/account/email-field.tsx';

/** Asks for an address and says the same whether it is known or not. */
export function ForgotForm({ onBack }: { onBack: () => void }) {
  const { auth } = useText();
  const [email, setEmail] = useState('');
  const { form, errors, accept, forget } = useFieldErrors();
  const request = useMutation({
    mutationFn: (address: string) => client.auth.requestPasswordReset({ email: address }),
  });

  return (
    <AccountForm
      form={form}
      onSubmit={() => {
        if (accept(onlyErrors({ email: checkEmail(email, auth.errors) }))) request.mutate(email.trim());
      }}
      busy={request.isPending}
      label={auth.forgot.submit}
      busyLabel={auth.forgot.busy}
      done={
        request.isSuccess && (
          <Message kind="success" heading={auth.forgot.sent(request.variables)}>
            <LazyResendMail
              send={async () => await client.auth.requestPasswordReset({ email: request.variables })}
            />
          </Message>
        )
      }
      failure={request.error && <FormFailure error={request.error} />}
      otherwise={<LinkButton onClick={onBack}>{auth.forgot.back}</LinkButton>}
    >
      <EmailField
        value={email}
        onChange={({ currentTarget }) => {
          setEmail(currentTarget.value);
          forget('email');
          if (!request.isPending) request.reset();
        }}
        error={errors['email']}
      />
    </AccountForm>
  );
}
