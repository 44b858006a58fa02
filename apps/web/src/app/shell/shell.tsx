import { Suspense, useRef, useState, type ReactNode } from 'react';
import { Link, Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { useChooseLanguage, useLanguageOfUser } from '../../shared/account/use-screen-language.ts';
import { useSession, useSessionAcrossTabs } from '../../shared/api/session.ts';
import { useSite } from '../../shared/api/site.ts';
import { useText } from '../../shared/text/use-text.ts';
import { readAuthLocation } from '../../shared/ui/auth-location-state.ts';
import { DrawPageLink, type PageLinkProps } from '../../shared/ui/page-link.tsx';
import { PageSkeleton } from '../../shared/ui/page-skeleton.tsx';
import { PATHS } from '../../shared/ui/paths.ts';
import { useTheme } from '../../shared/ui/theme-provider.tsx';
import { repeatEarlyActions } from '../drawing/repeat-early-actions.ts';
import { WhenReady } from '../drawing/when-ready.tsx';
import { OfflineWhenIdle } from '../offline/offline-when-idle.tsx';
import { Footer } from './footer.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { LogOut } from './log-out.tsx';
import { menuEntries, type MenuEntry } from './menu-entries.ts';
import type { PageHandle } from './page-handle.ts';
import classes from './shell.module.css';
import { SideMenu } from './side-menu.tsx';
import { TopBar } from './top-bar.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

function routedLink({ className, ...rest }: PageLinkProps): ReactNode {
  return <Link {...rest} {...(className !== undefined && { className })} />;
}

/** The frame of every page. */
export function Shell() {
  const text = useText();
  const site = useSite();
  const session = useSession();
  const { pathname } = useLocation();
  const { scheme, toggle } = useTheme();
  const isCurrent = useIsCurrent();
  const chooseLanguage = useChooseLanguage();
  const [menuOpened, setMenuOpened] = useState(false);
  const main = useRef<HTMLElement>(null);
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  const closeMenu = (): void => setMenuOpened(false);
  useFocusOnNavigation(main);
  useSessionAcrossTabs();
  useLanguageOfUser();

  return (
    <DrawPageLink value={routedLink}>
      <div className={classes.frame}>
        <a className={classes.skip} href="#content">
          {text.shell.skip}
        </a>
        <TopBar
          productName={site.productName}
          home={session?.user ? PATHS.home : PATHS.landing}
          hasLogIn={session?.user === null && pathname !== PATHS.auth}
          scheme={scheme}
          onToggleScheme={toggle}
          menuOpened={menuOpened}
          onOpenMenu={() => setMenuOpened(true)}
        />
        <SideMenu
          opened={menuOpened}
          onClose={closeMenu}
          productName={site.productName}
          entries={menuEntries(session)}
          isCurrent={isCurrent}
        >
          <LanguageChoice choose={chooseLanguage} />
          {session?.user && <LogOut email={session.user.email} onDone={closeMenu} />}
        </SideMenu>
        <OfflineWhenIdle />
        <main id="content" ref={main} tabIndex={-1} className={classes.main}>
          <Suspense fallback={<PageSkeleton />}>
            <WhenReady tell={repeatEarlyActions}>
              <Outlet />
            </WhenReady>
          </Suspense>
        </main>
        <Footer site={site} hasManual note={handle?.FooterNote} />
        <ScrollRestoration getKey={scrollKeyOf} />
      </div>
    </DrawPageLink>
  );
}

/** A page that was opened by its address has no key of its own: without the path it would stand where the one before it was left. */
function scrollKeyOf({ key, pathname }: { readonly key: string; readonly pathname: string }): string {
  return key === 'default' ? pathname : key;
}

/** Whether an entry leads to where one is; a page below it counts too. */
function useIsCurrent(): (entry: MenuEntry) => boolean {
  const location = useLocation();
  const { pathname } = location;
  const { mode = 'logIn' } = readAuthLocation(location);
  return ({ to, state: wanted }) =>
    (pathname === to || pathname.startsWith(`${to}/`)) && (wanted?.mode ?? mode) === mode;
}
