import { planOf } from '@klarnotam/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { forceSignOut, useSession } from '../../shared/api/session.ts';
import { subscriptionQuery } from '../../shared/api/subscription.ts';
import { useText } from '../../shared/text/use-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { PageSkeleton } from '../../shared/ui/page-skeleton.tsx';
import { isOpen, PATHS } from '../../shared/ui/paths.ts';
import { usePageTitle } from '../../shared/ui/use-page-title.ts';
import classes from './home-page.module.css';
import { MembershipFacts } from '../../shared/ui/membership-facts.tsx';
import { RecentResults } from './recent-results.tsx';
import { RecentSaved } from './recent-saved.tsx';
import recent from './recent.module.css';
import { RETRY_DELAY_MS, describeStartUpFailure, isAuthError, shouldRetryStartUp } from './start-up.ts';
import { Tiles } from './tiles.tsx';

/** Where a member starts: what is left, and where to go. */
export function HomePage() {
  const text = useText();
  const { home } = text;
  const session = useSession();
  const queries = useQueryClient();
  const [nowMs] = useState(() => Date.now());
  const {
    data: subscription,
    error,
    refetch,
    isFetching,
  } = useQuery({
    ...subscriptionQuery,
    retry: shouldRetryStartUp,
    retryDelay: RETRY_DELAY_MS,
  });
  const signedOut = error !== null && isAuthError(error);
  usePageTitle(home.documentTitle);

  useEffect(() => {
    if (signedOut) void forceSignOut(queries);
  }, [signedOut, queries]);

  if (!subscription) {
    if (!error || signedOut || isFetching) return <PageSkeleton label={home.loading} shape="facts" />;
    return <ProfileError message={describeStartUpFailure(error, text)} onTryAgain={() => void refetch()} />;
  }
  const name = (subscription.name || session?.user?.name || '').trim();
  const plan = planOf(subscription.planType);

  return (
    <div className={classes.page}>
      <header>
        <h1>{home.welcome(name === '' ? home.fallbackName : name)}</h1>
        <p className={classes.plan}>
          {plan.type === 'enterprise' ? home.enterprise : home.plan(plan.name)}
          {isOpen(PATHS.subscribe) && <Link to={PATHS.subscribe}>{home.manage}</Link>}
        </p>
      </header>
      <Tiles />
      <MembershipFacts subscription={subscription} nowMs={nowMs} />
      <div className={recent.pair}>
        <RecentResults />
        <RecentSaved />
      </div>
    </div>
  );
}

function ProfileError({ message, onTryAgain }: { message: string; onTryAgain: () => void }) {
  const { home } = useText();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toLogIn = async (): Promise<void> => {
    await forceSignOut(queries);
    await navigate(PATHS.auth, { replace: true });
  };
  return (
    <div className={classes.page}>
      <div role="alert">
        <h1>{home.error.title}</h1>
        <p className={classes.plan}>{message}</p>
      </div>
      <div className={classes.actions}>
        <Button onClick={onTryAgain}>{home.error.again}</Button>
        <Button variant="default" onClick={() => void toLogIn()}>
          {home.error.toLogIn}
        </Button>
      </div>
    </div>
  );
}
