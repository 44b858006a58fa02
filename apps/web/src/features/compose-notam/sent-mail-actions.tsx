import { useState } from 'react';
import { client } from '../../shared/api/client.ts';
import { useText } from '../../shared/text/use-text.ts';
import { AttachmentsNote } from './attachments-note.tsx';
import classes from './compose.module.css';
import { mailFile } from '../../shared/mail/mail-file.ts';
import { MAIL_LINK_MAX_CHARACTERS } from '../../shared/mail/mail-link.ts';
import { Button, ButtonAnchor } from '../../shared/ui/button.tsx';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import type { SentMail } from './use-send-notam.ts';

/** What can be done with a mail that was handed to the mail program, and when that did not work. */
export function SentMailActions({ sent }: { sent: SentMail }) {
  const { send } = useText().compose;
  const { to, mail, link, attachments, savedId } = sent;
  const [told, setTold] = useState('');

  const download = (): void => {
    const url = URL.createObjectURL(new Blob([mailFile(to, mail)], { type: 'message/rfc822' }));
    const anchor = document.createElement('a');
    anchor.href = url;
    anchor.download = 'notam.eml';
    anchor.click();
    window.setTimeout(() => URL.revokeObjectURL(url), 1_000);
  };
  const markSent = async (id: string): Promise<void> => {
    try {
      await client.savedNotams.change({ id, state: 'sent' });
      setTold(send.markedSent);
    } catch {
      setTold(send.notMarked);
    }
  };
  return (
    <div className={classes.sent}>
      {link.length > MAIL_LINK_MAX_CHARACTERS && <p className={classes.tooLong}>{send.tooLong}</p>}
      <p>
        {savedId !== null && <>{send.saved} </>}
        {send.after}
      </p>
      <AttachmentsNote attachments={attachments} />
      <div className={classes.actions}>
        <ButtonAnchor href={link} variant="default">
          {send.openAgain}
        </ButtonAnchor>
        <CopyButton toText={() => mail.body} words={send} onSaid={setTold} />
        <Button variant="default" onClick={download}>
          {send.download}
        </Button>
        {savedId !== null && (
          <Button variant="default" onClick={() => void markSent(savedId)}>
            {send.markSent}
          </Button>
        )}
      </div>
      <p role="status">{told}</p>
    </div>
  );
}
