import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountForm, FormFailure, useFieldErrors } from '../../shared/account/account-form.tsx';
import { onlyErrors } from '../../shared/account/check-fields.ts';
import { client } from '../../shared/api/client.ts';
import { failureDataOf, sentenceOf } from '../../shared/api/failure.ts';
import { leaveSession } from '../../shared/api/session.ts';
import { useText } from '../../shared/text/use-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import { Section } from './section.tsx';

/** The end of the account, behind its typed address and password. */
export function DeleteSection({ address }: { address: string }) {
  const { remove } = useText().member;
  const [opened, setOpened] = useState(false);
  return (
    <Section title={remove.title} lead={remove.lead}>
      <Button variant="default" onClick={() => setOpened(true)}>
        {remove.open}
      </Button>
      <Dialog opened={opened} title={remove.confirmTitle} onClose={() => setOpened(false)} width={520}>
        <DeleteForm address={address} onKeep={() => setOpened(false)} />
      </Dialog>
    </Section>
  );
}

/** The field that the server does not take. */
function fieldOf(error: Error): 'confirmation' | 'currentPassword' | undefined {
  const { field } = failureDataOf(error, 'invalid');
  return field === 'confirmation' || field === 'currentPassword' ? field : undefined;
}

function DeleteForm({ address, onKeep }: { address: string; onKeep: () => void }) {
  const { member } = useText();
  const { remove: words } = member;
  const queries = useQueryClient();
  const [confirmation, setConfirmation] = useState('');
  const [currentPassword, setCurrentPassword] = useState('');
  const { form, errors, accept, forget } = useFieldErrors();
  const remove = useMutation({
    mutationFn: () => client.account.delete({ confirmation, currentPassword }),
    onSuccess: () => leaveSession(queries, 'deleted'),
    onError: (error) => {
      const field = fieldOf(error);
      if (field !== undefined) accept({ [field]: sentenceOf(error) });
    },
  });
  const { error } = remove;

  return (
    <AccountForm
      form={form}
      onSubmit={() => {
        const found = onlyErrors({
          confirmation: confirmation.trim().toLowerCase() === address ? undefined : words.mismatch,
          currentPassword: currentPassword === '' ? member.errors.currentPassword : undefined,
        });
        if (accept(found)) remove.mutate();
      }}
      busy={remove.isPending}
      label={words.submit}
      busyLabel={words.busy}
      failure={
        error &&
        fieldOf(error) === undefined && (
          <FormFailure error={error} fallback={words.failed} ownFault={words.failed} />
        )
      }
      beside={
        <Button variant="default" onClick={onKeep} disabled={remove.isPending}>
          {words.keep}
        </Button>
      }
    >
      <p>{words.confirmText}</p>
      <TextInput
        label={words.type(address)}
        name="confirmation"
        data-autofocus
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={confirmation}
        onChange={({ currentTarget }) => {
          setConfirmation(currentTarget.value);
          forget('confirmation');
        }}
        error={errors['confirmation']}
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
