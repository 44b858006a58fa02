import { useDisclosure } from '@mantine/hooks';
import { Suspense, useRef } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { useLanguageOfUser } from '../../shared/account/use-screen-language.ts';
import { useSessionAcrossTabs } from '../../shared/api/session.ts';
import { useText } from '../../shared/text/use-text.ts';
import { PageSkeleton } from '../../shared/ui/page-skeleton.tsx';
import { OfflineWhenIdle } from '../offline/offline-when-idle.tsx';
import { Footer } from './footer.tsx';
import classes from './shell.module.css';
import { SideMenu } from './side-menu.tsx';
import { TopBar } from './top-bar.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

/** The frame of every page. */
export function Shell() {
  const text = useText();
  const [menuOpened, menu] = useDisclosure(false);
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  useSessionAcrossTabs();
  useLanguageOfUser();

  return (
    <div className={classes.frame}>
      <a className={classes.skip} href="#content">
        {text.shell.skip}
      </a>
      <TopBar menuOpened={menuOpened} onOpenMenu={menu.open} />
      <SideMenu opened={menuOpened} onClose={menu.close} />
      <OfflineWhenIdle />
      <main id="content" ref={main} tabIndex={-1} className={classes.main}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <ScrollRestoration />
    </div>
  );
}
