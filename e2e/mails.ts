import { expect, type APIRequestContext } from '@playwright/test';
import { askPeers, PEERS } from './production/peers.ts';

/** Of the newest mail with such a subject in the outbox of local mode. */
async function findInOutbox(
  request: APIRequestContext,
  address: string,
  subject: RegExp,
): Promise<string | null> {
  const list = await (await request.get('/outbox')).text();
  for (const [, id = '', title = '', to] of list.matchAll(
    /href="\/outbox\/([^"]+)">([^<]*)<\/a>\s*<div class="dim">\s*(\S+)/g,
  )) {
    if (to !== address || !subject.test(title)) continue;
    const mail = await (await request.get(`/outbox/${id}`)).text();
    const text = /<pre>([^]*?)<\/pre>/.exec(mail)?.[1] ?? '';
    return text.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&');
  }
  return null;
}

/** Of the newest mail with such a subject that the mail server of production mode was handed. */
async function findAtPeers(address: string, subject: RegExp): Promise<string | null> {
  const mails = await askPeers<{ subject: string; text: string }[]>('GET', '/mails', { to: address });
  return mails.findLast((mail) => subject.test(mail.subject))?.text ?? null;
}

/** The newest mail to an address, once it is there. @returns its text */
export async function waitForMail(
  request: APIRequestContext,
  address: string,
  subject: RegExp,
): Promise<string> {
  const to = address.toLowerCase();
  const found: { text: string | null } = { text: null };
  await expect
    .poll(
      async () =>
        (found.text =
          PEERS === undefined ? await findInOutbox(request, to, subject) : await findAtPeers(to, subject)),
      { intervals: [50] },
    )
    .not.toBeNull();
  return found.text ?? '';
}

/** Where the newest mail to an address leads, once it is there. */
export async function mailTo(
  request: APIRequestContext,
  address: string,
  subject: RegExp,
): Promise<{ readonly link: string }> {
  const text = await waitForMail(request, address, subject);
  const link = /https?:\/\/\S*(?:[?&](?:verify|code)=\S*|\/auth)(?=\s|$)/.exec(text)?.[0];
  if (link === undefined) throw new Error(`The mail to ${address} has no link`);
  const { pathname, search } = new URL(link);
  return { link: pathname + search };
}
