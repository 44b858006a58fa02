import { ActionIcon } from '@mantine/core';
import { IconMenu2, IconMoon, IconSun } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { useSession } from '../../shared/api/session.ts';
import { useSite } from '../../shared/api/site.ts';
import { useText } from '../../shared/text/use-text.ts';
import { Brand } from '../../shared/ui/brand.tsx';
import { PATHS } from '../../shared/ui/paths.ts';
import { useTheme } from '../../shared/ui/theme-provider.tsx';
import classes from './shell.module.css';

export function TopBar({ menuOpened, onOpenMenu }: { menuOpened: boolean; onOpenMenu: () => void }) {
  const text = useText();
  const site = useSite();
  const session = useSession();
  const { pathname } = useLocation();
  const { scheme, toggle } = useTheme();
  const schemeLabel = scheme === 'dark' ? text.shell.toLight : text.shell.toDark;

  return (
    <header className={classes.header} data-print="no">
      <div className={classes.bar}>
        <Link
          to={session?.user ? PATHS.home : PATHS.landing}
          className={classes.brand}
          aria-label={text.shell.home(site.productName)}
        >
          <Brand name={site.productName} />
        </Link>
        <div className={classes.tools}>
          {session?.user === null && pathname !== PATHS.auth && (
            <Link to={PATHS.auth} className={classes.topLink}>
              {text.shell.menuEntries.logIn}
            </Link>
          )}
          <ActionIcon
            variant="transparent"
            size={44}
            onClick={toggle}
            aria-label={schemeLabel}
            title={schemeLabel}
          >
            {scheme === 'dark' ? <IconSun aria-hidden stroke={1.6} /> : <IconMoon aria-hidden stroke={1.6} />}
          </ActionIcon>
          <ActionIcon
            variant="transparent"
            size={44}
            onClick={onOpenMenu}
            aria-label={text.shell.menu}
            aria-haspopup="dialog"
            aria-expanded={menuOpened}
          >
            <IconMenu2 aria-hidden stroke={1.6} />
          </ActionIcon>
        </div>
      </div>
    </header>
  );
}
