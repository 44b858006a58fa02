import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openService, signedIn, type TestService, type Visitor } from './testing/open-service.ts';

const WATCHING = join(import.meta.dirname, '../../../../deploy/watching');
const NOTAM = `A7777/26 NOTAMN
Q) ENOR/QMRLC/IV/NBO/A/000/999/6012N01105E005
A) ENGM B) 2606012100 C) 2606020400
E) RWY 01L/19R CLSD. CTC PILOT ZEBRASTRIPE TEL 99887766`;
const METAR = 'METAR ENGM 151150Z 24015G28KT 4000 -SHRA BR BKN004 12/11 Q1002 NOSIG RMK QUAGGATAIL';
const EMAIL = 'okapi.person@savannah.example';
/** Neither log, metric nor span may hold one of these, in whatever spelling. */
const PRIVATE =
  /zebrastripe|99887766|quaggatail|okapi|savannah|correct horse|kari nordmann|drone as|912 34 567|storgata|192\.0\.2\.55|nothing-of-the-kind/i;

interface Peer {
  readonly url: string;
  readonly bodies: string[];
  stop(): void;
}

/** Takes what is sent by OTLP over HTTP. */
async function openCollector(): Promise<Peer> {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      bodies.push(`${request.url} ${Buffer.concat(chunks).toString()}`);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, bodies, stop: () => server.close() };
}

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
}

function spansOf(bodies: readonly string[]): readonly Span[] {
  return bodies.flatMap((body) => {
    const { resourceSpans } = JSON.parse(body.slice(body.indexOf('{'))) as {
      resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
    };
    return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
  });
}

describe('what operators see of a server', () => {
  let collector: Peer;
  let service: TestService;
  let kari: Visitor;
  let stopped = false;
  const stop = async (): Promise<void> => {
    if (stopped) return;
    stopped = true;
    await service.stop();
  };
  beforeAll(async () => {
    collector = await openCollector();
    service = await openService(
      {
        LOG_LEVEL: 'debug',
        RATE_LIMIT_FACTOR: '1',
        TRUST_PROXY: '1',
        METRICS_TOKEN: 'a-token',
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      },
      { reading: 'threads' },
    );
    kari = await signedIn(service, EMAIL);
  });
  afterAll(async () => {
    await stop();
    collector.stop();
  });

  const lines = (): readonly Record<string, unknown>[] =>
    service.logged().map((line) => JSON.parse(line) as Record<string, unknown>);
  const metrics = async (): Promise<string> => {
    const response = await service.fetch('/metrics', { headers: { authorization: 'Bearer a-token' } });
    return await response.text();
  };
  const translate = (headers: Record<string, string> = {}) =>
    kari.post('/api/translations/notam', { text: NOTAM, language: 'en' }, headers);

  test('each request has a name, that of the proxy in front or one of its own, in the answer and in the log', async () => {
    const { headers, status } = await translate({ 'x-request-id': 'from-the-proxy-1' });
    expect([status, headers.get('x-request-id')]).toEqual([200, 'from-the-proxy-1']);
    expect(lines().filter(({ request }) => request === 'from-the-proxy-1')).toMatchObject([
      { msg: 'answered', method: 'POST', route: '/api/translations/notam', status: 200 },
    ]);
    for (const given of ['short', 'with a blank in it', 'a"b{c}d,e:f', 'x'.repeat(200)]) {
      const { headers: named } = await kari.send('GET', '/api/subscription', undefined, {
        'x-request-id': given,
      });
      expect(named.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    }
    expect((await service.fetch('/healthz')).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('the metrics tell translations by engine and outcome, refusals, queues and pools', async () => {
    await kari.post('/api/translations/notam', { text: 'nothing-of-the-kind', language: 'en' });
    await kari.post('/api/translations/weather', { text: METAR, language: 'en' });
    const answers = [];
    for (let call = 0; call < 6; call += 1) answers.push((await kari.get('/api/account/export')).status);
    expect(answers.at(-1)).toBe(429);
    const text = await metrics();
    const valueOf = (series: string): number =>
      Number(
        text
          .split('\n')
          .find((line) => line.startsWith(`${series} `))
          ?.split(' ')[1],
      );
    expect(
      valueOf(
        'klarnotam_translation_seconds_count{call="translateNotam",engine="decoder",outcome="answered"}',
      ),
    ).toBeGreaterThanOrEqual(1);
    expect(
      valueOf(
        'klarnotam_translation_seconds_count{call="translateNotam",engine="decoder",outcome="notRecognised"}',
      ),
    ).toBe(1);
    expect(valueOf('klarnotam_rate_limited_total{action="exportAccount"}')).toBe(1);
    expect(valueOf('klarnotam_mail_queue_waiting')).toBe(0);
    expect(valueOf('klarnotam_mail_queue_oldest_seconds')).toBe(0);
    expect(valueOf('klarnotam_database_connections{state="size"}')).toBe(10);
    expect(valueOf('klarnotam_database_connections{state="open"}')).toBeGreaterThanOrEqual(1);
    expect(valueOf('klarnotam_database_away')).toBe(0);
    expect(valueOf('klarnotam_reading_threads')).toBeGreaterThanOrEqual(1);
    expect(valueOf('klarnotam_reading_waiting')).toBe(0);
    expect(text).not.toMatch(PRIVATE);
    expect(text).toMatch(/klarnotam_build_info\{version="\d+\.\d+\.\d+",node="v\d+[^"]*"\} 1/);

    await service.database
      .insertInto('mail_queue')
      .values({
        dedupe_key: 'late',
        recipient: EMAIL,
        subject: '',
        due_at: new Date(Date.now() + 86_400_000),
        created_at: new Date(Date.now() - 60_000),
      })
      .execute();
    const later = await metrics();
    expect(later).toContain('klarnotam_mail_queue_waiting 1');
    expect(Number(/^klarnotam_mail_queue_oldest_seconds (\S+)/m.exec(later)?.[1])).toBeGreaterThanOrEqual(60);
  });

  test('every metric of the example dashboard and of the alert rules exists', async () => {
    const names = new Set(
      (await metrics()).match(/^# TYPE \S+/gm)?.map((line) => line.slice('# TYPE '.length)),
    );
    const files = ['dashboard.json', 'alerts.yaml'];
    const texts = await Promise.all(files.map((file) => readFile(join(WATCHING, file), 'utf8')));
    const named = texts.flatMap((text) => text.match(/\b(?:klarnotam|nodejs|process)_\w+/g) ?? []);
    expect(named.length).toBeGreaterThan(20);
    const unknown = named.filter(
      (name) => !names.has(name) && !names.has(name.replace(/_(?:bucket|count|sum)$/, '')),
    );
    expect(unknown).toEqual([]);
    const dashboard = JSON.parse(texts[0] ?? '') as { panels: { title: string; targets?: object[] }[] };
    expect(dashboard.panels.every(({ title, targets }) => title !== '' && (targets?.length ?? 0) > 0)).toBe(
      true,
    );
  });

  test('a request is one trace with its statements and the reading of the text, and belongs to that of the proxy', async () => {
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    await translate({ traceparent: `00-${traceId}-00f067aa0ba902b7-01` });
    await stop();
    expect(collector.bodies.every((body) => body.startsWith('/v1/traces {'))).toBe(true);
    const spans = spansOf(collector.bodies).filter((span) => span.traceId === traceId);
    const root = spans.find(({ parentSpanId }) => parentSpanId === '00f067aa0ba902b7');
    expect(root?.name).toBe('POST /api/translations/notam');
    const inRoot = spans.filter(({ parentSpanId }) => parentSpanId === root?.spanId).map(({ name }) => name);
    expect(inRoot).toContain('database with');
    expect(inRoot).toContain('read in turn');
    expect(spans.map(({ name }) => name)).toContain('read translateNotams');
  });

  test('nothing that was pasted or typed, no address and no name stands in the log or in traces', () => {
    expect(service.logged().length).toBeGreaterThan(10);
    expect(service.logged().flatMap((line) => PRIVATE.exec(line)?.[0] ?? [])).toEqual([]);
    expect(collector.bodies.length).toBeGreaterThan(0);
    expect(collector.bodies.flatMap((body) => PRIVATE.exec(body)?.[0] ?? [])).toEqual([]);
  });
});
