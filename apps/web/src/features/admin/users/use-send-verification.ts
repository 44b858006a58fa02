import type { AdminUser } from '@klarnotam/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adminClient } from '../../../shared/api/admin-client.ts';
import { failureCodeOf } from '../../../shared/api/failure.ts';
import { useAdminText } from '../../../shared/text/use-admin-text.ts';
import { USERS_KEY } from '../admin-keys.ts';
import { forgetUser } from './use-users.ts';

/** Mails the verification link again; what became of it is told. */
export function useSendVerification(onSent: (told: string) => void) {
  const { verification: words } = useAdminText();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: AdminUser) => adminClient.users.sendVerification({ id }),
    onSuccess: (_done, { email }) => onSent(words.sent(email)),
    onError: (error, { id }) => {
      const code = failureCodeOf(error);
      if (code === 'notFound') forgetUser(queries, id);
      // Verified meanwhile.
      if (code === 'conflict') void queries.invalidateQueries({ queryKey: USERS_KEY });
    },
  });
}
