import type { Plan } from '@klarnotam/contract';
import { IconCircleCheck } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { useText } from '../../shared/text/use-text.ts';
import { formatNok } from './format-price.ts';
import classes from './subscribe-page.module.css';

interface Props {
  readonly plan: Plan;
  readonly isCurrent: boolean;
  /** Of the plan that is held, in words; null: no end is known. */
  readonly paidUntil: string | null;
  /** What can be done. */
  readonly children: ReactNode;
}

/** One plan: what it costs, what it holds. */
export function PlanCard({ plan, isCurrent, paidUntil, children }: Props) {
  const { subscribe } = useText();
  const heading = useId();
  const { name, priceNok, mvaNok, limit, per } = plan;
  const free = priceNok === 0;
  const translations =
    limit === -1
      ? subscribe.unlimited
      : per === 'total'
        ? subscribe.inTotal(limit)
        : subscribe.perMonth(limit);
  return (
    <li className={classes.card} data-current={isCurrent || undefined}>
      <article aria-labelledby={heading}>
        <h2 id={heading}>{name}</h2>
        <p className={classes.price}>
          {free ? subscribe.free : subscribe.perYear(formatNok(priceNok + mvaNok))}
        </p>
        <p className={classes.split}>
          {free ? subscribe.noPrice : subscribe.split(formatNok(priceNok), formatNok(mvaNok))}
        </p>
        <ul className={classes.holds}>
          {[translations, subscribe.allFeatures].map((line) => (
            <li key={line}>
              <IconCircleCheck size={20} aria-hidden />
              {line}
            </li>
          ))}
        </ul>
        <div className={classes.actions}>{children}</div>
        {isCurrent && paidUntil !== null && <p className={classes.split}>{subscribe.paidUntil(paidUntil)}</p>}
      </article>
    </li>
  );
}
