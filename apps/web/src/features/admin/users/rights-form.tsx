import { adminClient } from '../../../shared/api/admin-client.ts';
import { useAdminText } from '../../../shared/text/use-admin-text.ts';
import { useQueryClient } from '@tanstack/react-query';
import { loseAdmin, useSession } from '../../../shared/api/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import dialog from '../../../shared/ui/dialog.module.css';
import { TaskFailure } from './task-failure.tsx';
import { useChangeUser } from './use-users.ts';
import type { UserDialogProps } from './user-task.ts';

/** Makes a user an administrator, or a plain user again. */
export function RightsForm({ user, onUser, onClose, onDone }: UserDialogProps) {
  const { rights: words, cancel } = useAdminText();
  const queries = useQueryClient();
  const session = useSession();
  const { id, email, isAdmin } = user;
  const change = useChangeUser(
    id,
    () => (isAdmin ? adminClient.users.revokeAdmin({ id }) : adminClient.users.grantAdmin({ id })),
    () => {
      if (isAdmin && session?.user?.id === id) loseAdmin(queries);
      onDone(isAdmin ? words.revoked(email) : words.granted(email));
    },
  );
  const label = isAdmin ? words.revoke : words.grant;

  return (
    <div className={dialog.confirm}>
      <p>{isAdmin ? words.revokeText(email) : words.grantText(email)}</p>
      <div role="alert">
        {change.error && (
          <TaskFailure error={change.error} fallback={words.failed} userId={id} onUser={onUser} />
        )}
      </div>
      <div className={dialog.actions}>
        <Button variant="default" onClick={onClose} data-autofocus>
          {cancel}
        </Button>
        <Button onClick={() => change.mutate(undefined)} disabled={change.isPending}>
          {change.isPending ? words.saving : label}
        </Button>
      </div>
    </div>
  );
}
