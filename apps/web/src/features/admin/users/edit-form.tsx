import type { Profile, Subscription } from '@klarnotam/contract';
import { useState } from 'react';
import { AccountForm, useFieldErrors } from '../../../shared/account/account-form.tsx';
import { changesOf, checkProfile, valuesOf } from '../../../shared/account/profile-changes.ts';
import { ProfileFields } from '../../../shared/account/profile-fields.tsx';
import { adminClient } from '../../../shared/api/admin-client.ts';
import { useAdminText } from '../../../shared/text/use-admin-text.ts';
import { useText } from '../../../shared/text/use-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Message } from '../../../shared/ui/message.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { TaskFailure } from './task-failure.tsx';
import { useChangeUser } from './use-users.ts';
import type { UserDialogProps } from './user-task.ts';

/** The profile of a user; the address of the account stays. */
export function EditForm(props: UserDialogProps) {
  const { edit } = useAdminText();
  const { subscription } = props.user;
  return subscription ? <Form {...props} saved={subscription} /> : <Message kind="note">{edit.none}</Message>;
}

function Form({ user, saved, onUser, onClose, onDone }: UserDialogProps & { saved: Subscription }) {
  const { edit: words, cancel } = useAdminText();
  const { auth } = useText();
  const [values, setValues] = useState(() => valuesOf(saved));
  const [unchanged, setUnchanged] = useState(false);
  const { form, errors, accept, forget } = useFieldErrors();
  const save = useChangeUser(
    user.id,
    (changes: Partial<Profile>) => adminClient.users.edit({ ...changes, id: user.id, version: user.version }),
    () => onDone(words.saved(user.email)),
  );

  return (
    <AccountForm
      form={form}
      onSubmit={() => {
        if (!accept(checkProfile(values, saved, auth.errors))) return;
        const changes = changesOf(values, saved);
        setUnchanged(changes === null);
        if (changes !== null) save.mutate(changes);
      }}
      busy={save.isPending}
      label={words.submit}
      busyLabel={words.busy}
      done={unchanged && <Message kind="note">{words.unchanged}</Message>}
      failure={
        save.error && (
          <TaskFailure error={save.error} fallback={words.failed} userId={user.id} onUser={onUser} />
        )
      }
      beside={
        <Button variant="default" onClick={onClose} disabled={save.isPending}>
          {cancel}
        </Button>
      }
    >
      <TextInput label={words.email} description={words.emailHelp} value={user.email} readOnly />
      <ProfileFields
        values={values}
        errors={errors}
        own={false}
        onChange={(changed, field) => {
          setValues({ ...values, ...changed });
          setUnchanged(false);
          forget(field);
        }}
      />
    </AccountForm>
  );
}
