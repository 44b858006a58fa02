import type { Messages } from '../../shared/text/use-text.ts';

export interface UpgradeRequest {
  readonly supportEmail: string;
  readonly plan: string;
  readonly name: string;
  readonly email: string;
  readonly current: string;
}

/** A mail to support that asks for a plan, as the address of a link. */
export function mailToUpgrade(
  { supportEmail, ...request }: UpgradeRequest,
  { mail }: Messages['subscribe'],
): string {
  const subject = encodeURIComponent(mail.subject(request.plan));
  // Lines end with CR LF (RFC 6068, section 5).
  const body = encodeURIComponent(mail.body(request).replaceAll('\n', '\r\n'));
  return `mailto:${encodeURIComponent(supportEmail).replace('%40', '@')}?subject=${subject}&body=${body}`;
}
