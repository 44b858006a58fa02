import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { EndpointTable } from './endpoint-table.ts';
import { requireContentType } from './require-content-type.ts';

const ENDPOINTS: EndpointTable = {
  find: (_method, path) => ({
    path,
    sessionMissing: null,
    uploadBytes: path === '/api/files' ? 1_000 : null,
  }),
};
const app = new Hono();
app.use(requireContentType(ENDPOINTS));
app.all('*', (c) => c.json({}));

async function statusOf(path: string, headers: Record<string, string>, method = 'POST'): Promise<number> {
  return (await app.request(path, { method, headers })).status;
}

test.each([
  ['application/json', 200],
  ['Application/JSON; charset=utf-8', 200],
  ['text/plain', 415],
  ['application/x-www-form-urlencoded', 415],
  ['multipart/form-data; boundary=a', 415],
  ['application/jsonp', 415],
  ['', 415],
])('a body of the kind %j gets %i', async (kind, status) => {
  expect(await statusOf('/api/x', { 'content-length': '2', 'content-type': kind })).toBe(status);
  expect(await statusOf('/api/x', { 'transfer-encoding': 'chunked', 'content-type': kind })).toBe(status);
});

test('an endpoint that takes a file takes forms too', async () => {
  const form = { 'content-length': '2', 'content-type': 'multipart/form-data; boundary=a' };
  expect(await statusOf('/api/files', form)).toBe(200);
  expect(await statusOf('/api/files', { ...form, 'content-type': 'text/html' })).toBe(415);
});

test('a request without a body needs no kind', async () => {
  expect(await statusOf('/api/x', {})).toBe(200);
  expect(await statusOf('/api/x', { 'content-length': '0' })).toBe(200);
  expect(await statusOf('/api/x', { 'content-type': 'text/plain' }, 'GET')).toBe(200);
});
