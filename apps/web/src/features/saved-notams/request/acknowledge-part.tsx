import type { SavedNotam } from '@klarnotam/contract';
import { toUtcInstant } from '@klarnotam/aviation';
import { toLocalTime } from '@klarnotam/notam';
import { useState } from 'react';
import { readersTimeZone } from '../../../shared/text/format-instant.ts';
import { useText } from '../../../shared/text/use-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import fields from '../../../shared/ui/fields.module.css';
import { DateField } from '../../../shared/times/date-field.tsx';
import { TimeField } from '../../../shared/times/time-field.tsx';
import { LinkButton } from '../../../shared/ui/link-button.tsx';
import { Message } from '../../../shared/ui/message.tsx';
import { RequestFailure } from './request-failure.tsx';
import classes from './request-page.module.css';
import { useMove } from './use-request.ts';

/** The user says that the office acknowledged the request, and when; or that the mail was not sent after all. */
export function AcknowledgePart({ request }: { request: SavedNotam }) {
  const { requestLife } = useText();
  const words = requestLife.acknowledge;
  const move = useMove(request.id);
  /** In the reader's zone; as long as nobody changed it, the server's clock says when. */
  const [isChanged, setChanged] = useState(false);
  const [now] = useState(() => toLocalTime(toUtcInstant(Date.now()), readersTimeZone()));
  const [date, setDate] = useState(now?.date ?? '');
  const [time, setTime] = useState(now?.time ?? '');
  const [fault, setFault] = useState<string | null>(null);

  const save = (): void => {
    const at = isChanged ? new Date(`${date}T${time}`) : null;
    const found =
      at === null
        ? null
        : Number.isNaN(at.getTime())
          ? words.both
          : at.getTime() > Date.now()
            ? words.future
            : null;
    setFault(found);
    if (found !== null) return;
    move.mutate({ to: 'acknowledged', ...(at !== null && { at: at.toISOString() }) });
  };
  return (
    <div className={classes.part}>
      <h3>{words.heading}</h3>
      <div className={`${fields.fields ?? ''} ${classes.narrow ?? ''}`}>
        <p className={classes.dimmed}>{words.when(readersTimeZone())}</p>
        <div className={fields.pair}>
          <DateField
            name="acknowledgedDate"
            label={words.date}
            value={date}
            earliest={request.createdAt.slice(0, 10)}
            onChange={(changed) => {
              setDate(changed);
              setChanged(true);
              setFault(null);
            }}
          />
          <TimeField
            name="acknowledgedTime"
            label={words.time}
            value={time}
            below={words.help}
            onChange={(changed) => {
              setTime(changed);
              setChanged(true);
              setFault(null);
            }}
          />
        </div>
        <div role="alert">{fault !== null && <Message kind="error">{fault}</Message>}</div>
      </div>
      <div className={classes.actions}>
        <Button variant="default" disabled={move.isPending} onClick={save}>
          {words.save}
        </Button>
        <LinkButton disabled={move.isPending} onClick={() => move.mutate({ to: 'mailOpened' })}>
          {requestLife.unmarkSent}
        </LinkButton>
      </div>
      <p className={classes.dimmed}>{requestLife.callOff.unmarkHelp}</p>
      <RequestFailure error={move.error} />
    </div>
  );
}
