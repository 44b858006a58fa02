import '@mantine/core/styles/Menu.css';
import type { AdminUser } from '@klarnotam/contract';
import { Menu } from '@mantine/core';
import {
  IconDevices,
  IconDots,
  IconHistory,
  IconMailForward,
  IconReceipt,
  IconShieldMinus,
  IconShieldPlus,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { useAdminText } from '../../../shared/text/use-admin-text.ts';
import { pathOfAudit } from '../audit/audit-filter.ts';
import { RowButton } from '../row-button.tsx';
import classes from './user-row.module.css';
import type { TaskKind } from './user-task.ts';

interface Props {
  readonly user: AdminUser;
  readonly sending: boolean;
  readonly onTask: (kind: TaskKind) => void;
  readonly onSendVerification: () => void;
}

/** What is done to a user less often. */
export function UserMenu({ user, sending, onTask, onSendVerification }: Props) {
  const { users: words } = useAdminText();
  const { actions } = words;
  const right = user.isAdmin ? 'revoke' : 'grant';
  const RightIcon = user.isAdmin ? IconShieldMinus : IconShieldPlus;

  return (
    <Menu
      position="bottom-end"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      transitionProps={{ duration: 0 }}
      classNames={{ dropdown: classes.menu ?? '', item: classes.menuItem ?? '' }}
    >
      <Menu.Target>
        <RowButton Shape={IconDots} aria-label={actions.moreOf(user.email)}>
          {actions.more}
        </RowButton>
      </Menu.Target>
      <Menu.Dropdown aria-label={actions.moreOf(user.email)}>
        <Menu.Item leftSection={<IconDevices size={18} aria-hidden />} onClick={() => onTask('sessions')}>
          {actions.sessions}
        </Menu.Item>
        <Menu.Item leftSection={<IconReceipt size={18} aria-hidden />} onClick={() => onTask('payment')}>
          {actions.payment}
        </Menu.Item>
        {!user.emailVerified && (
          <Menu.Item
            leftSection={<IconMailForward size={18} aria-hidden />}
            disabled={sending}
            onClick={onSendVerification}
          >
            {actions.verification}
          </Menu.Item>
        )}
        {(user.isAdmin || user.emailVerified) && (
          <Menu.Item leftSection={<RightIcon size={18} aria-hidden />} onClick={() => onTask(right)}>
            {actions[right]}
          </Menu.Item>
        )}
        <Menu.Item
          component={Link}
          to={pathOfAudit({ subject: user.id })}
          leftSection={<IconHistory size={18} aria-hidden />}
        >
          {actions.audit}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
