import type { MailAttachment } from '@klarnotam/notam';
import { useRef, type ReactNode } from 'react';
import { useSite } from '../../shared/api/site.ts';
import { useText } from '../../shared/text/use-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { Loader } from '../../shared/ui/loader.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { AttachmentsNote } from './attachments-note.tsx';
import classes from './compose.module.css';
import { StillMissing } from './faults/fault-summary.tsx';
import type { FormFault } from './faults/find-faults.ts';
import { RadiusQuestion } from './radius-question.tsx';
import { SentMailActions } from './sent-mail-actions.tsx';
import type { Sending } from './use-send-notam.ts';

interface Props {
  /** What is missing or wrong, a radius that was not chosen among it. */
  readonly faults: readonly FormFault[];
  readonly attachments: readonly MailAttachment[];
  /** That it comes late for the office. */
  readonly lateness: ReactNode;
  readonly sending: Sending;
  /** Sent as soon as regions and heights of the place are known. */
  readonly isAwaited: boolean;
  readonly asksRadius: boolean;
  readonly onGoTo: (field: string) => void;
  readonly onRadius: (radiusM: number) => void;
  readonly onPointOnly: () => void;
}

/** The button, what has to be known before it is pressed, and what comes of it. */
export function SubmitBlock({
  faults,
  attachments,
  lateness,
  sending,
  isAwaited,
  asksRadius,
  onGoTo,
  onRadius,
  onPointOnly,
}: Props) {
  const { compose } = useText();
  const { notamOffice } = useSite();
  const button = useRef<HTMLButtonElement>(null);
  const busy = isAwaited || sending.state === 'submitting';
  const { failure, sent } = sending;
  return (
    <div className={classes.submit}>
      <StillMissing faults={faults} onGoTo={onGoTo} />
      <AttachmentsNote attachments={attachments} />
      {lateness}
      <div role="alert">
        {asksRadius && (
          <RadiusQuestion
            onRadius={(radiusM) => {
              onRadius(radiusM);
              button.current?.focus();
            }}
            onPointOnly={onPointOnly}
          />
        )}
        {failure !== null && (
          <Message
            kind="error"
            heading={failure === 'noOffice' ? compose.send.noOffice : compose.errors[failure]}
          >
            {failure === 'notSaved' && (
              <p>
                {compose.send.savedLater}{' '}
                <LinkButton onClick={() => void sending.saveAgain()}>{compose.send.saveNow}</LinkButton>
              </p>
            )}
          </Message>
        )}
      </div>
      <div role="status">
        {isAwaited && <Message kind="note">{compose.send.awaited}</Message>}
        {sending.state === 'opening' && <Message kind="success">{compose.send.opening}</Message>}
      </div>
      <Button ref={button} type="submit" disabled={busy} leftSection={busy ? <Loader /> : undefined}>
        {isAwaited ? compose.send.lookingUp : busy ? compose.send.busy : compose.send.submit}
      </Button>
      {sent === null && notamOffice && (
        <p className={classes.zone}>{compose.send.opensMail(notamOffice.name)}</p>
      )}
      {sent !== null && <SentMailActions sent={sent} />}
    </div>
  );
}
