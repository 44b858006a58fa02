import { RESET_LINK_HOURS, VERIFICATION_LINK_HOURS } from '@klarnotam/contract';
import type { DatabaseTransaction } from '../../database/create-database.ts';
import { queueMail } from '../../database/mail-queue/queue-mail.ts';
import { writeMail, type MailContent } from '../mail/index.ts';
import type { AccountsContext } from './accounts-context.ts';

export interface AccountMail {
  /** Unique and stable: the same key is the same mail. */
  readonly key: string;
  readonly recipient: string;
  readonly subject: string;
  readonly content: Pick<MailContent, 'title' | 'paragraphs' | 'action' | 'notes'>;
}

type Site = Pick<AccountsContext, 'productName' | 'supportEmail' | 'origin'>;

// These mails hold nothing that the person signing up typed, not even a name: it may be somebody else's address.

/** "Verify your address", with the link that does. */
export function verificationMail(
  { productName, origin }: Site,
  mail: { readonly key: string; readonly recipient: string; readonly code: string },
): AccountMail {
  return {
    ...mail,
    subject: `Verify your e-mail address for ${productName}`,
    content: {
      title: 'Verify your e-mail address',
      paragraphs: [`This address was used to sign up at ${productName}. Open the link to finish signing up.`],
      action: { label: 'Verify e-mail address', url: `${origin()}/?verify=${mail.code}` },
      notes: [
        `The link works for ${VERIFICATION_LINK_HOURS} hours.`,
        'If you did not sign up, do not open the link: without it nobody can use the account.',
      ],
    },
  };
}

/** "You have an account already", for whoever signs up with an address that has one. */
export function accountExistsMail(
  { productName, origin }: Site,
  mail: { readonly key: string; readonly recipient: string },
): AccountMail {
  return {
    ...mail,
    subject: `You already have an account at ${productName}`,
    content: {
      title: 'You already have an account',
      paragraphs: [
        `Somebody signed up at ${productName} with this address, which has an account already. Nothing was changed.`,
        'If it was you, sign in with the password that you have. If you do not know it any more, use "Forgot password?" there.',
      ],
      action: { label: 'Sign in', url: `${origin()}/auth` },
      notes: ['If it was not you, there is nothing to do.'],
    },
  };
}

/** "Choose a new password", with the link that does. */
export function resetMail(
  { productName, origin }: Site,
  mail: { readonly key: string; readonly recipient: string; readonly code: string },
): AccountMail {
  return {
    ...mail,
    subject: `Choose a new password for ${productName}`,
    content: {
      title: 'Choose a new password',
      paragraphs: [`A new password was asked for your account at ${productName}.`],
      action: { label: 'Choose a new password', url: `${origin()}/reset-password?code=${mail.code}` },
      notes: [
        `The link works once, for ${RESET_LINK_HOURS} hour. A new password ends all sessions.`,
        'If you did not ask for it, there is nothing to do: your password stays as it is.',
      ],
    },
  };
}

/** Puts a mail into the queue, in the transaction that it tells of. */
export async function queueAccountMail(
  transaction: DatabaseTransaction,
  { productName, supportEmail, origin }: Site,
  { key, recipient, subject, content }: AccountMail,
): Promise<void> {
  const written = writeMail({ language: 'en', productName, supportEmail, origin: origin(), ...content });
  await queueMail(transaction, { dedupeKey: key, recipient, subject, ...written });
}
