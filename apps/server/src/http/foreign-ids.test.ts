import { contract } from '@klarnotam/contract';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLocalFolder } from '../adapters/file-store/local-folder.ts';
import { enterPayment } from '../features/billing/index.ts';
import { billingOn } from '../features/billing/testing/billing-context.ts';
import { uploadBillingFile } from '../features/billing-files/upload-billing-file.ts';
import { OPERATION } from '../features/saved-notams/testing/operation.ts';
import { openService, SIGN_UP, signedIn, type TestService, type Visitor } from './testing/open-service.ts';

const NOTAM = `A1234/26 NOTAMN
Q) ENOR/QWULW/IV/BO/W/000/009/5944N01008E001
A) ENOR B) 2607010600 C) 2607101400
E) UNMANNED ACFT WILL TAKE PLACE PSN 594438N 0100819E RADIUS 0,5 NM
F) GND G) 900FT AMSL`;
const METAR = 'METAR ENGM 221150Z 20010KT 9999 SCT020 05/01 Q1013';

/** Stands in everything of Anna's, and in nothing that Berit sends but what tries to reach it. */
const MARK = 'annas-own';
const ANNA = `${MARK}@example.no`;
const BERIT = 'berit@example.no';
const LIMITS = {
  maximumWindMps: 9,
  maximumGustMps: 9,
  minimumTemperatureC: -5,
  maximumTemperatureC: 35,
  flightHeightM: 100,
  rainRating: 'none',
};

const PAYMENT = {
  planType: 'premium',
  reference: `${MARK}-1`,
  amountMinor: 99_900,
  currency: 'NOK',
  paidAt: '2026-01-02T00:00:00Z',
} as const;
const DOCUMENT = new File([`%PDF-1.4\n% ${MARK}\n%%EOF\n`], `${MARK}.pdf`, { type: 'application/pdf' });

const FLIGHT = {
  place: { position: { lat: 59.744, lon: 10.138 } },
  radiusM: 500,
  from: '2026-07-02T08:00:00Z',
  to: '2026-07-02T12:00:00Z',
  maxHeightM: 120,
};
const CHOSEN = { language: 'en', notices: [0], reports: [] };
const FAVOURITE = { name: 'Harbour', kept: { kind: 'place', place: FLIGHT.place } };
const KIT_ITEM = {
  name: 'CAA',
  kept: { kind: 'permission', permission: { permissionReference: 'NOR-OAT-1', validUntil: '' } },
};

/** The ids of what is Anna's. */
interface Ids {
  readonly briefing: string;
  readonly favourite: string;
  readonly share: string;
  readonly translation: string;
  readonly savedNotam: string;
  readonly drone: string;
  readonly kitItem: string;
  readonly session: string;
  readonly user: string;
  readonly payment: string;
  readonly billingFile: string;
}

interface Call {
  /** In the place of `{id}`. */
  readonly id?: keyof Ids;
  readonly query?: string;
  readonly body?: unknown;
  /** 200 when left out. */
  readonly status?: number;
}

const WITH_FOREIGN_TRANSLATION: Call = { id: 'translation', status: 404 };
const WITH_FOREIGN_SAVED_NOTAM: Call = { id: 'savedNotam', body: {}, status: 404 };
const POINT = '?lat=59.91&lng=10.75&radiusM=100';

/**
 * How Berit calls every endpoint of the contract: with Anna's ids wherever it takes one. An endpoint that is not here
 * fails the test: add it, with the foreign id that it could be given.
 */
const CALLS: Readonly<Record<string, Call>> = {
  site: {},
  examples: { query: '?language=en' },
  usage: {},
  translateNotam: { body: { text: NOTAM, language: 'en' } },
  rewordNotam: { id: 'translation', body: { language: 'en' }, status: 404 },
  'briefing.find': { body: { text: NOTAM } },
  'briefing.store': { body: { text: NOTAM, flight: FLIGHT, ...CHOSEN } },
  'briefing.translate': { id: 'briefing', body: CHOSEN, status: 404 },
  'briefing.reword': { id: 'briefing', body: { language: 'no' }, status: 404 },
  'briefing.list': {},
  'briefing.read': { id: 'briefing', status: 404 },
  'briefing.change': { id: 'briefing', body: { flight: null }, status: 404 },
  'briefing.delete': { id: 'briefing', status: 404 },
  'favourites.list': {},
  'favourites.save': { body: { ...FAVOURITE, name: 'Another' } },
  'favourites.change': { id: 'favourite', body: { name: 'Mine' }, status: 404 },
  'favourites.delete': { id: 'favourite', status: 404 },
  'shares.list': {},
  'shares.create': { body: { kind: 'briefing', id: randomUUID() }, status: 404 },
  'shares.revoke': { id: 'share', status: 404 },
  // The token of a link is none of Berit's; the id of one opens nothing.
  'shares.read': { id: 'share', status: 404 },
  translateWeather: { body: { text: METAR, language: 'en' } },
  'weather.findStations': { query: '?q=Oslo' },
  'weather.stationsNear': { query: '?lat=59.91&lng=10.75' },
  'weather.station': { id: 'translation', status: 422 },
  'drones.list': {},
  'drones.create': { body: { name: 'Mini 2', limits: LIMITS } },
  'drones.change': { id: 'drone', body: { name: 'Mini 3', limits: LIMITS }, status: 404 },
  'drones.delete': { id: 'drone', status: 404 },
  'drones.choose': { id: 'drone', body: {}, status: 404 },
  'drones.chooseTypical': { body: {} },
  'history.list': {},
  'history.read': WITH_FOREIGN_TRANSLATION,
  'history.delete': WITH_FOREIGN_TRANSLATION,
  'history.deleteAll': {},
  'places.find': { query: '?q=Oslo' },
  // The service outside is off.
  'places.elevation': { query: POINT, status: 503 },
  'places.terrain': { query: POINT, status: 503 },
  'places.surroundings': { query: POINT },
  'savedNotams.list': { query: `?search=${MARK}` },
  'savedNotams.read': { id: 'savedNotam', status: 404 },
  'savedNotams.save': { body: { operation: OPERATION, state: 'draft' } },
  'savedNotams.change': { id: 'savedNotam', body: { operation: OPERATION, state: 'draft' }, status: 404 },
  'savedNotams.duplicate': WITH_FOREIGN_SAVED_NOTAM,
  'savedNotams.delete': { id: 'savedNotam', status: 404 },
  'savedNotams.restore': WITH_FOREIGN_SAVED_NOTAM,
  'savedNotams.move': { id: 'savedNotam', body: { to: 'sent' }, status: 404 },
  'savedNotams.callOff': { id: 'savedNotam', body: { isCalledOff: true }, status: 404 },
  'savedNotams.compareIssued': { id: 'savedNotam', body: { text: NOTAM }, status: 404 },
  'savedNotams.recordIssued': { id: 'savedNotam', body: { text: NOTAM, isMine: true }, status: 404 },
  'operationKit.list': {},
  'operationKit.save': { body: { ...KIT_ITEM, name: 'Another' } },
  'operationKit.change': { id: 'kitItem', body: { name: 'Mine' }, status: 404 },
  'operationKit.delete': { id: 'kitItem', status: 404 },
  'subscription.read': {},
  'subscription.updateProfile': { body: { name: 'Berit', city: 'Bergen' } },
  'subscription.startFree': { body: {} },
  'auth.signUp': { body: { ...SIGN_UP, email: ANNA, password: 'that of a stranger' } },
  'auth.sendVerification': { body: { email: ANNA } },
  'auth.verifyEmail': { body: { code: 'x'.repeat(43) }, status: 410 },
  'auth.signIn': { body: { email: ANNA, password: 'that of a stranger' }, status: 401 },
  'auth.session': {},
  'auth.requestPasswordReset': { body: { email: BERIT } },
  'auth.checkResetCode': { body: { code: 'x'.repeat(43) }, status: 410 },
  'auth.resetPassword': { body: { code: 'x'.repeat(43), password: 'that of a stranger' }, status: 410 },
  'auth.changeEmail': { body: { email: ANNA, currentPassword: SIGN_UP.password } },
  'auth.sessions': {},
  'auth.endSession': { id: 'session', status: 404 },
  'payments.list': {},
  'payments.invoice': { id: 'payment', status: 404 },
  'payments.creditNote': { id: 'payment', status: 404 },
  // No card is set up here.
  'payments.checkout': { body: { planType: 'premium' }, status: 404 },
  'payments.enter': { id: 'user', body: PAYMENT, status: 403 },
  'billingFiles.list': {},
  'billingFiles.content': { id: 'billingFile', status: 404 },
  'billingFiles.listOfUser': { id: 'user', status: 403 },
  'billingFiles.upload': { id: 'user', body: {}, status: 403 },
  'billingFiles.delete': { id: 'billingFile', status: 403 },
  ...Object.fromEntries(
    [
      'statistics',
      'translations',
      'modelCalls',
      'users.list',
      'users.export',
      'users.read',
      'users.edit',
      'users.setPassword',
      'users.setPlan',
      'users.delete',
      'users.sendVerification',
      'users.sessions',
      'users.endSession',
      'users.endAllSessions',
      'users.grantAdmin',
      'users.revokeAdmin',
      'failedMails.list',
      'failedMails.retry',
      'paymentEvents.list',
      'paymentEvents.assign',
      'paymentEvents.dismiss',
      'audit',
    ].map((name) => [`admin.${name}`, { id: 'user' as const, status: 403 }]),
  ),
  'account.changeLanguage': { body: { language: 'no' } },
  'account.export': {},
  // From here on Berit's session, password or account ends.
  'auth.endAllSessions': {},
  'auth.signOut': { body: {} },
  'auth.changePassword': {
    body: { currentPassword: SIGN_UP.password, newPassword: 'quite another one' },
  },
  'account.delete': { body: { confirmation: ANNA, currentPassword: SIGN_UP.password }, status: 422 },
};

/** Method and path of every endpoint, by its name in the contract. */
function endpointsOf(node: object, prefix = ''): Record<string, { method: string; path: string }> {
  const found: Record<string, { method: string; path: string }> = {};
  for (const [key, child] of Object.entries(node) as [string, object][]) {
    if ('~orpc' in child) {
      const { method = 'POST', path = '' } = (child['~orpc'] as { route: { method?: string; path?: string } })
        .route;
      found[prefix + key] = { method, path };
    } else Object.assign(found, endpointsOf(child, `${prefix}${key}.`));
  }
  return found;
}
const ENDPOINTS = endpointsOf(contract);

let service: TestService;
let anna: Visitor;
let ids: Ids;
let annaId: string;
beforeAll(async () => {
  service = await openService({
    GEOCODER_URL: 'off',
    SUGGESTIONS_URL: 'off',
    ELEVATION_URL: 'off',
    ELEVATION_NORWAY_URL: 'off',
  });
  anna = await signedIn(service, ANNA);
  ids = await fill(anna);
  annaId = ids.user;
});
afterAll(() => service.stop());

/** Something of each kind, with the mark in it. */
async function fill(owner: Visitor): Promise<Ids> {
  const translated = await owner.post('/api/translations/notam', {
    text: NOTAM.replace('UNMANNED', `${MARK} UNMANNED`),
    language: 'en',
  });
  const saved = await owner.post('/api/saved-notams', {
    operation: { ...OPERATION, description: MARK, notes: MARK },
    state: 'draft',
  });
  const kitItem = await owner.post('/api/operation-kit', { ...KIT_ITEM, name: MARK });
  const drone = await owner.post('/api/drones', { name: MARK, limits: LIMITS });
  await owner.send('PATCH', '/api/subscription/profile', { companyName: MARK, address: MARK });
  await owner.post('/api/account/email', { email: `new-${ANNA}`, currentPassword: SIGN_UP.password });
  const [session] = (await owner.get('/api/auth/sessions')).body as unknown as { id: string }[];
  const user = ((await owner.get('/api/auth/get-session')).body['user'] as { id: string }).id;
  const payment = await enterPayment(billingOn(service.database), user, {
    id: user,
    ...PAYMENT,
    reference: randomUUID(),
  });
  const files = createLocalFolder(await mkdtemp(join(tmpdir(), 'klarnotam-foreign-')));
  const billingFile = await uploadBillingFile(
    { database: service.database, files, log: { warn: () => undefined } },
    { userId: user, file: DOCUMENT, description: MARK, uploadedBy: user },
  );
  const briefing = await owner.post('/api/briefings', {
    text: NOTAM.replace('UNMANNED', `${MARK} UNMANNED`),
    flight: FLIGHT,
    name: MARK,
    ...CHOSEN,
  });
  const favourite = await owner.post('/api/favourites', { ...FAVOURITE, name: MARK });
  const share = await owner.post('/api/shares', { kind: 'briefing', id: briefing.body['id'] });
  const idOf = (value: unknown): string => {
    if (typeof value !== 'string') throw new Error(`No id: ${JSON.stringify([translated, saved, session])}`);
    return value;
  };
  return {
    briefing: idOf(briefing.body['id']),
    favourite: idOf(favourite.body['id']),
    share: idOf(share.body['id']),
    translation: idOf(translated.body['id']),
    savedNotam: idOf(saved.body['id']),
    drone: idOf(drone.body['id']),
    kitItem: idOf(kitItem.body['id']),
    session: idOf(session?.id),
    user,
    payment: payment.id,
    billingFile: billingFile.id,
  };
}

/** Every row that belongs to Anna, in whatever table. The log of the audit is only ever added to. */
async function everythingOfAnna(): Promise<Record<string, unknown>> {
  const { rows: tables } = await sql<{ name: string; column: string }>`
    select table_name as name, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'uuid'
      and (column_name = 'user_id' or (table_name = 'users' and column_name = 'id'))
      and table_name <> 'audit_log'
  `.execute(service.database);
  const all: Record<string, unknown> = {};
  for (const { name, column } of tables) {
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(t) as row from ${sql.table(name)} t where ${sql.ref(column)} = ${annaId} order by to_jsonb(t)::text
    `.execute(service.database);
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

/** Berit, signed in; a call before may have ended her session, which costs a second to open. */
async function signedInBerit(password: string, before?: Visitor): Promise<Visitor> {
  const session = await before?.get('/api/auth/get-session');
  if (before && session?.body['user']) return before;
  const berit = service.visitor();
  const answer = await berit.post('/api/auth/sign-in/email', { email: BERIT, password });
  expect(answer.status).toBe(200);
  return berit;
}

test('every endpoint of the contract is called here with foreign ids', () => {
  expect(Object.keys(CALLS).sort()).toEqual(Object.keys(ENDPOINTS).sort());
});

test('no call of one user reaches anything of the other', async () => {
  await fill(await signedIn(service, BERIT));
  const before = await everythingOfAnna();
  for (const name of [
    'users',
    'sessions',
    'subscriptions',
    'saved_notams',
    'briefings',
    'favourites',
    'shares',
    'drones',
    'operation_kit',
    'payments',
    'invoices',
    'billing_files',
  ]) {
    expect(before[name], name).toHaveLength(1);
  }
  // One by itself, one from the briefing.
  expect(before['translations']).toHaveLength(2);
  let password: string = SIGN_UP.password;
  let berit: Visitor | undefined;
  for (const [name, { id, query = '', body, status = 200 }] of Object.entries(CALLS)) {
    const { method, path } = ENDPOINTS[name] ?? { method: '', path: '' };
    berit = await signedInBerit(password, berit);
    const where = `/api${path.replace(/\{(id|token)\}/, id === undefined ? '{id}' : ids[id])}${query}`;
    const answer = await berit.send(method, where, body);
    expect(answer.status, `${name}: ${JSON.stringify(answer.body)}`).toBe(status);
    const told = JSON.stringify(answer.body);
    for (const secret of [ANNA, ...Object.values<string>({ ...ids })]) {
      expect(told.includes(secret), `${name} tells ${secret}`).toBe(false);
    }
    if (name === 'auth.changePassword') password = 'quite another one';
    expect(await everythingOfAnna(), name).toEqual(before);
  }
  expect((await anna.get(`/api/translations/${ids.translation}`)).status).toBe(200);
  const gone = await (
    await signedInBerit(password)
  ).post('/api/account/delete', { confirmation: BERIT, currentPassword: password });
  expect(gone.status).toBe(200);
  expect(await everythingOfAnna()).toEqual(before);
});

test('nobody who is signed out reaches an endpoint of members', async () => {
  const forEverybody = new Set([
    'site',
    'examples',
    'usage',
    'auth.signUp',
    'auth.sendVerification',
    'auth.verifyEmail',
    'auth.signIn',
    'auth.signOut',
    'auth.session',
    'auth.requestPasswordReset',
    'auth.checkResetCode',
    'auth.resetPassword',
    'shares.read',
  ]);
  for (const [name, { id, query = '', body }] of Object.entries(CALLS)) {
    if (forEverybody.has(name)) continue;
    const { method, path } = ENDPOINTS[name] ?? { method: '', path: '' };
    const where = `/api${path.replace(/\{(id|token)\}/, id === undefined ? '{id}' : ids[id])}${query}`;
    expect((await service.visitor().send(method, where, body)).status, name).toBe(401);
  }
});
