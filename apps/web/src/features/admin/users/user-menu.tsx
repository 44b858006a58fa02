import type { AdminUser } from '@klarnotam/contract';
import { Popover } from '@mantine/core';
import {
  IconDevices,
  IconDots,
  IconHistory,
  IconMailForward,
  IconReceipt,
  IconShieldMinus,
  IconShieldPlus,
  type Icon,
} from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { MantineParts } from '../../../shared/ui/mantine-parts.tsx';
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

interface Entry {
  readonly label: string;
  readonly Shape: Icon;
  readonly act: () => void;
}

/** What is done to a user less often. Mantine's Menu would be heavier than its Popover. */
export function UserMenu({ user, sending, onTask, onSendVerification }: Props) {
  const { actions } = useAdminText().users;
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { isAdmin, emailVerified } = user;
  const task = (kind: 'sessions' | 'payment' | 'grant' | 'revoke', Shape: Icon): Entry => ({
    label: actions[kind],
    Shape,
    act: () => onTask(kind),
  });
  const entries = [
    task('sessions', IconDevices),
    task('payment', IconReceipt),
    ...(emailVerified || sending
      ? []
      : [{ label: actions.verification, Shape: IconMailForward, act: onSendVerification }]),
    ...(isAdmin ? [task('revoke', IconShieldMinus)] : []),
    ...(!isAdmin && emailVerified ? [task('grant', IconShieldPlus)] : []),
  ];

  return (
    <MantineParts>
      <Popover
        opened={opened}
        onChange={setOpened}
        position="bottom-end"
        withinPortal={false}
        trapFocus
        transitionProps={{ duration: 0 }}
        classNames={{ dropdown: classes.menu ?? '' }}
      >
        <Popover.Target>
          <RowButton
            ref={button}
            Shape={IconDots}
            aria-label={actions.moreOf(user.email)}
            onClick={() => setOpened(!opened)}
          >
            {actions.more}
          </RowButton>
        </Popover.Target>
        <Popover.Dropdown>
          <ul>
            {entries.map(({ label, Shape, act }) => (
              <li key={label}>
                <button
                  type="button"
                  className={classes.menuItem}
                  onClick={() => {
                    setOpened(false);
                    // A dialog gives the focus back to where it was when it opened.
                    button.current?.focus();
                    act();
                  }}
                >
                  <Shape size={18} aria-hidden />
                  {label}
                </button>
              </li>
            ))}
            <li>
              <Link to={pathOfAudit({ subject: user.id })} className={classes.menuItem ?? ''}>
                <IconHistory size={18} aria-hidden />
                {actions.audit}
              </Link>
            </li>
          </ul>
        </Popover.Dropdown>
      </Popover>
    </MantineParts>
  );
}
