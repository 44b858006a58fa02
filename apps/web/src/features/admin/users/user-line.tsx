import type { AdminUser } from '@klarnotam/contract';
import classes from './dialogs.module.css';

/** Whom a dialog is about. */
export function UserLine({ user }: { user: AdminUser }) {
  const name = user.subscription?.name ?? '';
  return (
    <p className={classes.userLine}>
      <strong>
        <bdi>{user.email}</bdi>
      </strong>
      {name !== '' && (
        <span>
          <bdi>{name}</bdi>
        </span>
      )}
    </p>
  );
}
