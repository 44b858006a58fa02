/** Requests made from the OpenAPI document of the product, each wrong in some way or none. One seed gives one sequence. */
export interface MutatedRequest {
  readonly method: string;
  /** With query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | null;
}

interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema?: Schema;
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> };
}

export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

type Random = () => number;

/** mulberry32: small, and the same everywhere. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Stands where whoever sends a request may put the id of something that is there. */
export const KNOWN_ID = 'known-id';

const NOTAM = `A1234/26 NOTAMN
Q) ENOR/QWULW/IV/BO/W/000/009/5944N01008E001
A) ENOR B) 2607010600 C) 2607101400
E) UNMANNED ACFT WILL TAKE PLACE PSN 594438N 0100819E RADIUS 0,5 NM`;
const METAR = 'METAR ENGM 201150Z 18010KT 9999 FEW030 12/05 Q1013';

/** Texts that a field of this name takes, where its schema does not tell. */
const FITTING: Readonly<Record<string, readonly string[]>> = {
  id: [KNOWN_ID, 'ENGM'],
  text: [NOTAM, METAR],
  from: ['2026-07-02T08:00:00Z'],
  to: ['2026-07-02T12:00:00Z', '2026-07-03T00:00:00Z'],
  timeZone: ['Europe/Oslo', 'UTC'],
  startDate: ['2026-07-01', ''],
  endDate: ['2026-07-02'],
  untilDate: ['2026-07-10', ''],
  startTimeLocal: ['08:00'],
  endTimeLocal: ['16:30'],
  phoneNumber: ['+4791234567', ''],
  email: ['ola@example.no', 'kari@example.no'],
  password: ['correct horse battery'],
  newPassword: ['correct horse battery'],
  currentPassword: ['wrong horse battery'],
  country: ['NO'],
  q: ['Oslo', 'Storgata 1'],
  lat: ['59.9139', '90', '-90'],
  lng: ['10.7522', '180'],
  radiusM: ['500', '0'],
  points: ['59.9139,10.7522;60.1,10.9;60.1,10.5'],
  indicator: ['ENOR'],
  icao: ['ENGM'],
  confirmedFirs: ['ENOR', 'ESAA'],
  askedOn: ['2026-07-01'],
  idempotencyKey: ['0c5f1b0e-7f0a-4a55-9d5e-2f6b8a1c3d4e'],
};

const ID = '7f8f9d5c-2f0b-4d7e-8f57-0d3a3b1a6c11';
const cursorOf = (moment: string): string => Buffer.from(`${moment} ${ID}`).toString('base64url');

const HOSTILE_TEXTS = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\uD800',
    'x\uDC00',
    '\uFFFF',
    '\u202E',
    '\u2028',
    '\uFEFF',
    '🏳️‍🌈',
    '%00',
    '%',
    '%zz',
    '%ed%a0%80',
  ],
  ...[
    "'",
    '"',
    '\\',
    '--',
    ';',
    '${7*7}',
    '{{7*7}}',
    '<script>',
    '../../etc/passwd',
    '\r\nSet-Cookie: a=b',
    '$1',
    ':a',
    '?',
  ],
  ...[
    'null',
    'undefined',
    'NaN',
    'Infinity',
    '-0',
    '1e999',
    '0x10',
    '٣',
    '１２',
    'true',
    '[object Object]',
    '__proto__',
  ],
  ...[
    '9'.repeat(400),
    'a'.repeat(70_000),
    '('.repeat(5_000),
    '\n'.repeat(5_000),
    '- '.repeat(9_000),
    'İ'.repeat(300),
  ],
  ...[ID, ID.toUpperCase(), ID.replaceAll('-', ''), '-'.repeat(36), '00000000-0000-0000-0000-000000000000'],
  ...[
    '0000-01-01',
    '2026-02-30',
    '2026-12-31',
    '9999-12-31',
    '+275760-09-13',
    '24:00',
    '23:59',
    'Europe/Oslo',
    'Etc/GMT+99',
  ],
  ...[
    '0000-01-01T00:00:00.000Z',
    '2026-02-30T00:00:00.000Z',
    '2026-07-01T06:00:00.000Z',
    'infinity',
    '-infinity',
  ].map(cursorOf),
  ...[
    'kari@example.no',
    'a@b',
    'a@xn--',
    `${'a'.repeat(250)}@b.no`,
    'kåri@blåbær.no',
    '+4791234567',
    '+',
    'NO',
    'no',
    'ENGM',
  ],
  NOTAM,
  METAR,
];
const HOSTILE_NUMBERS = [
  ...[0, -0, 1, -1, 0.1, 59.9139, 10.7522, 90, -90.000_001, 180, 3_048, 10_000, 10_001],
  ...[2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 53 + 2, 1e21, 1e308, 5e-324],
];
const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  { toString: 1 },
  [null],
  ...HOSTILE_NUMBERS,
];
/** JSON that no value of ours writes. */
const HOSTILE_BODIES = [
  ...[
    '',
    '{',
    '[',
    'null',
    '"',
    '{"a":1,}',
    '1e999',
    '{"__proto__":{"isAdmin":true}}',
    '{"a":1}{"a":2}',
    '\uFEFF{}',
  ],
  ...[
    '['.repeat(10_000),
    '{"a":'.repeat(5_000),
    `"${'\\u0000'.repeat(1_000)}"`,
    '{"text":"\\ud800","language":"no"}',
  ],
];
const HOSTILE_HEADERS: Readonly<Record<string, readonly string[]>> = {
  'content-type': [
    '',
    'text/plain',
    'application/xml',
    'multipart/form-data',
    'application/x-www-form-urlencoded',
    'x',
  ],
  cookie: ['', 'klarnotam.session_token=', 'klarnotam.session_token=a.b', `a=${'b'.repeat(6_000)}`, '=;=;;'],
  'idempotency-key': ['', ' ', 'k', 'k'.repeat(200), 'k'.repeat(201), 'æ', "'"],
  'accept-encoding': ['gzip', 'br', 'identity;q=0', '*;q=0', 'x'],
  accept: ['', 'text/event-stream', 'x/y'],
  origin: ['null', 'https://evil.example', 'x'],
  'x-forwarded-for': ['127.0.0.1', '::1', 'x', ','.repeat(500)],
  authorization: ['Bearer', 'Basic !', 'Bearer a-token'],
  range: ['bytes=0-', 'bytes=-1', 'x'],
  'x-http-method-override': ['DELETE'],
};
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'];

class Mutator {
  readonly #random: Random;
  /** How likely each part of the request is to be wrong. */
  #wildness = 0;
  constructor(random: Random) {
    this.#random = random;
  }

  /** A new request: one in four is right in every part, one in four is nearly nothing but wrong. */
  begin(): void {
    this.#wildness = this.pick([0, 0.01, 0.05, 0.3]);
  }

  isWrong(): boolean {
    return this.chance(this.#wildness);
  }

  chance(probability: number): boolean {
    return this.#random() < probability;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.#random() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from');
    return item;
  }

  text(name = ''): string {
    const fitting = Object.hasOwn(FITTING, name) ? FITTING[name] : undefined;
    if (!this.isWrong()) return this.pick(fitting ?? ['Inspeksjon av kraftlinje', 'Storgata 1', '']);
    return this.chance(0.15) ? this.pick(HOSTILE_TEXTS) + this.pick(HOSTILE_TEXTS) : this.pick(HOSTILE_TEXTS);
  }

  /** What fits a schema's shape more often than not. */
  value(schema: Schema = {}, name = '', depth = 0): unknown {
    if (depth > 8 || this.isWrong()) return this.chance(0.5) ? this.text() : this.pick(HOSTILE_VALUES);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices && choices.length > 0) return this.value(this.pick(choices), name, depth + 1);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum && schema.enum.length > 0) return this.pick(schema.enum);
    const type = Array.isArray(schema.type) ? this.pick(schema.type as string[]) : schema.type;
    switch (type) {
      case 'object': {
        const { properties = {}, required = [] } = schema;
        const known = Object.entries(properties).filter(
          ([key]) => !this.isWrong() && (required.includes(key) || this.chance(0.3)),
        );
        const more = this.isWrong() ? [[this.text(), {}] as const] : [];
        return Object.fromEntries(
          [...known, ...more].map(([key, part]) => [key, this.value(part, key, depth + 1)]),
        );
      }
      case 'array':
        return Array.from({ length: this.#lengthOf(schema) }, () =>
          this.value(schema.items, name, depth + 1),
        );
      case 'number':
      case 'integer': {
        const { minimum = 0, maximum = 100 } = schema;
        const within = minimum + this.#random() * (Math.min(maximum, 1e6) - minimum);
        return type === 'integer' ? Math.round(within) : Math.round(within * 10) / 10;
      }
      case 'boolean':
        return this.chance(0.5);
      case 'null':
        return null;
      default:
        return this.text(name);
    }
  }

  /** More than may be one time in six, as every limit is to be passed now and then. */
  #lengthOf({ maxItems = Infinity }: Schema): number {
    const length = this.pick([0, 1, 3, 3, 10, 11]);
    return this.chance(0.85) ? Math.min(length, maxItems) : length;
  }

  address(template: string, parameters: readonly Parameter[]): string {
    const path = template.replaceAll(/\{[^}]+\}/g, () => {
      const text = this.text('id');
      return this.chance(0.2) ? text.replaceAll(/[\s#?]/g, '') : encodeURIComponent(text.toWellFormed());
    });
    const query = parameters
      .filter((parameter) => parameter.in === 'query' && this.chance(0.8))
      .map(({ name, schema }) => {
        const given = this.value(schema, name);
        const text = typeof given === 'string' ? given : JSON.stringify(given);
        return `${name}=${encodeURIComponent(text.toWellFormed())}`;
      });
    if (this.isWrong())
      query.push(this.pick(['=', '&&', 'a[]=1', 'a[b]=1', 'cursor=%', '__proto__[x]=1', 'lat=1&lat=2']));
    const tail = this.isWrong() ? this.pick(['/', '//', '/..', '/%2e%2e', ';a=b', '%20']) : '';
    return `/api${path}${tail}${query.length > 0 ? `?${query.join('&')}` : ''}`;
  }

  body(schema: Schema | undefined): MutatedRequest['body'] {
    if (this.isWrong()) return this.pick(HOSTILE_BODIES);
    if (this.isWrong()) return Uint8Array.from({ length: 64 }, () => Math.floor(this.#random() * 256));
    const json = JSON.stringify(this.value(schema)) as string | undefined;
    return json !== undefined && this.isWrong()
      ? json.slice(0, Math.floor(this.#random() * json.length))
      : (json ?? '');
  }

  headers(hasBody: boolean): Record<string, string> {
    const headers: Record<string, string> = hasBody ? { 'content-type': 'application/json' } : {};
    for (const [name, values] of Object.entries(HOSTILE_HEADERS)) {
      if (this.isWrong()) headers[name] = Buffer.from(this.pick(values)).toString('latin1');
    }
    return headers;
  }
}

/** Endless requests to the endpoints of a document. */
export function* requestsFrom(document: OpenApiDocument, seed: number): Generator<MutatedRequest, never> {
  const mutator = new Mutator(randomOf(seed));
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  let made = 0;
  for (;;) {
    mutator.begin();
    // Each endpoint gets as many as any other.
    const { path, method: usual, operation } = operations[made++ % operations.length]!;
    const method = mutator.isWrong() ? mutator.pick(METHODS) : usual;
    const schema = operation.requestBody?.content?.['application/json']?.schema;
    const mayHaveBody = method !== 'GET' && method !== 'HEAD';
    const body = mayHaveBody && (schema !== undefined || mutator.isWrong()) ? mutator.body(schema) : null;
    yield {
      method,
      path: mutator.address(path, operation.parameters ?? []),
      headers: mutator.headers(body !== null),
      body,
    };
  }
}
