import type { SavedNotam } from '@klarnotam/contract';
import { composeMail } from '@klarnotam/notam';
import { Link } from 'react-router';
import { useSite } from '../../../shared/api/site.ts';
import { mailLink } from '../../../shared/mail/mail-link.ts';
import { openMail } from '../../../shared/mail/open-mail.ts';
import { useText } from '../../../shared/text/use-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Message } from '../../../shared/ui/message.tsx';
import { pathToResend } from '../../../shared/ui/paths.ts';
import { CopyMailText } from './copy-mail-text.tsx';
import { RequestFailure } from './request-failure.tsx';
import classes from './request-page.module.css';
import { useMove } from './use-request.ts';

/** Takes a saved text to the office by mail, as the form does: what was written stays, and whether it left the user says. */
export function MailPart({ request }: { request: SavedNotam }) {
  const { requestLife } = useText();
  const { notamOffice } = useSite();
  const move = useMove(request.id);
  const { id, stage, kind, refersTo, notamText, operation } = request;
  const followUp = kind === 'new' || refersTo === null ? null : { kind, number: refersTo };
  const mail = composeMail(notamText, operation, [], followUp);

  const open = (): void => {
    if (!notamOffice) return;
    openMail(mailLink(notamOffice.email, mail));
    if (stage === 'draft') move.mutate({ to: 'mailOpened' });
  };
  if (!notamOffice) return <Message kind="error">{requestLife.noOffice}</Message>;
  return (
    <div className={classes.part}>
      <p>{requestLife.mailTo(notamOffice.name, notamOffice.email)}</p>
      <div className={classes.actions}>
        <Button variant={stage === 'draft' ? 'filled' : 'default'} onClick={open}>
          {stage === 'draft' ? requestLife.openMail : requestLife.openMailAgain}
        </Button>
        <Button
          variant={stage === 'mailOpened' ? 'filled' : 'default'}
          disabled={move.isPending}
          onClick={() => move.mutate({ to: 'sent' })}
        >
          {requestLife.markSent}
        </Button>
        {kind === 'new' && (
          <Link to={pathToResend(id)} className={classes.inline}>
            {requestLife.edit}
          </Link>
        )}
      </div>
      <CopyMailText body={mail.body} />
      <RequestFailure error={move.error} />
    </div>
  );
}
