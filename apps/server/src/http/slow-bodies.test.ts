import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { EndpointTable } from './endpoint-table.ts';
import { endSlowBodies } from './slow-bodies.ts';

/** A hundredth of the product's, but for the rate. */
const TIMES = { minimumBytesPerSecond: 1_000, windowMs: 300, limitMs: 1_200, uploadLimitMs: 60_000 };

const ENDPOINTS: EndpointTable = {
  find: (_method, path) => ({
    path,
    sessionMissing: null,
    uploadBytes: path === '/upload' ? 10_000_000 : null,
  }),
};

let server: Server;
const sockets: Socket[] = [];

beforeEach(async () => {
  server = createServer((request, response) => {
    request.resume();
    request.on('end', () => response.end('done'));
  });
  endSlowBodies(server, ENDPOINTS, TIMES);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

interface Sender {
  readonly socket: Socket;
  readonly answer: Promise<string>;
  isOver(): boolean;
}

function begin(path: string, length: number): Sender {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  let text = '';
  let over = false;
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const answer = new Promise<string>((resolve) => {
    const settle = (): void => {
      over = true;
      resolve(text);
    };
    socket.on('close', settle);
    socket.on('end', settle);
  });
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n`);
  return { socket, answer, isOver: () => over };
}

async function drip({ socket, isOver }: Sender, bytes: number, everyMs: number): Promise<void> {
  while (!isOver() && socket.writable) {
    socket.write('x'.repeat(bytes));
    await sleep(everyMs);
  }
}

test('a body that stops coming is ended with 408', async () => {
  const sender = begin('/text', 1_000_000);
  sender.socket.write('{');
  expect(await sender.answer).toMatch(/^HTTP\/1\.1 408 /);
});

test('a body that drips, byte by byte, is ended too', async () => {
  const sender = begin('/upload', 1_000_000);
  await drip(sender, 1, 20);
  expect(await sender.answer).toMatch(/^HTTP\/1\.1 408 /);
});

test('a body that comes steadily may take long, but not for ever', async () => {
  const sender = begin('/text', 100_000_000);
  await drip(sender, 20_000, 20);
  expect(await sender.answer).toMatch(/^HTTP\/1\.1 408 /);
});

test('a file may take longer than a text', async () => {
  const [file, text] = [begin('/upload', 100_000_000), begin('/text', 100_000_000)];
  const dripping = drip(file, 20_000, 20);
  await drip(text, 20_000, 20);
  await sleep(TIMES.windowMs);
  expect(file.isOver()).toBe(false);
  file.socket.destroy();
  await dripping;
});

test('a body that comes at once is answered', async () => {
  const sender = begin('/text', 1_000);
  sender.socket.write('x'.repeat(1_000));
  expect(await sender.answer).toMatch(/^HTTP\/1\.1 200 /);
});
