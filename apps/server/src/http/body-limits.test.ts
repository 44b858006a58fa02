import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { limitBodies } from './body-limits.ts';
import type { EndpointTable } from './endpoint-table.ts';

const UPLOAD_BYTES = 5_000_000;
const ENDPOINTS: EndpointTable = {
  find: (_method, path) => ({
    path,
    sessionMissing: null,
    uploadBytes: path === '/api/files' ? UPLOAD_BYTES : null,
  }),
};

const app = new Hono();
app.use(limitBodies(ENDPOINTS));
app.post('*', async (c) => c.json({ length: (await c.req.text()).length }));

async function send(path: string, length: number, isChunked = false): Promise<readonly [number, unknown]> {
  const bytes = new TextEncoder().encode('x'.repeat(length));
  const response = await app.request(path, {
    method: 'POST',
    body: isChunked ? new Blob([bytes]).stream() : bytes,
    ...(isChunked ? { duplex: 'half' } : { headers: { 'content-length': String(length) } }),
  });
  return [response.status, await response.json()];
}

test.each([false, true])(
  'a body is read up to what its endpoint takes (in chunks: %s)',
  async (isChunked) => {
    expect(await send('/api/auth/sign-in/email', 20_000, isChunked)).toEqual([200, { length: 20_000 }]);
    expect(await send('/api/auth/sign-in/email', 20_001, isChunked)).toMatchObject([
      422,
      { code: 'invalid' },
    ]);
    expect(await send('/api/saved-notams', 1_000_000, isChunked)).toEqual([200, { length: 1_000_000 }]);
    expect(await send('/api/saved-notams', 8_000_000, isChunked)).toMatchObject([413, { code: 'tooLarge' }]);
  },
);

test('a file may be as large as the contract says', async () => {
  expect(await send('/api/files', UPLOAD_BYTES)).toEqual([200, { length: UPLOAD_BYTES }]);
  expect(await send('/api/files', UPLOAD_BYTES + 20_000)).toMatchObject([
    413,
    { code: 'tooLarge', message: 'The file is too large.', maximumBytes: UPLOAD_BYTES },
  ]);
});
