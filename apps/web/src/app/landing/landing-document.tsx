import type { Examples, Site } from '@klarnotam/contract';
import { useState } from 'react';
import { LandingPage } from '../../features/landing/landing-page.tsx';
import { noteUnsaved } from '../../shared/account/unsaved-language.ts';
import { showLanguage } from '../../shared/text/texts.ts';
import { useText } from '../../shared/text/use-text.ts';
import { useSchemeInDocument } from '../../shared/ui/use-scheme.ts';
import { Footer } from '../shell/footer.tsx';
import { LanguageChoice } from '../shell/language-choice.tsx';
import { menuEntries } from '../shell/menu-entries.ts';
import classes from '../shell/shell.module.css';
import { SideMenu } from '../shell/side-menu.tsx';
import { TopBar } from '../shell/top-bar.tsx';

/** What the server puts into the document beside the words. */
export interface LandingData {
  readonly site: Pick<Site, 'productName' | 'partner' | 'supportEmail'>;
  readonly examples: Examples;
}

/** The landing page in the frame of every page, without router, session and Mantine: for visitors, in a document of its own. */
export function LandingDocument({ site, examples }: LandingData) {
  const text = useText();
  const { scheme, toggle } = useSchemeInDocument();
  const [menuOpened, setMenuOpened] = useState(false);

  return (
    <div className={classes.frame}>
      <a className={classes.skip} href="#content">
        {text.shell.skip}
      </a>
      <TopBar
        productName={site.productName}
        home="/"
        hasLogIn
        scheme={scheme}
        onToggleScheme={toggle}
        menuOpened={menuOpened}
        onOpenMenu={() => setMenuOpened(true)}
      />
      <SideMenu
        opened={menuOpened}
        onClose={() => setMenuOpened(false)}
        productName={site.productName}
        entries={menuEntries({ user: null, why: 'visitor' })}
        isCurrent={() => false}
      >
        <LanguageChoice
          choose={(language) => {
            noteUnsaved(language);
            return showLanguage(language);
          }}
        />
      </SideMenu>
      <main id="content" tabIndex={-1} className={classes.main}>
        <LandingPage examples={examples} />
      </main>
      <Footer site={site} hasManual />
    </div>
  );
}
