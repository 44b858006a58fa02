import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { createBuiltInGazetteer } from '../../adapters/gazetteer/built-in-gazetteer.ts';
import { createInThreadPasteReader } from '../../adapters/paste-reader/in-thread-paste-reader.ts';
import type { WorkerPool } from '../../adapters/paste-reader/worker-pool-paste-reader.ts';
import { geoTz } from '../../adapters/time-zones/geo-tz.ts';
import { compose } from '../../compose.ts';
import { createPasteTasks } from '../../compose/paste-tasks.ts';
import { readConfig } from '../../config.ts';
import type { Database } from '../../database/create-database.ts';
import { createTestDatabase } from '../../database/testing/create-test-database.ts';
import { createLog } from '../server-log.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
}

/** Somebody who calls: a browser with its cookies, at an address. */
export interface Visitor {
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Any other method; a body of undefined is none. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  readonly cookies: Map<string, string>;
}

export interface TestService {
  readonly database: Database;
  readonly connectionString: string;
  readonly origin: string;
  readonly dataDir: string;
  visitor(address?: string): Visitor;
  fetch(path: string, init?: RequestInit, address?: string): Promise<Response>;
  /** What a server of its own hands requests to. */
  handle(request: Request, env: object): Promise<Response>;
  /** The link of the newest mail to an address, once it was sent. */
  linkTo(address: string, already?: number): Promise<URL>;
  /** How many mails went to an address. */
  mailsTo(address: string): readonly string[];
  /** The lines of the log so far. */
  logged(): readonly string[];
  stop(): Promise<void>;
}

const ORIGIN = 'http://localhost:3000';

let tasks: ReturnType<typeof createPasteTasks> | undefined;

/** Reads on the thread of the tests, which has read the code once for all services: a thread of each costs a second. */
function readInThread(): WorkerPool {
  tasks ??= createPasteTasks({ gazetteer: createBuiltInGazetteer(), timeZones: geoTz });
  return {
    ...createInThreadPasteReader(tasks),
    warmUp: () => undefined,
    state: () => ({ threads: 0, running: 0, waiting: 0 }),
    stop: () => Promise.resolve(),
  };
}

/**
 * The whole service on a database of its own, with its mails in a folder, called without a network.
 *
 * @param reading where pasted texts are read; `threads` as in production, where a test is about that
 */
export async function openService(
  settings: Readonly<Record<string, string>> = {},
  { reading = 'here' }: { readonly reading?: 'here' | 'threads' } = {},
): Promise<TestService> {
  const test = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'klarnotam-service-'));
  const said: string[] = [];
  const config = readConfig({
    DATABASE_URL: test.connectionString,
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'error',
    ...settings,
  });
  const lines: string[] = [];
  const log = createLog(config.logLevel, {
    write(line: string) {
      lines.push(line);
      if (config.logLevel === 'error') process.stderr.write(line);
    },
  });
  const service = await compose(
    config,
    log,
    (line) => said.push(line),
    reading === 'here' ? { openReader: readInThread } : {},
  );
  service.servesAt(ORIGIN);

  const fetch = async (path: string, init: RequestInit = {}, address = '127.0.0.1'): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (!headers.has('host')) headers.set('host', 'localhost:3000');
    return await service.fetch(new Request(`${ORIGIN}${path}`, { ...init, headers }), {
      incoming: { socket: { remoteAddress: address } },
    });
  };

  const visitor = (address = '127.0.0.1'): Visitor => {
    const cookies = new Map<string, string>();
    const call = async (path: string, init: RequestInit): Promise<Answer> => {
      const headers = new Headers(init.headers);
      if (cookies.size > 0) {
        headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
      }
      const response = await fetch(path, { ...init, headers }, address);
      for (const cookie of response.headers.getSetCookie()) {
        const [pair = ''] = cookie.split(';');
        const at = pair.indexOf('=');
        if (/max-age=0\b/i.test(cookie)) cookies.delete(pair.slice(0, at));
        else cookies.set(pair.slice(0, at), pair.slice(at + 1));
      }
      const body = (await response.json()) as Record<string, unknown>;
      return { status: response.status, headers: response.headers, body };
    };
    const send: Visitor['send'] = (method, path, body, headers = {}) =>
      call(path, {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        headers: { 'content-type': 'application/json', origin: ORIGIN, ...headers },
      });
    return {
      cookies,
      get: (path) => call(path, {}),
      post: (path, body = {}, headers = {}) => send('POST', path, body, headers),
      send,
    };
  };

  const mailsTo = (address: string): readonly string[] =>
    said.filter((line) => line.startsWith(`Mail to ${address}:`));

  return {
    database: test.database,
    connectionString: test.connectionString,
    origin: ORIGIN,
    dataDir,
    visitor,
    fetch,
    handle: async (request, env) => await service.fetch(request, env),
    mailsTo,
    logged: () => lines,
    async linkTo(address, already = 0) {
      const mail = await vi.waitFor(() => {
        const mails = mailsTo(address);
        if (mails.length <= already) throw new Error(`No mail to ${address} yet`);
        return mails.at(-1) ?? '';
      }, 20_000);
      return new URL(mail.split('\n')[1]?.trim() ?? '');
    },
    async stop() {
      await service.stop();
      await test.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A form that can be sent as it is. */
export const SIGN_UP = {
  email: 'kari@example.no',
  password: 'correct horse battery',
  name: 'Kari Nordmann',
  companyName: 'Drone AS',
  phoneNumber: '+47 912 34 567',
  address: 'Storgata 1',
  zipCode: '0155',
  city: 'Oslo',
  country: 'NO',
  acceptedTerms: true,
};

/** Signs up and verifies; the visitor is not signed in. */
export async function openAccount(
  service: TestService,
  email: string,
  password = SIGN_UP.password,
): Promise<void> {
  const visitor = service.visitor();
  const before = service.mailsTo(email).length;
  await visitor.post('/api/auth/sign-up/email', { ...SIGN_UP, email, password });
  const link = await service.linkTo(email, before);
  await visitor.post('/api/auth/verify-email', { code: link.searchParams.get('verify') });
}

/** A visitor who is signed in to a new account. */
export async function signedIn(
  service: TestService,
  email: string,
  password = SIGN_UP.password,
): Promise<Visitor> {
  await openAccount(service, email, password);
  const visitor = service.visitor();
  await visitor.post('/api/auth/sign-in/email', { email, password });
  return visitor;
}
