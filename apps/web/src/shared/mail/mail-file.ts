import type { Mail } from '@klarnotam/notam';

const LINE_CHARACTERS = 76;

/** UTF-8 in base64, in lines as a mail has them. */
function encoded(text: string): string {
  const bytes = new TextEncoder().encode(text);
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  const base64 = btoa(binary);
  const lines: string[] = [];
  for (let at = 0; at < base64.length; at += LINE_CHARACTERS)
    lines.push(base64.slice(at, at + LINE_CHARACTERS));
  return lines.join('\r\n');
}

/** `mail` as a file that mail programs open as a draft (RFC 5322). */
export function mailFile(to: string, { subject, body }: Mail): string {
  const oneLine = (text: string): string => text.replace(/\s+/g, ' ');
  return [
    `To: ${oneLine(to)}`,
    `Subject: ${oneLine(subject)}`,
    'X-Unsent: 1',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    encoded(body.replaceAll('\n', '\r\n')),
    '',
  ].join('\r\n');
}
