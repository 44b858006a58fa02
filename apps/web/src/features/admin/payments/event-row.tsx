import { planOf, type UnmatchedEvent } from '@klarnotam/contract';
import { IconAlertTriangle, IconReceipt, IconUserCheck, IconX } from '@tabler/icons-react';
import { formatShortMoment } from '../../../shared/text/format-date.ts';
import { formatMoney } from '../../../shared/text/format-money.ts';
import { useAdminText } from '../../../shared/text/use-admin-text.ts';
import classes from '../admin-page.module.css';
import { RowButton } from '../row-button.tsx';
import { unitsOf } from './amount.ts';

export type EventTask = 'assign' | 'enter' | 'dismiss';

interface Props {
  readonly event: UnmatchedEvent;
  readonly onTask: (kind: EventTask) => void;
}

/** One event of the payment provider, and what can be done with it. */
export function EventRow({ event, onTask }: Props) {
  const { events: words } = useAdminText();
  const { id, amountMinor, currency, outcome, state, madeAt, email, customerId, reference, planType } = event;
  const facts: readonly (readonly [string, string | null])[] = [
    [words.email, email],
    [words.customer, customerId],
    [words.reference, reference],
    [words.plan, planType && planOf(planType).name],
    [words.event, event.type],
  ];
  const isRefund = outcome === 'waiting';

  return (
    <li className={classes.row}>
      <h3 className={classes.name}>
        {formatMoney(unitsOf(amountMinor, currency), currency.toUpperCase())}, {words.states[state]}
      </h3>
      <span className={classes.badge} data-level="restricted">
        <IconAlertTriangle size={16} aria-hidden />
        {words.outcomes[outcome]}
      </span>
      <p className={classes.note}>
        <time dateTime={madeAt}>{words.made(formatShortMoment(madeAt))}</time>
      </p>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value === null ? words.notTold : <bdi>{value}</bdi>}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.rowActions}>
        {!isRefund && (
          <RowButton Shape={IconUserCheck} aria-label={words.assignOf(id)} onClick={() => onTask('assign')}>
            {words.assign}
          </RowButton>
        )}
        <RowButton Shape={IconReceipt} aria-label={words.enterOf(id)} onClick={() => onTask('enter')}>
          {words.enter}
        </RowButton>
        <RowButton Shape={IconX} aria-label={words.dismissOf(id)} onClick={() => onTask('dismiss')}>
          {words.dismiss}
        </RowButton>
      </div>
    </li>
  );
}
