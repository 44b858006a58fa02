import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureCodeOf } from '../../shared/api/failure.ts';
import { useSession } from '../../shared/api/session.ts';
import { useSite } from '../../shared/api/site.ts';
import { subscriptionQuery } from '../../shared/api/subscription.ts';
import { DroneChoice } from '../../shared/drones/drone-choice.tsx';
import { useText } from '../../shared/text/use-text.ts';
import { Button, ButtonAnchor } from '../../shared/ui/button.tsx';
import { PageSkeleton } from '../../shared/ui/page-skeleton.tsx';
import { usePageTitle } from '../../shared/ui/use-page-title.ts';
import { DataSection } from './data-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { describeLoadFailure } from './describe-load-failure.ts';
import { EmailSection } from './email-section.tsx';
import { LanguageSection } from './language-section.tsx';
import classes from './member-page.module.css';
import { OlderPricesTable } from './older-prices-table.tsx';
import { PasswordSection } from './password-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { Section } from './section.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** What a member has: plan, profile, password, sessions, data. */
export function MemberPage() {
  const text = useText();
  const { member } = text;
  const session = useSession();
  const [nowMs] = useState(() => Date.now());
  const { data: subscription, error, refetch, isFetching } = useQuery(subscriptionQuery);
  usePageTitle(member.title);

  if (!session?.user) return <PageSkeleton label={member.loading} shape="facts" />;
  if (!subscription) {
    if (!error || isFetching) return <PageSkeleton label={member.loading} shape="facts" />;
    return <LoadError error={error} onTryAgain={() => void refetch()} />;
  }
  const { user } = session;

  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <h1>{member.title}</h1>
      </header>
      <PlanSection subscription={subscription} nowMs={nowMs} />
      <ProfileSection subscription={subscription} />
      <Section title={text.drones.heading} lead={member.drone}>
        <DroneChoice hasHeading={false} />
      </Section>
      <EmailSection address={user.email} />
      <PasswordSection />
      <SessionsSection />
      <LanguageSection language={user.language} />
      <DataSection />
      <OlderPricesTable />
      <DeleteSection address={user.email} />
    </div>
  );
}

function LoadError({ error, onTryAgain }: { error: Error; onTryAgain: () => void }) {
  const text = useText();
  const { supportEmail } = useSite();
  const { title, help } = describeLoadFailure(error, text);
  return (
    <div className={classes.page}>
      <div role="alert" className={classes.header}>
        <h1>{title}</h1>
        {help !== null && <p className={classes.lead}>{help}</p>}
      </div>
      <div className={classes.actions}>
        {failureCodeOf(error) === 'notFound' && supportEmail ? (
          <ButtonAnchor href={`mailto:${supportEmail}`}>{text.member.contactSupport}</ButtonAnchor>
        ) : (
          <Button onClick={onTryAgain}>{text.member.again}</Button>
        )}
      </div>
    </div>
  );
}
