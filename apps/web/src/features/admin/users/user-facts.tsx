import { planOf, UNLIMITED, type Subscription } from '@klarnotam/contract';
import { IconCircleCheck, IconClockExclamation } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatShortDay, formatShortMoment } from '../../../shared/text/format-date.ts';
import { useAdminText } from '../../../shared/text/use-admin-text.ts';
import { useText } from '../../../shared/text/use-text.ts';
import { shareUsed } from './share-used.ts';
import classes from './user-row.module.css';

/** Plan, status and use of a user. */
export function UserFacts({ subscription }: { subscription: Subscription }) {
  const { users: words, count } = useAdminText();
  const { home } = useText();
  const { planType, paidUntil, status, notamCount, planLimits, updatedAt } = subscription;
  const active = status === 'active';
  const StatusIcon = active ? IconCircleCheck : IconClockExclamation;
  const unlimited = planLimits === UNLIMITED;

  return (
    <dl className={classes.facts}>
      <Fact name={words.planType}>
        {planOf(planType).name}
        {paidUntil !== null && (
          <div className={classes.note}>
            <time dateTime={paidUntil}>{words.paidUntil(formatShortDay(paidUntil))}</time>
          </div>
        )}
      </Fact>
      <Fact name={words.status}>
        <span className={classes.status} data-level={active ? 'allowed' : 'restricted'}>
          <StatusIcon size={18} aria-hidden />
          {home.statuses[status] ?? status}
        </span>
      </Fact>
      <Fact name={words.used}>
        {unlimited ? (
          <>
            <span aria-hidden>{words.usedOf(notamCount, words.unlimited)}</span>
            <span className="visually-hidden">{words.usedOf(notamCount, words.unlimitedSpoken)}</span>
          </>
        ) : (
          words.usedOf(notamCount, count(planLimits))
        )}
        <span className={classes.gauge} aria-hidden>
          <span style={{ width: `${shareUsed(notamCount, planLimits)}%` }} />
        </span>
      </Fact>
      <Fact name={words.lastActivity}>
        <time dateTime={updatedAt}>{formatShortMoment(updatedAt)}</time>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
