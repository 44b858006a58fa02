import type { Mail } from '@klarnotam/notam';

/** Longer links are cut or refused by some systems and mail programs. */
export const MAIL_LINK_MAX_CHARACTERS = 2_000;

/** A link that opens `mail` in the mail program, addressed to `to` (RFC 6068: lines end with CR LF). */
export function mailLink(to: string, { subject, body }: Mail): string {
  const address = encodeURIComponent(to).replaceAll('%40', '@');
  const lines = body.replaceAll('\n', '\r\n');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
