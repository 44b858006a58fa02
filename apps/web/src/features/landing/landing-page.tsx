import type { Examples } from '@klarnotam/contract';
import { useText } from '../../shared/text/use-text.ts';
import type { AuthLocationState } from '../../shared/ui/auth-location-state.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { PATHS } from '../../shared/ui/paths.ts';
import { Example } from './example.tsx';
import { Features } from './features.tsx';
import classes from './landing-page.module.css';
import { Ratings } from './ratings.tsx';

const SIGN_UP: AuthLocationState = { mode: 'signUp' };

/** What the product is, shown on messages of today. Needs neither session nor router. */
export function LandingPage({ examples }: { readonly examples: Examples | null }) {
  const text = useText();

  return (
    <>
      <div className={classes.sky}>
        <div className={classes.hero}>
          <div className={classes.words}>
            <h1>{text.landing.title}</h1>
            <p className={classes.tagline}>{text.landing.tagline}</p>
            <div className={classes.actions}>
              <ButtonLink to={PATHS.auth} state={SIGN_UP}>
                {text.landing.start}
              </ButtonLink>
              <ButtonLink to={PATHS.manual} variant="default">
                {text.landing.more}
                <span className="visually-hidden"> {text.landing.moreAbout}</span>
              </ButtonLink>
            </div>
          </div>
          <Example given={examples} />
        </div>
      </div>
      <Features />
      <Ratings />
      <section className={classes.call}>
        <div className={classes.callRow}>
          <div>
            <h2>{text.landing.callTitle}</h2>
            <p>{text.landing.callText}</p>
          </div>
          <ButtonLink to={PATHS.auth} state={SIGN_UP}>
            {text.landing.start}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
