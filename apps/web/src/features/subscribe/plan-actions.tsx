import type { Plan } from '@klarnotam/contract';
import { useText } from '../../shared/text/use-text.ts';
import { Button, ButtonAnchor } from '../../shared/ui/button.tsx';

interface Props {
  readonly plan: Plan;
  readonly isCurrent: boolean;
  /** Whether this plan can be paid by card here. */
  readonly byCard: boolean;
  readonly mailTo: string;
  readonly busy: boolean;
  /** Whether the page of the payment provider is being opened for this plan. */
  readonly opening: boolean;
  readonly onStartFree: () => void;
  readonly onPay: () => void;
}

/** What can be done about a plan: nothing when it is held, but pay for another year. */
export function PlanActions({ plan, isCurrent, byCard, mailTo, busy, opening, onStartFree, onPay }: Props) {
  const { subscribe } = useText();
  const which = <span className="visually-hidden"> {subscribe.forPlan(plan.name)}</span>;
  return (
    <>
      {isCurrent && (
        <Button fullWidth disabled>
          {subscribe.current}
        </Button>
      )}
      {!isCurrent && plan.type === 'free' && (
        <Button fullWidth variant="default" disabled={busy} onClick={onStartFree}>
          {subscribe.startFree}
        </Button>
      )}
      {byCard && (
        <Button fullWidth variant="default" disabled={busy} onClick={onPay}>
          {opening ? subscribe.opening : isCurrent ? subscribe.anotherYear : subscribe.payByCard}
          {which}
        </Button>
      )}
      {!isCurrent && plan.type !== 'free' && (
        <ButtonAnchor fullWidth variant="default" href={mailTo}>
          {subscribe.contact}
          {which}
        </ButtonAnchor>
      )}
    </>
  );
}
