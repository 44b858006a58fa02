import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useUsage } from '../../shared/api/usage.ts';
import { useText } from '../../shared/text/use-text.ts';
import type { AuthLocationState } from '../../shared/ui/auth-location-state.ts';
import { PATHS } from '../../shared/ui/paths.ts';
import { usePageTitle } from '../../shared/ui/use-page-title.ts';
import { Features } from './features.tsx';
import classes from './landing-page.module.css';
import { ReadingAResult } from './reading-a-result.tsx';
import { ExampleNotam } from './example-notam.tsx';

const SIGN_UP: AuthLocationState = { mode: 'signUp' };

/** What the product is, shown on a real NOTAM. */
export function LandingPage() {
  const text = useText();
  useUsage();
  usePageTitle(text.landing.documentTitle);

  return (
    <>
      <div className={classes.sky}>
        <div className={classes.hero}>
          <h1>{text.landing.title}</h1>
          <p className={classes.tagline}>{text.landing.tagline}</p>
          <div className={classes.actions}>
            <Button component={Link} to={PATHS.auth} state={SIGN_UP}>
              {text.landing.start}
            </Button>
            <Button component={Link} to={PATHS.manual} variant="default">
              {text.landing.more}
            </Button>
          </div>
        </div>
        <ExampleNotam />
      </div>
      <Features />
      <ReadingAResult />
      <section className={classes.call}>
        <div className={classes.callRow}>
          <div>
            <h2>{text.landing.callTitle}</h2>
            <p>{text.landing.callText}</p>
          </div>
          <Button component={Link} to={PATHS.auth} state={SIGN_UP}>
            {text.landing.start}
          </Button>
        </div>
      </section>
    </>
  );
}
