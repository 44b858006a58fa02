import type { AdminUser } from '@klarnotam/contract';
import { IconMailExclamation, IconShieldCheck } from '@tabler/icons-react';
import { useAdminText } from '../../../shared/text/use-admin-text.ts';
import classes from './user-row.module.css';

/** What is out of the ordinary with a user. */
export function UserBadges({ user, isSelf }: { user: AdminUser; isSelf: boolean }) {
  const { users: words } = useAdminText();
  if (!user.isAdmin && user.emailVerified) return null;
  return (
    <ul className={classes.badges}>
      {user.isAdmin && (
        <li data-level="information">
          <IconShieldCheck size={16} aria-hidden />
          {isSelf ? words.isSelf : words.isAdmin}
        </li>
      )}
      {!user.emailVerified && (
        <li data-level="restricted">
          <IconMailExclamation size={16} aria-hidden />
          {words.notVerified}
        </li>
      )}
    </ul>
  );
}
