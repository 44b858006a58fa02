import type { OpenSession } from '@klarnotam/contract';
import { IconLogout } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminClient } from '../../../shared/api/admin-client.ts';
import { failureCodeOf } from '../../../shared/api/failure.ts';
import { formatMoment } from '../../../shared/text/format-date.ts';
import { useAdminText } from '../../../shared/text/use-admin-text.ts';
import { useText } from '../../../shared/text/use-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Message } from '../../../shared/ui/message.tsx';
import { sessionsKeyOf } from '../admin-keys.ts';
import { FailureBanner } from '../failure-banner.tsx';
import { RowButton } from '../row-button.tsx';
import { ListSkeleton } from '../../../shared/ui/list-skeleton.tsx';
import classes from './dialogs.module.css';
import type { UserDialogProps } from './user-task.ts';
import { UserLine } from './user-line.tsx';

/** Where a user is logged in, and the ways to sign them out. */
export function SessionsPanel({ user }: Pick<UserDialogProps, 'user'>) {
  const { sessions: words } = useAdminText();
  const queries = useQueryClient();
  const { id } = user;
  const list = useQuery({
    queryKey: sessionsKeyOf(id),
    queryFn: () => adminClient.users.sessions({ id }),
    staleTime: 0,
  });
  const end = useMutation({
    /** @param sessionId null: all of them */
    mutationFn: async (sessionId: string | null) => {
      if (sessionId === null) await adminClient.users.endAllSessions({ id });
      else await adminClient.users.endSession({ id, sessionId });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsKeyOf(id) }),
  });
  // One that is over already was signed out as well.
  const failed = end.error && failureCodeOf(end.error) !== 'notFound' ? end.error : null;

  return (
    <div className={classes.panel}>
      <UserLine user={user} />
      <div className={classes.told}>
        <div role="status">{end.isSuccess && <Message kind="success">{words.ended}</Message>}</div>
        <div role="alert">
          {list.error && (
            <FailureBanner error={list.error} fallback={words.failed} onAgain={() => void list.refetch()} />
          )}
          {failed && <FailureBanner error={failed} fallback={words.notEnded} />}
        </div>
      </div>
      {list.isPending && <ListSkeleton label={words.loading} rows={2} />}
      {list.data?.length === 0 && <p>{words.none}</p>}
      {list.data && list.data.length > 0 && (
        <>
          <ul className={classes.rows}>
            {list.data.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                ending={end.isPending && end.variables === session.id}
                onEnd={() => end.mutate(session.id)}
              />
            ))}
          </ul>
          <div>
            <Button variant="default" disabled={end.isPending} onClick={() => end.mutate(null)}>
              {end.isPending && end.variables === null ? words.ending : words.all}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

interface RowProps {
  readonly session: OpenSession;
  readonly ending: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, ending, onEnd }: RowProps) {
  const { sessions: words } = useAdminText();
  const { sessions: shared } = useText().member;
  const device = shared.device(session.device);
  const lastUsed = formatMoment(session.lastUsedAt);
  return (
    <li className={classes.row}>
      <div>
        <p className={classes.name}>
          {device}
          {session.current && <span className={classes.held}>{shared.here}</span>}
        </p>
        <p className={classes.note}>
          {shared.lastUsed(lastUsed)} · {shared.since(formatMoment(session.signedInAt))}
        </p>
      </div>
      <RowButton
        Shape={IconLogout}
        disabled={ending}
        aria-label={words.endOf(device, lastUsed)}
        onClick={onEnd}
      >
        {ending ? words.ending : words.end}
      </RowButton>
    </li>
  );
}
