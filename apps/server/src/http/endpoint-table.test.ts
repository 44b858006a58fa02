import { contract } from '@klarnotam/contract';
import { os } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { createEndpointTable, ENDPOINTS } from './endpoint-table.ts';

describe('the endpoint of a request', () => {
  test.each([
    ['GET', '/api/usage', '/usage'],
    ['HEAD', '/api/usage', '/usage'],
    ['GET', '/api/usage/', '/usage'],
    ['GET', '/api/usage//', '/usage'],
    ['DELETE', '/api/translations', '/translations'],
    ['DELETE', '/api/translations/7', '/translations/{id}'],
    ['POST', '/api/saved-notams/7/restore', '/saved-notams/{id}/restore'],
  ])('%s %s is %s', (method, path, wanted) => {
    expect(ENDPOINTS.find(method, path)?.path).toBe(wanted);
  });

  test.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/usage'],
    ['POST', '/api/usage'],
    ['HEAD', '/api/saved-notams/7/restore'],
    ['GET', '/api/saved-notams//restore'],
    ['GET', '/api//'],
    ['GET', '/api/translations/7/8'],
    ['GET', '/api/%75sage'],
  ])('%s %s is none', (method, path) => {
    expect(ENDPOINTS.find(method, path)).toBeNull();
  });

  test('tells whether it needs a session, and in which words it asks for one', () => {
    expect(ENDPOINTS.find('GET', '/api/site')?.sessionMissing).toBeNull();
    expect(ENDPOINTS.find('POST', '/api/auth/sign-in/email')?.sessionMissing).toBeNull();
    expect(ENDPOINTS.find('GET', '/api/translations')?.sessionMissing).toBe('Please sign in first');
    expect(ENDPOINTS.find('POST', '/api/auth/change-password')?.sessionMissing).toBe(
      'No active session found',
    );
  });

  test('a path without parameters goes before one whose parameter it would fit', () => {
    const handler = os.handler(() => null);
    const table = createEndpointTable({
      one: handler.route({ method: 'GET', path: '/files/{id}' }),
      all: handler.route({ method: 'GET', path: '/files/recent' }),
    });
    expect(table.find('GET', '/api/files/recent')?.path).toBe('/files/recent');
    expect(table.find('GET', '/api/files/7')?.path).toBe('/files/{id}');
  });

  test('an endpoint that takes a file says how large it may be', () => {
    const table = createEndpointTable({
      store: contract.savedNotams.save
        .route({ method: 'POST', path: '/files' })
        .meta({ upload: { maximumBytes: 10_000_000 } }),
    });
    expect(table.find('POST', '/api/files')?.uploadBytes).toBe(10_000_000);
    expect(ENDPOINTS.find('POST', '/api/saved-notams')?.uploadBytes).toBeNull();
  });
});
