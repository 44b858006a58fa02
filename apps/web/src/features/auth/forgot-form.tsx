import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../shared/api/client.ts';
import { failureMessageOf } from '../../shared/api/failure.ts';
import { useText } from '../../shared/text/use-text.ts';
import fields from '../../shared/ui/fields.module.css';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { SubmitButton } from '../../shared/ui/submit-button.tsx';
import { useFocusFirstError } from '../../shared/ui/use-focus-first-error.ts';
import { checkEmail } from './check-fields.ts';

/** Asks for an address and says the same whether it is known or not. */
export function ForgotForm({ onBack }: { onBack: () => void }) {
  const { auth } = useText();
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState<string>();
  const { form, look } = useFocusFirstError();
  const request = useMutation({
    mutationFn: (address: string) => client.auth.requestPasswordReset({ email: address }),
  });

  const submit = (): void => {
    if (request.isPending) return;
    const found = checkEmail(email, auth.errors);
    setWrong(found);
    if (found !== undefined) look();
    else request.mutate(email.trim());
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
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={({ currentTarget }) => {
          setEmail(currentTarget.value);
          setWrong(undefined);
          if (!request.isPending) request.reset();
        }}
        error={wrong}
      />
      <div role="status">
        {request.isSuccess && (
          <Message kind="success" heading={auth.forgot.sent(request.variables)}>
            <p>{auth.forgot.sentHelp}</p>
          </Message>
        )}
      </div>
      <div role="alert">
        {request.error && (
          <Message kind="error">
            {failureMessageOf(request.error, { network: auth.errors.network, fallback: auth.errors.generic })}
          </Message>
        )}
      </div>
      <SubmitButton label={auth.forgot.submit} busyLabel={auth.forgot.busy} busy={request.isPending} />
      <p>
        <LinkButton onClick={onBack}>{auth.forgot.back}</LinkButton>
      </p>
    </form>
  );
}
