import { createHash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import type { Mail } from '../../ports/mailer.ts';

/** The part after the @ of the sender. */
function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1) || 'localhost';
}

/** A short name for a mail, the same whenever it is made. */
export function digestOf({ key }: Mail): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 24);
}

/**
 * A mail as nodemailer takes it. Its Message-ID follows from the key, so that mail systems see one mail where it was
 * handed over twice.
 */
export function toMessage(mail: Mail): SendMailOptions {
  return {
    from: mail.from,
    // As an object, so that nothing in an address is read as a list of them.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: mail.writtenAt,
    messageId: `<${digestOf(mail)}@${domainOf(mail.from.address)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
