import type { SavedNotam } from '@klarnotam/contract';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { formatMoment } from '../../../shared/text/format-date.ts';
import { useText } from '../../../shared/text/use-text.ts';
import classes from './request-page.module.css';

/** Sent, acknowledged, published: which of them was noted, and when. */
export function RequestSteps({ request }: { request: SavedNotam }) {
  const { requestLife } = useText();
  const { stage, sentAt, acknowledgedAt, calledOffAt, issued } = request;
  const isSent = stage !== 'draft' && stage !== 'mailOpened';
  const steps = [
    { name: 'sent', done: isSent, at: sentAt },
    { name: 'acknowledged', done: acknowledgedAt !== null, at: acknowledgedAt },
    ...(calledOffAt === null ? [] : [{ name: 'calledOff', done: true, at: calledOffAt } as const]),
    { name: 'issued', done: issued !== null, at: issued?.recordedAt ?? null },
  ] as const;
  return (
    <ol className={classes.steps} aria-label={requestLife.progress}>
      {steps.map(({ name, done, at }) => {
        const Shape = done ? IconCircleCheck : IconCircle;
        return (
          <li key={name} data-done={done || undefined}>
            <Shape size={22} aria-hidden />
            <span>
              <strong>
                {requestLife.steps[name]}
                {name === 'issued' && issued && `: ${issued.number}`}
              </strong>{' '}
              <span className={classes.dimmed}>
                {done ? at !== null && formatMoment(at) : requestLife.notYet}
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
