import { contactBlock, MAIL_SUBJECT, type Mail } from './compose-mail.ts';
import type { FollowUp } from './issued/compose-follow-up.ts';
import type { PlannedOperation } from './operation.ts';
import { toOneLine } from './telegram-text.ts';

/** What the office is asked to do. A cancellation or replacement that is called off leaves the NOTAM that it names as it is. */
function askFor(followUp: FollowUp | null): string {
  if (followUp === null)
    return 'Please do not publish the NOTAM that was requested with the text below. The flight will not take place.\nIf it has been published already, please cancel it.';
  const number = toOneLine(followUp.number);
  return followUp.kind === 'cancel'
    ? `Please do not publish the cancellation (NOTAMC) that was requested with the text below. NOTAM ${number} stays in force.`
    : `Please do not publish the replacement (NOTAMR) that was requested with the text below. NOTAM ${number} stays in force.`;
}

/**
 * The mail that calls off a request before it is published: says so first, in subject and text, then what was asked for and who to ask.
 *
 * @param followUp what was asked for in place of an issued NOTAM; null: a new one
 */
export function composeWithdrawalMail(
  notamText: string,
  { contactInfo }: Pick<PlannedOperation, 'contactInfo'>,
  followUp: FollowUp | null,
): Mail {
  const blocks = [`WITHDRAWAL OF REQUEST\n${askFor(followUp)}`, notamText, contactBlock(contactInfo)];
  return { subject: `Withdrawal of ${MAIL_SUBJECT}`, body: blocks.join('\n\n') };
}
