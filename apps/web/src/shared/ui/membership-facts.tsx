import { planOf, type Subscription } from '@klarnotam/contract';
import { IconCircleCheck, IconClockExclamation } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { daysUntil, formatDay } from '../text/format-date.ts';
import { remainingInWords } from '../text/format-plan.ts';
import { useText } from '../text/use-text.ts';
import classes from './membership-facts.module.css';

interface Props {
  readonly subscription: Subscription;
  /** The moment, in milliseconds, from which days are counted. */
  readonly nowMs: number;
}

/** How much is left, until when, since when. */
export function MembershipFacts({ subscription, nowMs }: Props) {
  const text = useText();
  const { home } = text;
  const { notamCount, planLimits, periodEnd, paidUntil, createdAt, status, planType } = subscription;
  const remaining = remainingInWords(subscription, text);
  const used = planLimits > 0 ? Math.min(100, (100 * notamCount) / planLimits) : 0;
  const { per } = planOf(planType);
  const active = status === 'active';
  const StatusIcon = active ? IconCircleCheck : IconClockExclamation;

  return (
    <dl className={classes.facts} aria-label={home.facts} data-unlimited={remaining === null || undefined}>
      {remaining !== null && (
        <Fact name={home.translations}>
          <span className={classes.value}>{remaining}</span>
          <span className={classes.gauge} aria-hidden>
            <span style={{ width: `${used}%` }} />
          </span>
          <span className={classes.note}>{home.used(notamCount, planLimits)}</span>
          {per === 'total' && <div className={classes.note}>{home.inTotal}</div>}
        </Fact>
      )}
      <Fact name={home.renewal}>
        <time dateTime={periodEnd} className={classes.value}>
          {formatDay(periodEnd)}
        </time>
        <div className={classes.note}>{home.daysLeft(daysUntil(periodEnd, nowMs))}</div>
        <div className={classes.note}>
          {per === 'total' || planLimits < 0 ? home.nothingCharged : home.countedAnew(planLimits)}
        </div>
        {paidUntil !== null && <div className={classes.note}>{home.paidUntil(formatDay(paidUntil))}</div>}
      </Fact>
      <Fact name={home.memberSince}>
        <time dateTime={createdAt} className={classes.value}>
          {formatDay(createdAt)}
        </time>
      </Fact>
      <Fact name={home.status}>
        <span className={classes.badge} data-level={active ? 'allowed' : 'restricted'}>
          <StatusIcon size={18} aria-hidden color="var(--level-icon)" />
          {home.statuses[status] ?? status}
        </span>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
