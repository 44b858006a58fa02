import type { SessionUser } from '@klarnotam/contract';
import { call } from '@orpc/server';
import { describe, expect, test, vi } from 'vitest';
import { admin, limited, limitedByAddress, member, os } from './procedures.ts';
import type { RequestContext } from './request-context.ts';

const KARI: SessionUser = {
  id: '7f8f9d5c-2f0b-4d7e-8f57-0d3a3b1a6c11',
  email: 'kari@klar.example',
  name: 'Kari Nordmann',
  emailVerified: true,
  language: 'en',
  isAdmin: false,
};
const USAGE = { notams: 1, reports: 2 };

function contextOf(user: SessionUser | null) {
  const check = vi.fn<RequestContext['limits']['check']>();
  const context: RequestContext = {
    readSession: () => Promise.resolve(user),
    cookies: null,
    client: { address: '192.0.2.1', userAgent: null },
    limits: { check },
    counted: null,
    answerHeaders: new Headers(),
  };
  return { context, check };
}

describe('an endpoint', () => {
  const forMembers = os.usage.use(member).handler(() => USAGE);
  const forAdmins = os.usage.use(admin).handler(() => USAGE);

  test('for members is closed to whoever is not signed in', async () => {
    await expect(call(forMembers, undefined, contextOf(null))).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    expect(await call(forMembers, undefined, contextOf(KARI))).toEqual(USAGE);
  });

  test('for administrators is closed to members, and to whoever is not signed in', async () => {
    await expect(call(forAdmins, undefined, contextOf(null))).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    await expect(call(forAdmins, undefined, contextOf(KARI))).rejects.toMatchObject({ code: 'forbidden' });
    expect(await call(forAdmins, undefined, contextOf({ ...KARI, isAdmin: true }))).toEqual(USAGE);
  });

  test('with a limit counts each call for the account, without a session for the address', async () => {
    const asMember = contextOf(KARI);
    await call(
      os.usage
        .use(member)
        .use(limited('savedNotams'))
        .handler(() => USAGE),
      undefined,
      asMember,
    );
    expect(asMember.check.mock.calls).toEqual([['savedNotams', { account: KARI.id }]]);
    const asVisitor = contextOf(null);
    await call(
      os.usage.use(limitedByAddress('useLink')).handler(() => USAGE),
      undefined,
      asVisitor,
    );
    expect(asVisitor.check.mock.calls).toEqual([['useLink', { address: '192.0.2.1' }]]);
  });
});
