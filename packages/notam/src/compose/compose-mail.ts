import type { FollowUp } from './issued/compose-follow-up.ts';
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

/** Higher than this above ground an operation needs the permission of the civil aviation authority. */
export const APPROVAL_ABOVE_M = 120;

/** A document that the office wants to see with the request. */
export type MailAttachment =
  | {
      readonly kind: 'authorityPermission';
      readonly isBvlos: boolean;
      readonly isAbove120M: boolean;
      /** As it is written on the permission; empty: not told. */
      readonly reference: string;
    }
  | {
      readonly kind: 'unitApproval';
      /** The air traffic services unit whose airspace may reach the area. */
      readonly unit: string;
    };

/**
 * What has to be attached to the mail.
 *
 * @param units air traffic services units whose airspace may reach the area
 */
export function attachmentsOf(
  { vlos, maxHeightMeters, permissionReference }: PlannedOperation,
  units: readonly string[],
): readonly MailAttachment[] {
  const [isBvlos, isAbove120M] = [vlos === 'BVLOS', maxHeightMeters > APPROVAL_ABOVE_M];
  const permission: readonly MailAttachment[] =
    isBvlos || isAbove120M
      ? [
          {
            kind: 'authorityPermission',
            isBvlos,
            isAbove120M,
            reference: toOneLine(permissionReference),
          },
        ]
      : [];
  return [...permission, ...[...new Set(units)].map((unit) => ({ kind: 'unitApproval', unit }) as const)];
}

function lineOf(attachment: MailAttachment): string {
  if (attachment.kind === 'unitApproval')
    return `- Approval of ${toOneLine(attachment.unit)}, if the area is in its airspace`;
  const { isBvlos, isAbove120M, reference } = attachment;
  const why = [...(isBvlos ? ['BVLOS'] : []), ...(isAbove120M ? [`above ${APPROVAL_ABOVE_M} m AGL`] : [])];
  const named = reference === '' ? '' : `, reference ${reference}`;
  return `- Permission of the Civil Aviation Authority (${why.join(', ')})${named}`;
}

/** What tells an office, before it reads the text below, that this is no request for a flight. */
function headOf(followUp: FollowUp | null): { readonly subject: string; readonly lines: readonly string[] } {
  if (followUp?.kind !== 'cancel') return { subject: MAIL_SUBJECT, lines: [] };
  const number = toOneLine(followUp.number);
  return {
    subject: `Cancellation (NOTAMC) of NOTAM ${number}`,
    lines: [
      `CANCELLATION (NOTAMC) OF NOTAM ${number}\nPlease cancel NOTAM ${number}. This is not a new flight.`,
    ],
  };
}

/** Whom the office can ask, as the last block of a mail. */
export function contactBlock({
  name,
  email,
  phoneNumber,
  companyName,
}: PlannedOperation['contactInfo']): string {
  const phone = toPhoneNumber(phoneNumber) ?? toOneLine(phoneNumber);
  const company = toOneLine(companyName);
  return [
    'Contact Information:',
    `Name: ${toOneLine(name)}`,
    `Email: ${toOneLine(email)}`,
    ...(phone === '' ? [] : [`Phone: ${phone}`]),
    ...(company === '' ? [] : [`Company: ${company}`]),
  ].join('\n');
}

/**
 * The mail that takes `notamText` to the NOTAM office: text, notes if there are any, what is attached, and who to ask. A cancellation says so
 * first, and leaves out the notes, which are of the flight.
 */
export function composeMail(
  notamText: string,
  { notes, contactInfo }: Pick<PlannedOperation, 'notes' | 'contactInfo'>,
  attachments: readonly MailAttachment[] = [],
  followUp: FollowUp | null = null,
): Mail {
  const { subject, lines } = headOf(followUp);
  const noteLines = lines.length > 0 ? '' : linesOf(notes);
  const blocks = [
    ...lines,
    notamText,
    ...(noteLines === '' ? [] : [`Additional Notes:\n${noteLines}`]),
    ...(attachments.length === 0 ? [] : [['Attachments:', ...attachments.map(lineOf)].join('\n')]),
    contactBlock(contactInfo),
  ];
  return { subject, body: blocks.join('\n\n') };
}
