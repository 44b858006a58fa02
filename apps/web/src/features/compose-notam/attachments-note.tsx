import { APPROVAL_ABOVE_M, type MailAttachment } from '@klarnotam/notam';
import { useText } from '../../shared/text/use-text.ts';
import classes from './compose.module.css';

/** The documents that the pilot has to attach to the mail: a link of a mail cannot. */
export function AttachmentsNote({ attachments }: { readonly attachments: readonly MailAttachment[] }) {
  const { send } = useText().compose;
  if (attachments.length === 0) return null;
  const say = (attachment: MailAttachment): string =>
    attachment.kind === 'unitApproval'
      ? send.unitApproval(attachment.unit)
      : send.authorityPermission(
          [
            ...(attachment.isBvlos ? ['BVLOS'] : []),
            ...(attachment.isAbove120M ? [send.aboveHeight(APPROVAL_ABOVE_M)] : []),
          ].join(', '),
          attachment.reference,
        );
  return (
    <div className={classes.attachments}>
      <p>{send.attach}</p>
      <ul>
        {attachments.map((attachment) => (
          <li key={say(attachment)}>{say(attachment)}</li>
        ))}
      </ul>
    </div>
  );
}
