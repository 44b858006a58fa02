import { IconMenu2, IconMoon, IconSun } from '@tabler/icons-react';
import { useText } from '../../shared/text/use-text.ts';
import { Brand } from '../../shared/ui/brand.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { PageLink } from '../../shared/ui/page-link.tsx';
import { PATHS } from '../../shared/ui/paths.ts';
import classes from './shell.module.css';

interface Props {
  readonly productName: string;
  /** Where the brand leads to. */
  readonly home: string;
  readonly hasLogIn: boolean;
  readonly scheme: 'light' | 'dark';
  readonly onToggleScheme: () => void;
  readonly menuOpened: boolean;
  readonly onOpenMenu: () => void;
}

/** Brand, log in, colours and menu. Knows neither session nor router, so that a document without them can show it. */
export function TopBar(props: Props) {
  const text = useText();
  const { productName, home, hasLogIn, scheme, onToggleScheme, menuOpened, onOpenMenu } = props;

  return (
    <header className={classes.header} data-print="no">
      <div className={classes.bar}>
        <PageLink to={home} className={classes.brand} aria-label={text.shell.home(productName)}>
          <Brand name={productName} />
        </PageLink>
        <div className={classes.tools}>
          {hasLogIn && (
            <PageLink to={PATHS.auth} className={classes.topLink}>
              {text.shell.menuEntries.logIn}
            </PageLink>
          )}
          <IconButton
            onClick={onToggleScheme}
            aria-label={scheme === 'dark' ? text.shell.toLight : text.shell.toDark}
          >
            {scheme === 'dark' ? <IconSun aria-hidden stroke={1.6} /> : <IconMoon aria-hidden stroke={1.6} />}
          </IconButton>
          <IconButton
            onClick={onOpenMenu}
            aria-label={text.shell.menu}
            aria-haspopup="dialog"
            aria-expanded={menuOpened}
          >
            <IconMenu2 aria-hidden stroke={1.6} />
          </IconButton>
        </div>
      </div>
    </header>
  );
}
