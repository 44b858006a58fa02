import type { SavedNotam } from '@klarnotam/contract';
import { composeWithdrawalMail } from '@klarnotam/notam';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useSite } from '../../../shared/api/site.ts';
import { mailLink } from '../../../shared/mail/mail-link.ts';
import { openMail } from '../../../shared/mail/open-mail.ts';
import { useText } from '../../../shared/text/use-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { LinkButton } from '../../../shared/ui/link-button.tsx';
import { isCallingOff } from '../calls-off.ts';
import { CopyMailText } from './copy-mail-text.tsx';
import { RequestFailure } from './request-failure.tsx';
import classes from './request-page.module.css';
import { useCallOff } from './use-request.ts';

/** Writes to the office that a request is not to be published, and notes that; what is known of it stays. */
export function CallOffPart({ request }: { request: SavedNotam }) {
  const { requestLife, savedNotams } = useText();
  const words = requestLife.callOff;
  const { notamOffice } = useSite();
  const isWanted = isCallingOff(useLocation().state);
  const [asking, setAsking] = useState(isWanted);
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isWanted) part.current?.scrollIntoView({ block: 'center' });
  }, [isWanted]);
  const calling = useCallOff(request.id);
  const { kind, refersTo, notamText, operation, calledOffAt } = request;
  const followUp = kind === 'new' || refersTo === null ? null : { kind, number: refersTo };
  const mail = composeWithdrawalMail(notamText, operation, followUp);
  const office = notamOffice?.name ?? savedNotams.office;

  const open = (): void => {
    if (!notamOffice) return;
    openMail(mailLink(notamOffice.email, mail));
    if (calledOffAt === null) calling.mutate(true);
  };
  if (calledOffAt === null && !asking)
    return (
      <div className={classes.part}>
        <h3>{words.heading}</h3>
        <div className={classes.actions}>
          <Button variant="default" onClick={() => setAsking(true)}>
            {words.callOff}
          </Button>
        </div>
      </div>
    );
  return (
    <div className={classes.part} ref={part}>
      {calledOffAt === null && <h3>{words.heading}</h3>}
      <div className={classes.asking} role="group" aria-label={words.callOff}>
        <p>{calledOffAt === null ? words.help(office) : words.mailLeaves}</p>
        {notamOffice ? (
          <p>{requestLife.mailTo(notamOffice.name, notamOffice.email)}</p>
        ) : (
          <p>{requestLife.noOffice}</p>
        )}
        <div className={classes.actions}>
          <Button
            variant={calledOffAt === null ? 'filled' : 'default'}
            disabled={!notamOffice || calling.isPending}
            onClick={open}
          >
            {calledOffAt === null ? words.openMail : requestLife.openMailAgain}
          </Button>
          {calledOffAt === null ? (
            <Button variant="default" onClick={() => setAsking(false)}>
              {words.keep}
            </Button>
          ) : (
            <LinkButton disabled={calling.isPending} onClick={() => calling.mutate(false)}>
              {words.undo}
            </LinkButton>
          )}
        </div>
        <CopyMailText body={mail.body} />
        <RequestFailure error={calling.error} />
      </div>
    </div>
  );
}
