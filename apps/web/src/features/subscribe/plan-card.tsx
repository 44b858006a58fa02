import type { Plan } from '@klarnotam/contract';
import { IconCircleCheck } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { planInWords } from '../../shared/text/plan-in-words.ts';
import { useText } from '../../shared/text/use-text.ts';
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
  const { price, split, translations } = planInWords(plan, subscribe);
  return (
    <li className={classes.card} data-current={isCurrent || undefined}>
      <article aria-labelledby={heading}>
        <h2 id={heading}>{plan.name}</h2>
        <p className={classes.price}>{price}</p>
        <p className={classes.split}>{split}</p>
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
