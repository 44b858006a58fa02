import { Drawer } from '@mantine/core';
import { Link, useLocation, useNavigate } from 'react-router';
import { useSession, useSignOut } from '../../shared/api/session.ts';
import { useSite } from '../../shared/api/site.ts';
import { useText } from '../../shared/text/use-text.ts';
import { Message } from '../../shared/ui/message.tsx';
import { readAuthLocationState } from '../../shared/ui/auth-location-state.ts';
import { PATHS } from '../../shared/ui/paths.ts';
import { LanguageChoice } from './language-choice.tsx';
import { menuEntries, type MenuEntry } from './menu-entries.ts';
import classes from './shell.module.css';

export function SideMenu({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const text = useText();
  const site = useSite();
  const session = useSession();
  const isCurrent = useIsCurrent();

  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      position="right"
      size={320}
      transitionProps={{ duration: 150 }}
      classNames={{ content: classes.menu }}
    >
      <Drawer.Overlay backgroundOpacity={0.35} />
      <Drawer.Content>
        <div className={classes.menuHeader}>
          <Drawer.Title className={classes.menuTitle ?? ''}>{text.shell.menu}</Drawer.Title>
          <Drawer.CloseButton aria-label={text.shell.closeMenu} size={44} iconSize={22} />
        </div>
        <Drawer.Body className={classes.menuBody ?? ''}>
          <nav aria-label={text.shell.mainNavigation}>
            <ul className={classes.menuList}>
              {menuEntries(session).map((entry) => {
                const label = entry.label(text, site.productName);
                return (
                  <li key={label}>
                    <Link
                      to={entry.to}
                      state={entry.state}
                      className={classes.menuLink ?? ''}
                      aria-current={isCurrent(entry) ? 'page' : undefined}
                      onClick={onClose}
                    >
                      {label}
                    </Link>
                  </li>
                );
              })}
            </ul>
          </nav>
          <LanguageChoice />
          {session?.user && <LogOut email={session.user.email} onDone={onClose} />}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

/** Whether an entry leads to where one is; a page below it counts too. */
function useIsCurrent(): (entry: MenuEntry) => boolean {
  const location = useLocation();
  const { pathname } = location;
  const { mode = 'logIn' } = readAuthLocationState(location.state);
  return ({ to, state: wanted }) =>
    (pathname === to || pathname.startsWith(`${to}/`)) && (wanted?.mode ?? mode) === mode;
}

function LogOut({ email, onDone }: { email: string; onDone: () => void }) {
  const { shell } = useText();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const logOut = (): void =>
    signOut.mutate(undefined, {
      onSuccess: () => {
        onDone();
        void navigate(PATHS.auth, { replace: true });
      },
    });

  return (
    <div className={classes.account}>
      <p className={classes.accountName}>
        {shell.signedInAs} <strong>{email}</strong>
      </p>
      <button type="button" className={classes.menuLink} disabled={signOut.isPending} onClick={logOut}>
        {signOut.isPending ? shell.loggingOut : shell.logOut}
      </button>
      <div role="alert">{signOut.isError && <Message kind="error">{shell.notLoggedOut}</Message>}</div>
    </div>
  );
}
