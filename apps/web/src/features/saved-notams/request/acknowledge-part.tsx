import type { SavedNotam } from '@klarnotam/contract';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { readersTimeZone } from '../../../shared/text/format-instant.ts';
import { useRequestText } from '../../../shared/text/use-request-text.ts';
import fields from '../../../shared/ui/fields.module.css';
import { LinkButton } from '../../../shared/ui/link-button.tsx';
import { RequestFailure } from './request-failure.tsx';
import classes from './request-page.module.css';
import { useMove } from './use-request.ts';

/** The user says that the office acknowledged the request, and when; or that the mail was not sent after all. */
export function AcknowledgePart({ request }: { request: SavedNotam }) {
  const { requestLife } = useRequestText();
  const words = requestLife.acknowledge;
  const move = useMove(request.id);
  /** `yyyy-MM-ddTHH:mm` in the reader's zone; empty: just now. */
  const [when, setWhen] = useState('');
  const [isFuture, setIsFuture] = useState(false);

  const save = (): void => {
    const at = when === '' ? null : new Date(when);
    const future = at !== null && at.getTime() > Date.now();
    setIsFuture(future);
    if (future) return;
    move.mutate({ to: 'acknowledged', ...(at !== null && { at: at.toISOString() }) });
  };
  return (
    <div className={classes.part}>
      <h3>{words.heading}</h3>
      <div className={`${fields.fields ?? ''} ${classes.narrow ?? ''}`}>
        <TextInput
          size="md"
          type="datetime-local"
          label={words.when(readersTimeZone())}
          description={words.help}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          error={isFuture && words.future}
          value={when}
          onChange={({ currentTarget }) => setWhen(currentTarget.value)}
        />
      </div>
      <div className={classes.actions}>
        <Button variant="default" disabled={move.isPending} onClick={save}>
          {words.save}
        </Button>
        <LinkButton disabled={move.isPending} onClick={() => move.mutate({ to: 'mailOpened' })}>
          {requestLife.unmarkSent}
        </LinkButton>
      </div>
      <RequestFailure error={move.error} />
    </div>
  );
}
