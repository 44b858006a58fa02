import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountForm, FormFailure, useFieldErrors } from '../../shared/account/account-form.tsx';
import { checkEmail, onlyErrors } from '../../shared/account/check-fields.ts';
import { EmailField } from '../../shared/account/email-field.tsx';
import { client } from '../../shared/api/client.ts';
import { failureDataOf, sentenceOf } from '../../shared/api/failure.ts';
import { useText } from '../../shared/text/use-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { FormBehindButton } from './form-behind-button.tsx';
import classes from './member-page.module.css';
import { Section } from './section.tsx';

/** The address of the account, and the way to another one. */
export function EmailSection({ address }: { address: string }) {
  const { member } = useText();
  const [sentTo, setSentTo] = useState<string | null>(null);

  return (
    <Section title={member.email.title} lead={member.email.lead}>
      <p className={classes.device}>{address}</p>
      <div role="status">
        {sentTo !== null && <Message kind="success">{member.email.sent(sentTo)}</Message>}
      </div>
      <FormBehindButton label={member.email.change} onOpen={() => setSentTo(null)}>
        {(close) => (
          <EmailForm
            address={address}
            onDone={(sent) => {
              close();
              setSentTo(sent);
            }}
          />
        )}
      </FormBehindButton>
    </Section>
  );
}

/** The field that the server does not take. */
function fieldOf(error: Error): 'email' | 'currentPassword' | undefined {
  const { field } = failureDataOf(error, 'invalid');
  return field === 'email' || field === 'currentPassword' ? field : undefined;
}

interface FormProps {
  readonly address: string;
  /** Called with the address that the link went to; null when the form was left. */
  readonly onDone: (sentTo: string | null) => void;
}

function EmailForm({ address, onDone }: FormProps) {
  const { auth, member } = useText();
  const [email, setEmail] = useState('');
  const [currentPassword, setCurrentPassword] = useState('');
  const { form, errors, accept, forget } = useFieldErrors();
  const ask = useMutation({
    mutationFn: () => client.auth.changeEmail({ email, currentPassword }),
    onSuccess: () => onDone(email.trim()),
    onError: (error) => {
      const field = fieldOf(error);
      if (field !== undefined) accept({ [field]: sentenceOf(error) });
    },
  });
  const { error } = ask;

  return (
    <AccountForm
      form={form}
      onSubmit={() => {
        const same = email.trim().toLowerCase() === address ? member.email.same : undefined;
        const found = onlyErrors({
          email: checkEmail(email, auth.errors) ?? same,
          currentPassword: currentPassword === '' ? member.errors.currentPassword : undefined,
        });
        if (accept(found)) ask.mutate();
      }}
      busy={ask.isPending}
      label={member.email.submit}
      busyLabel={member.email.busy}
      failure={
        error &&
        fieldOf(error) === undefined && (
          <FormFailure error={error} fallback={member.email.failed} ownFault={member.email.failed} />
        )
      }
      beside={
        <Button variant="default" onClick={() => onDone(null)} disabled={ask.isPending}>
          {member.cancel}
        </Button>
      }
    >
      <EmailField
        label={member.email.newEmail}
        autoFocus
        autoComplete="email"
        value={email}
        onChange={({ currentTarget }) => {
          setEmail(currentTarget.value);
          forget('email');
        }}
        error={errors['email']}
      />
      <PasswordField
        label={member.password.current}
        name="currentPassword"
        autoComplete="current-password"
        value={currentPassword}
        onChange={({ currentTarget }) => {
          setCurrentPassword(currentTarget.value);
          forget('currentPassword');
        }}
        error={errors['currentPassword']}
      />
    </AccountForm>
  );
}
