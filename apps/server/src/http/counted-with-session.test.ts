import { expect, test } from 'vitest';
import { countedWithSession } from './counted-with-session.ts';
import { admin, limited, limitedByAddress, member, os, type ApiRouter } from './procedures.ts';

test('calls are counted with their session where the limit is one of the account, and nobody else is refused first', () => {
  const router = {
    usage: os.usage.use(limitedByAddress('useLink')).handler(() => ({ notams: 0, reports: 0 })),
    translateNotam: os.translateNotam
      .use(member)
      .use(limited('translate'))
      .handler(() => Promise.reject(new Error())),
    drones: {
      list: os.drones.list
        .use(member)
        .use(limited('changePassword'))
        .handler(() => Promise.reject(new Error())),
    },
    admin: {
      statistics: os.admin.statistics
        .use(admin)
        .use(limited('administer'))
        .handler(() => Promise.reject(new Error())),
    },
  } as unknown as ApiRouter;
  const actionOf = countedWithSession(router);
  expect(actionOf('POST', '/translations/notam')).toBe('translate');
  expect(actionOf('GET', '/drones')).toBe('changePassword');
  expect(actionOf('GET', '/usage')).toBeNull();
  expect(actionOf('GET', '/admin/statistics')).toBeNull();
});
