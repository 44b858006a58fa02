import type { PlannedOperation } from './operation.ts';
import { toPhoneNumber } from './phone.ts';
import { toOneLine } from './telegram-text.ts';

export const MAIL_SUBJECT = 'NOTAM Submission';

export interface Mail {
  readonly subject: string;
  /** Lines end with `\n`. */
  readonly body: string;
}

const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/gu;

/** `notes` in the lines in which they were written. */
function linesOf(notes: string): string {
  return notes
    .replace(LINE_ENDS, '\n')
    .split('\n')
    .map((line) => toOneLine(line))
    .join('\n')
    .trim();
}

/** The mail that takes `notamText` to the NOTAM office: text, notes if there are any, and who to ask. */
export function composeMail(notamText: string, { notes, contactInfo }: PlannedOperation): Mail {
  const { name, email, phoneNumber, companyName } = contactInfo;
  const phone = toPhoneNumber(phoneNumber) ?? toOneLine(phoneNumber);
  const company = toOneLine(companyName);
  const noteLines = linesOf(notes);
  const contact = [
    'Contact Information:',
    `Name: ${toOneLine(name)}`,
    `Email: ${toOneLine(email)}`,
    ...(phone === '' ? [] : [`Phone: ${phone}`]),
    ...(company === '' ? [] : [`Company: ${company}`]),
  ].join('\n');
  const blocks = [notamText, ...(noteLines === '' ? [] : [`Additional Notes:\n${noteLines}`]), contact];
  return { subject: MAIL_SUBJECT, body: blocks.join('\n\n') };
}
