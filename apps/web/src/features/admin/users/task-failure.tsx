import type { AdminUser } from '@klarnotam/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adminClient } from '../../../shared/api/admin-client.ts';
import { failureCodeOf } from '../../../shared/api/failure.ts';
import { useAdminText } from '../../../shared/text/use-admin-text.ts';
import { FailureBanner } from '../failure-banner.tsx';
import { forgetUser, keepUser } from './use-users.ts';

interface Props {
  readonly error: Error;
  readonly fallback: string;
  readonly userId: string;
  /** The user as they are now. */
  readonly onUser: (user: AdminUser) => void;
}

/** Why a change was not made. Where the user is not any more as they were shown, they can be loaded again. */
export function TaskFailure({ error, fallback, userId, onUser }: Props) {
  const { loadAgain } = useAdminText();
  const queries = useQueryClient();
  const read = useMutation({
    mutationFn: () => adminClient.users.read({ id: userId }),
    onSuccess: (user) => {
      keepUser(queries, user);
      onUser(user);
    },
    onError: (why) => {
      if (failureCodeOf(why) === 'notFound') forgetUser(queries, userId);
    },
  });
  if (read.error) return <FailureBanner error={read.error} fallback={fallback} />;
  return failureCodeOf(error) === 'conflict' ? (
    <FailureBanner
      error={error}
      fallback={fallback}
      againLabel={loadAgain}
      onAgain={() => {
        if (!read.isPending) read.mutate();
      }}
    />
  ) : (
    <FailureBanner error={error} fallback={fallback} />
  );
}
