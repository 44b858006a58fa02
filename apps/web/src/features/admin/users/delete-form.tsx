import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountForm, useFieldErrors } from '../../../shared/account/account-form.tsx';
import { adminClient } from '../../../shared/api/admin-client.ts';
import { failureCodeOf } from '../../../shared/api/failure.ts';
import { leaveSession, useSession } from '../../../shared/api/session.ts';
import { useAdminText } from '../../../shared/text/use-admin-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Message } from '../../../shared/ui/message.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { TaskFailure } from './task-failure.tsx';
import { forgetUser } from './use-users.ts';
import type { UserDialogProps } from './user-task.ts';

/** The end of a user, behind their typed address. */
export function DeleteForm({ user, onUser, onClose, onDone }: UserDialogProps) {
  const { remove: words, cancel } = useAdminText();
  const queries = useQueryClient();
  const session = useSession();
  const isSelf = session?.user?.id === user.id;
  const [typed, setTyped] = useState('');
  const { form, errors, accept, forget } = useFieldErrors();
  const done = (): void => {
    forgetUser(queries, user.id);
    onDone(words.done(user.email));
  };
  const remove = useMutation({
    mutationFn: () => adminClient.users.delete({ id: user.id, confirm: typed.trim() }),
    onSuccess: () => {
      if (isSelf) leaveSession(queries, 'deleted');
      else done();
    },
    onError: (error) => {
      // Somebody else was faster.
      if (failureCodeOf(error) === 'notFound') done();
    },
  });

  return (
    <AccountForm
      form={form}
      onSubmit={() => {
        const same = typed.trim().toLowerCase() === user.email.toLowerCase();
        if (accept(same ? {} : { confirm: words.mismatch })) remove.mutate();
      }}
      busy={remove.isPending}
      ready={typed.trim() !== ''}
      label={words.submit}
      busyLabel={words.busy}
      failure={
        remove.error && (
          <TaskFailure error={remove.error} fallback={words.failed} userId={user.id} onUser={onUser} />
        )
      }
      beside={
        <Button variant="default" onClick={onClose} disabled={remove.isPending}>
          {cancel}
        </Button>
      }
    >
      <p>{words.text}</p>
      {isSelf && <Message kind="note">{words.self}</Message>}
      <TextInput
        label={words.type(user.email)}
        name="confirm"
        data-autofocus
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        error={errors['confirm']}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          forget('confirm');
        }}
      />
    </AccountForm>
  );
}
