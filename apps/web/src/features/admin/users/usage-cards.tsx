import type { AdminStatistics } from '@klarnotam/contract';
import { useQuery } from '@tanstack/react-query';
import { adminClient } from '../../../shared/api/admin-client.ts';
import { useAdminText } from '../../../shared/text/use-admin-text.ts';
import { STATISTICS_KEY } from '../admin-keys.ts';
import { FailureBanner } from '../failure-banner.tsx';
import classes from './usage-cards.module.css';

const PLANS = ['free', 'premium', 'pro', 'enterprise'] as const;

/** Use in all: NOTAMs, users, and both by plan. */
export function UsageCards() {
  const { statistics: words } = useAdminText();
  const { data, error, refetch } = useQuery({
    queryKey: STATISTICS_KEY,
    queryFn: () => adminClient.statistics(),
  });

  return (
    <section aria-label={words.label} className={classes.usage}>
      {error && !data && (
        <div role="alert">
          <FailureBanner error={error} fallback={words.failed} onAgain={() => void refetch()} />
        </div>
      )}
      {!error && !data && (
        <div className={classes.skeleton}>
          <p role="status" className="visually-hidden">
            {words.loading}
          </p>
          <div aria-hidden />
          <div aria-hidden />
        </div>
      )}
      {data && <Figures statistics={data} />}
    </section>
  );
}

function Figures({ statistics }: { statistics: AdminStatistics }) {
  const { statistics: words, count } = useAdminText();
  const { totalUsers, usersByPlan, usersWithoutPlan, notamsWithoutPlan } = statistics;
  const shareOf = (users: number): number => (totalUsers === 0 ? 0 : (100 * users) / totalUsers);

  return (
    <>
      <dl className={classes.cards}>
        <Card name={words.totalNotams} value={count(statistics.totalNotams)}>
          {words.reports(statistics.totalReports)}
        </Card>
        <Card name={words.totalUsers} value={count(totalUsers)}>
          {usersWithoutPlan > 0 && words.withoutPlan(usersWithoutPlan)}
        </Card>
        <Card name={words.average} value={count(statistics.averageNotamsPerUser)} />
      </dl>
      <h2 className={classes.heading}>{words.byPlan}</h2>
      <dl className={classes.plans}>
        {PLANS.map((plan) => (
          <div key={plan}>
            <dt>{words.plans[plan]}</dt>
            <dd className={classes.users}>{words.users(usersByPlan[plan])}</dd>
            <dd className={classes.share} aria-hidden>
              <span style={{ width: `${shareOf(usersByPlan[plan])}%` }} />
            </dd>
            <dd className={classes.notams}>{words.notams(statistics.notamsByPlan[plan])}</dd>
          </div>
        ))}
      </dl>
      {notamsWithoutPlan > 0 && <p className={classes.note}>{words.earlier(notamsWithoutPlan)}</p>}
    </>
  );
}

function Card({ name, value, children }: { name: string; value: string; children?: string | false }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={classes.figure}>{value}</dd>
      {typeof children === 'string' && <dd className={classes.note}>{children}</dd>}
    </div>
  );
}
