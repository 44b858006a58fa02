import type { Subscription } from '@klarnotam/contract';
import { ListFailure, ListNotice, ShowMore } from '../../shared/ui/list-page.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { MembershipFacts } from '../../shared/ui/membership-facts.tsx';
import { PageSkeleton } from '../../shared/ui/page-skeleton.tsx';
import { Group } from './group.tsx';

const NOW_MS = Date.UTC(2026, 6, 1);
const day = (days: number): string => new Date(NOW_MS + days * 86_400_000).toISOString();

const free: Subscription = {
  id: '11111111-1111-4111-8111-111111111111',
  status: 'active',
  planType: 'free',
  planLimits: 10,
  notamCount: 9,
  remaining: 1,
  createdAt: day(-10),
  updatedAt: day(-1),
  periodStart: day(-10),
  periodEnd: day(20),
  paidUntil: null,
  name: 'Kari Nordmann',
  companyName: '',
  phoneNumber: '+4791234567',
  address: 'Storgata 1',
  zipCode: '0155',
  city: 'Oslo',
  country: 'NO',
};
const plans: readonly Subscription[] = [
  free,
  { ...free, planType: 'pro', planLimits: 30, notamCount: 30, remaining: 0, paidUntil: day(200) },
  { ...free, planType: 'enterprise', planLimits: -1, remaining: null, status: 'suspended' },
];

const later = (): Promise<void> => Promise.resolve();

/** Lists that are loading, empty, failed or longer, and the facts of a membership. */
export function ListStates() {
  return (
    <>
      <Group name="Loading">
        <ListSkeleton label="Loading rows" rows={2} />
        <div>
          <PageSkeleton label="Loading a page" />
          <PageSkeleton label="Loading facts" shape="facts" />
        </div>
      </Group>
      <Group name="List, empty">
        <ListNotice title="Nothing here yet">
          <p>What you save stands here.</p>
        </ListNotice>
      </Group>
      <Group name="List, failed">
        <ListFailure title="Failed to load" again="Try Again" error={new Error('refused')} onAgain={later} />
      </Group>
      <Group name="List, with more">
        <ShowMore
          list={{ hasNextPage: true, isFetchingNextPage: false, fetchNextPage: later }}
          more="Show older ones"
          loading="Loading..."
        />
        <ShowMore
          list={{ hasNextPage: true, isFetchingNextPage: true, fetchNextPage: later }}
          more="Show older ones"
          loading="Loading..."
        />
      </Group>
      <Group name="Membership">
        {plans.map((subscription) => (
          <MembershipFacts key={subscription.planType} subscription={subscription} nowMs={NOW_MS} />
        ))}
      </Group>
    </>
  );
}
