import type { SessionUser } from '@klarnotam/contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { isStillShown, SESSION_KEY } from './session.ts';

const kari = { id: '0b1c', email: 'kari@example.no', isAdmin: false } as SessionUser;

test('an answer that comes late counts for whoever is shown still, and for nobody who signed out meanwhile', () => {
  const queries = new QueryClient();
  queries.setQueryData(SESSION_KEY, { user: kari });
  expect(isStillShown(queries, kari)).toBe(true);
  queries.setQueryData(SESSION_KEY, { user: null, why: 'signedOut' });
  expect(isStillShown(queries, kari)).toBe(false);
  queries.setQueryData(SESSION_KEY, { user: { ...kari, id: '7f3e' } });
  expect(isStillShown(queries, kari)).toBe(false);
});
