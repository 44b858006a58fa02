import type { AdminUser } from '@klarnotam/contract';
import { IconCreditCard, IconFiles, IconKey, IconPencil, IconTrash, type Icon } from '@tabler/icons-react';
import { useId } from 'react';
import { useSession } from '../../../shared/api/session.ts';
import { formatShortDay } from '../../../shared/text/format-date.ts';
import { useAdminText } from '../../../shared/text/use-admin-text.ts';
import { RowButton } from '../row-button.tsx';
import { UserBadges } from './user-badges.tsx';
import { UserFacts } from './user-facts.tsx';
import { UserMenu } from './user-menu.tsx';
import classes from './user-row.module.css';
import type { TaskKind } from './user-task.ts';

const ACTIONS = [
  ['edit', IconPencil],
  ['password', IconKey],
  ['plan', IconCreditCard],
  ['files', IconFiles],
  ['remove', IconTrash],
] as const satisfies readonly (readonly [TaskKind, Icon])[];

interface Props {
  readonly user: AdminUser;
  /** The verification mail is being asked for. */
  readonly sending: boolean;
  readonly onTask: (kind: TaskKind) => void;
  readonly onSendVerification: () => void;
}

/** One user: who they are, what they use, what can be done. */
export function UserRow({ user, sending, onTask, onSendVerification }: Props) {
  const { users: words } = useAdminText();
  const session = useSession();
  const heading = useId();
  const { email, createdAt, subscription } = user;
  const names = [subscription?.name, subscription?.companyName].filter((name) => name);

  return (
    <li>
      <article className={classes.user} aria-labelledby={heading}>
        <div className={classes.who}>
          <h3 id={heading}>
            <bdi>{email}</bdi>
          </h3>
          {subscription && (
            <p className={classes.names}>
              {names.length === 0 ? words.noName : <bdi>{names.join(', ')}</bdi>}
            </p>
          )}
          <p className={classes.note}>
            <time dateTime={createdAt}>{words.created(formatShortDay(createdAt))}</time>
          </p>
          <UserBadges user={user} isSelf={session?.user?.id === user.id} />
        </div>
        {subscription ? (
          <UserFacts subscription={subscription} />
        ) : (
          <p className={classes.note}>{words.noSubscription}</p>
        )}
        <div className={classes.actions}>
          {ACTIONS.map(([kind, Shape]) => (
            <RowButton key={kind} Shape={Shape} onClick={() => onTask(kind)}>
              {words.actions[kind]}
              <span className="visually-hidden"> {email}</span>
            </RowButton>
          ))}
          <UserMenu user={user} sending={sending} onTask={onTask} onSendVerification={onSendVerification} />
        </div>
      </article>
    </li>
  );
}
