import { expect, test } from 'vitest';
import { mailFile } from './mail-file.ts';
import { mailLink } from './mail-link.ts';

const mail = { subject: 'NOTAM Submission', body: 'A) "QUOTED" & 100 %?\nB) ÆØÅ #1\n&bcc=x@y.example' };

test('a mail link keeps quotes, line breaks and signs of its own inside the body', () => {
  const link = new URL(mailLink('nof@avinor.no', mail));
  expect(link.pathname).toBe('nof@avinor.no');
  expect([...link.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(link.searchParams.get('subject')).toBe('NOTAM Submission');
  expect(link.searchParams.get('body')).toBe(mail.body.replaceAll('\n', '\r\n'));
});

test('an address cannot bring further fields', () => {
  expect(new URL(mailLink('a@b.example?bcc=c@d.example', mail)).searchParams.get('bcc')).toBeNull();
});

test('a mail file holds the body whole, and headers on a line each', () => {
  const [head = '', body = ''] = mailFile('a@b.example\r\nBcc: c@d.example', mail).split('\r\n\r\n');
  expect(head.split('\r\n').map((line) => line.split(':')[0])).toEqual([
    'To',
    'Subject',
    'X-Unsent',
    'MIME-Version',
    'Content-Type',
    'Content-Transfer-Encoding',
  ]);
  const bytes = Uint8Array.from(atob(body.replace(/\s/g, '')), (sign) => sign.charCodeAt(0));
  expect(new TextDecoder().decode(bytes)).toBe(mail.body.replaceAll('\n', '\r\n'));
  for (const line of mailFile('a@b.example', { ...mail, body: 'x'.repeat(9_999) }).split('\r\n'))
    expect(line.length).toBeLessThanOrEqual(76);
});
