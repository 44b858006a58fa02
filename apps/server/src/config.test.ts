import { availableParallelism } from 'node:os';
import { isAbsolute } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const production = {
  RUN_MODE: 'production',
  DATABASE_URL: 'postgres://klar@db.example/klar?sslmode=verify-full',
  PUBLIC_URL: 'https://klar.example/',
  SUPPORT_EMAIL: 'help@klar.example',
  PARTNER_NAME: 'A partner',
  PARTNER_URL: 'https://partner.example/',
  AUTH_SECRET: 'a secret of more than 32 characters',
  SMTP_URL: 'smtp://mail.klar.example:587',
  MAIL_FROM: 'no-reply@klar.example',
  OPERATOR_NAME: 'Klar AS',
  OPERATOR_ADDRESS: 'Storgata 1, 0155 Oslo',
  OPERATOR_ORG_NUMBER: '999 999 999',
  FILE_STORE_URL: 'file:///srv/klarnotam/files',
  TRUST_PROXY: '1',
};

describe('readConfig', () => {
  test('reads pasted texts on a thread for each processor, on few where there are many, or on as many as are set', () => {
    expect(readConfig({}).readingThreads).toBe(Math.min(4, availableParallelism()));
    expect(readConfig({ READING_THREADS: '7' }).readingThreads).toBe(7);
    expect(() => readConfig({ READING_THREADS: '0' })).toThrow(/READING_THREADS/);
  });

  test('needs nothing in local mode and stays on this machine', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      runMode: 'local',
      port: 3000,
      host: '127.0.0.1',
      publicUrl: null,
      databaseUrl: null,
      productName: 'KlarNOTAM',
      defaultLanguage: 'no',
    });
    expect(isAbsolute(config.dataDir)).toBe(true);
  });

  test('takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null });
  });

  test('drops the slash at the end of the public address', () => {
    expect(readConfig(production).publicUrl).toBe('https://klar.example');
  });

  test('refuses a public address without https in production, where sessions would travel in the clear', () => {
    expect(() => readConfig({ ...production, PUBLIC_URL: 'http://klar.example' })).toThrow(
      new ConfigError(['PUBLIC_URL: must begin with https:// when RUN_MODE is production']),
    );
    expect(readConfig({ PUBLIC_URL: 'http://klar.example' }).publicUrl).toBe('http://klar.example');
  });

  test('names every choice that production leaves open', () => {
    expect(() => readConfig({ RUN_MODE: 'production', PARTNER_NAME: 'A partner' })).toThrow(
      new ConfigError([
        'DATABASE_URL: must be set when RUN_MODE is production',
        'PUBLIC_URL: must be set when RUN_MODE is production',
        'SUPPORT_EMAIL: must be set when RUN_MODE is production',
        'PARTNER_URL: must be set when RUN_MODE is production',
        'AUTH_SECRET: must be set when RUN_MODE is production',
        'SMTP_URL: must be set when RUN_MODE is production',
        'MAIL_FROM: must be set when RUN_MODE is production',
        'OPERATOR_NAME: must be set when RUN_MODE is production',
        'OPERATOR_ADDRESS: must be set when RUN_MODE is production',
        'OPERATOR_ORG_NUMBER: must be set when RUN_MODE is production',
        'FILE_STORE_URL: must be set when RUN_MODE is production',
        'TRUST_PROXY: must be set when RUN_MODE is production',
      ]),
    );
  });

  test('asks the service of the specification for weather unless another one is named', () => {
    expect(readConfig({}).weather).toEqual({
      url: 'https://aviationweather.gov/api/data',
      requestsPerMinute: 60,
    });
    expect(readConfig({ WEATHER_URL: 'https://weather.example/data/' }).weather.url).toBe(
      'https://weather.example/data',
    );
  });

  test('asks the services of the specification for places, in Norway, unless others are named or none', () => {
    expect(readConfig({}).places).toEqual({
      geocoderUrl: 'https://nominatim.openstreetmap.org/search',
      geocoderCountries: 'no',
      suggestionsUrl: 'https://ws.geonorge.no',
      elevationUrl: 'https://api.open-meteo.com/v1/elevation',
      norwegianElevationUrl: 'https://ws.geonorge.no/hoydedata/v1/punkt',
    });
    expect(
      readConfig({
        GEOCODER_URL: 'off',
        GEOCODER_COUNTRIES: 'all',
        SUGGESTIONS_URL: 'off',
        ELEVATION_URL: 'off',
        ELEVATION_NORWAY_URL: 'http://127.0.0.1:4000/heights',
      }).places,
    ).toEqual({
      geocoderUrl: null,
      geocoderCountries: '',
      suggestionsUrl: null,
      elevationUrl: null,
      norwegianElevationUrl: 'http://127.0.0.1:4000/heights',
    });
    expect(readConfig({}).notamOffice).toEqual({
      name: 'Avinor NOF',
      email: 'nof@avinor.no',
      leadTimeHours: 12,
    });
  });

  test('takes a second role for migrations beside the server’s own, and not without it', () => {
    expect(readConfig(production).migrationDatabaseUrl).toBeNull();
    const url = 'postgres://owner@db.example/klar?sslmode=verify-full';
    expect(readConfig({ ...production, MIGRATION_DATABASE_URL: url }).migrationDatabaseUrl).toBe(url);
    expect(() => readConfig({ MIGRATION_DATABASE_URL: url })).toThrow(/DATABASE_URL: must be set when/);
  });

  test('names everything that is wrong at once', () => {
    const wrong = {
      ...production,
      PORT: 'http',
      MAIL_FROM: '',
      AUTH_SECRET: '',
      AUTH_SECRET_FILE: '/nowhere',
      METRICS_TOKEN_FILE: '/nowhere',
    };
    expect(() => readConfig(wrong)).toThrow(
      /PORT: [^]*AUTH_SECRET_FILE: [^]*METRICS_TOKEN_FILE: [^]*MAIL_FROM: /,
    );
    expect(() => readConfig({ ...wrong, PORT: '1', DATABASE_URL: 'postgres://db.example/klar' })).toThrow(
      /MAIL_FROM: [^]*DATABASE_URL: must say/,
    );
  });

  test('asks in production how the way to a database elsewhere is protected', () => {
    const open = (url: string) => readConfig({ ...production, DATABASE_URL: url }).databaseUrl;
    expect(() => open('postgres://klar@db.example/klar')).toThrow(
      /DATABASE_URL: must say sslmode=verify-full/,
    );
    expect(() => open('postgres://klar@db.example/klar?sslmode=no-verify')).toThrow(/must be verify-full or/);
    for (const url of [
      'postgres://klar@db.example/klar?sslmode=disable',
      'postgres://klar@127.0.0.1/klar',
      'postgres://klar@%2Frun%2Fpostgresql/klar',
    ]) {
      expect(open(url)).toBe(url);
    }
    for (const said of ['sslmode=require', 'sslmode=verify-ca', 'ssl=true']) {
      expect(open(`postgres://klar@db.example/klar?${said}`)).toBe(production.DATABASE_URL);
    }
    expect(readConfig({ DATABASE_URL: 'postgres://klar@db.example/klar' }).databaseUrl).not.toContain(
      'sslmode',
    );
  });

  test('checks the database by the authorities of a file, in the address of either role', () => {
    const { databaseUrl, migrationDatabaseUrl } = readConfig({
      ...production,
      DATABASE_URL: 'postgres://klar@db.example/klar',
      MIGRATION_DATABASE_URL: 'postgres://owner@db.example/klar',
      DATABASE_CA_FILE: import.meta.filename,
    });
    for (const url of [databaseUrl, migrationDatabaseUrl]) {
      const { searchParams } = new URL(url ?? '');
      expect(searchParams.get('sslmode')).toBe('verify-full');
      expect(searchParams.get('sslrootcert')).toBe(import.meta.filename);
    }
    expect(() => readConfig({ ...production, DATABASE_CA_FILE: '/nowhere' })).toThrow(
      /DATABASE_CA_FILE: must/,
    );
    expect(() =>
      readConfig({
        DATABASE_URL: 'postgres://db/klar?sslmode=disable',
        DATABASE_CA_FILE: import.meta.filename,
      }),
    ).toThrow(/must not say sslmode=disable/);
  });

  test('sends mails over TLS, on this machine without, and elsewhere so only when it is said', () => {
    const smtp = (url: string) => readConfig({ SMTP_URL: url }).smtp;
    expect(readConfig({}).smtp).toBeNull();
    expect(smtp('smtp://klar:a%2Fb%25@mail.example')).toEqual({
      host: 'mail.example',
      port: 587,
      tls: 'starttls',
      auth: { user: 'klar', password: 'a/b%' },
      connections: 3,
    });
    expect(smtp('smtps://mail.example')).toMatchObject({ port: 465, tls: 'implicit', auth: null });
    expect(smtp('smtp://127.0.0.1:1025')).toMatchObject({ port: 1025, tls: 'none' });
    expect(smtp('smtp://127.0.0.1:1025?tls=required')).toMatchObject({ tls: 'starttls' });
    expect(smtp('smtp://mailcatcher:1025?tls=off')).toMatchObject({ tls: 'none' });
  });

  test.each([
    ['smtp://mail.example?tls=maybe', /tls must be required or off/],
    ['smtps://mail.example?tls=off', /only with smtp/],
    ['smtp://mail.example?pool=true', /and no pool/],
    ['smtp://klar@mail.example', /user and password, or neither/],
    ['smtp://klar:secret@mail.example?tls=off', /must not send a password/],
    ['smtp://klar:50%@mail.example', /as %25/],
  ])('refuses %s for mails', (url, problem) => {
    expect(() => readConfig({ SMTP_URL: url })).toThrow(problem);
  });

  test('does not let the limits be loosened in production', () => {
    expect(readConfig({ RATE_LIMIT_FACTOR: '100' }).rateLimitFactor).toBe(100);
    expect(() => readConfig({ ...production, RATE_LIMIT_FACTOR: '100' })).toThrow(/RATE_LIMIT_FACTOR/);
  });

  test.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://db.example/klar'],
    ['MIGRATION_DATABASE_URL', 'mysql://db.example/klar'],
    ['PUBLIC_URL', 'klar.example'],
    ['SUPPORT_EMAIL', 'support'],
    ['PARTNER_URL', 'javascript:alert(1)'],
    ['DEFAULT_LANGUAGE', 'xx'],
    ['RUN_MODE', 'staging'],
    ['AUTH_SECRET', 'too short'],
    ['SMTP_URL', 'https://mail.example'],
    ['MAIL_FROM', 'Klar'],
    ['TRUST_PROXY', 'yes'],
    ['GEOCODER_URL', 'none'],
    ['GEOCODER_COUNTRIES', 'Norway'],
    ['ELEVATION_URL', 'ftp://heights.example'],
    ['NOTAM_OFFICE_EMAIL', 'nof'],
    ['NOTAM_OFFICE_LEAD_TIME_HOURS', 'soon'],
    ['WEATHER_URL', 'aviationweather.gov'],
    ['WEATHER_REQUESTS_PER_MINUTE', '1000'],
  ])('refuses %s=%s and says which setting it is', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`The settings cannot be used:\\n {2}${name}: `),
    );
  });

  test('street maps are those of OpenStreetMap unless others are named with their makers', () => {
    expect(readConfig({}).map).toMatchObject({
      streetTilesUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      attribution: '© OpenStreetMap contributors',
      attributionUrl: 'https://www.openstreetmap.org/copyright',
      maxZoom: 19,
    });
    const others = readConfig({
      MAP_STREET_TILES_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
      MAP_STREET_ATTRIBUTION: 'Map makers',
      MAP_STREET_MAX_ZOOM: '17',
    });
    expect(others.map).toMatchObject({ attribution: 'Map makers', attributionUrl: null, maxZoom: 17 });
  });

  test('pictures from above are those of Esri, of others or none, and the map begins where it is told', () => {
    const { satellite, start } = readConfig({}).map;
    expect(satellite?.attribution).toContain('Powered by Esri');
    expect(satellite?.maxZoom).toBe(19);
    expect(start).toEqual({ lat: 59.9139, lng: 10.7522 });
    const others = readConfig({
      MAP_SATELLITE_TILES_URL: 'https://pictures.example/{z}/{y}/{x}',
      MAP_SATELLITE_ATTRIBUTION: 'Flyers',
      MAP_START: '-33.86,151.2',
    });
    expect(others.map.satellite).toMatchObject({ attribution: 'Flyers', attributionUrl: null });
    expect(others.map.start).toEqual({ lat: -33.86, lng: 151.2 });
    expect(readConfig({ MAP_SATELLITE_TILES_URL: 'off' }).map.satellite).toBeNull();
    expect(() => readConfig({ MAP_START: 'Oslo' })).toThrow(/MAP_START/);
  });

  test.each(['https://tiles.example/', 'tiles/{z}/{x}/{y}', "https://a.example; script-src 'x'/{z}/{x}/{y}"])(
    'refuses %s as an address of tiles',
    (url) => {
      expect(() => readConfig({ MAP_STREET_TILES_URL: url })).toThrow(/MAP_STREET_TILES_URL/);
    },
  );

  test('a language model is set with its address, name and provider, or not at all', () => {
    expect(readConfig({}).ai).toBeNull();
    const given = { AI_BASE_URL: 'https://ai.example/v1', AI_MODEL: 'm', AI_PROVIDER: 'Example Ltd' };
    expect(readConfig(given).ai).toMatchObject({
      provider: 'Example Ltd',
      timeLimitMs: 10_000,
      concurrency: 8,
      sharesLimits: false,
    });
    expect(() => readConfig({ AI_API_KEY: 'secret' })).toThrow(/AI_BASE_URL[^]*AI_MODEL[^]*AI_PROVIDER/);
    expect(() => readConfig({ ...given, AI_PROVIDER: '' })).toThrow(/AI_PROVIDER/);
    // With the margin to give up in, an answer comes within 12 s.
    expect(() => readConfig({ ...given, AI_TIME_LIMIT_S: '12' })).toThrow(/AI_TIME_LIMIT_S/);
    expect(() => readConfig({ ...given, AI_POLISH: 'yes' })).toThrow(/AI_POLISH/);
    expect(readConfig(given).polish).toBe(false);
    expect(readConfig({ AI_POLISH: 'on' })).toMatchObject({ ai: null, polish: true });
  });

  test('takes payments only with all that they need', () => {
    expect(readConfig({}).payments).toMatchObject({ webhookSecret: null, secretKey: null });
    expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk' })).toThrow(/STRIPE_WEBHOOK_SECRET: must be set/);
    expect(() => readConfig({ STRIPE_PRICE_PRO: 'price', STRIPE_PRICE_PREMIUM: 'price' })).toThrow(
      /each plan needs a price of its own/,
    );
  });

  test('keeps documents in the data folder unless another is named', () => {
    const folderOf = (env: Record<string, string>) => readConfig(env).fileStore;
    expect(folderOf({ DATA_DIR: '/srv/klar' })).toEqual({ kind: 'folder', folder: '/srv/klar/files' });
    expect(folderOf({ FILE_STORE_URL: 'file:///srv/my%20files' })).toMatchObject({ folder: '/srv/my files' });
    expect(() => readConfig({ FILE_STORE_URL: 'file://srv/files' })).toThrow(
      /FILE_STORE_URL: must name a folder/,
    );
  });

  const KEYS = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

  test('keeps documents in a bucket, at Amazon or elsewhere', () => {
    expect(readConfig({ FILE_STORE_URL: 's3://klar-files?region=eu-north-1' }).fileStore).toEqual({
      kind: 's3',
      bucket: 'klar-files',
      prefix: '',
      region: 'eu-north-1',
      endpoint: null,
      pathStyle: false,
      keys: null,
    });
    const elsewhere = 's3://klar/billing/files/?endpoint=https://s3.example';
    expect(readConfig({ FILE_STORE_URL: elsewhere, ...KEYS }).fileStore).toMatchObject({
      prefix: 'billing/files/',
      region: 'us-east-1',
      endpoint: 'https://s3.example',
      pathStyle: true,
      keys: { accessKeyId: 'id', secretAccessKey: 'secret' },
    });
    expect(readConfig({ FILE_STORE_URL: `${elsewhere}&pathStyle=no`, ...KEYS }).fileStore).toMatchObject({
      pathStyle: false,
    });
  });

  test.each([
    ['s3://bucket', /must name the region/],
    ['s3://B', /must name a bucket/],
    ['s3://bucket/a%20b?region=x', /prefix may have/],
    ['s3://id:secret@bucket?region=x', /must not hold keys/],
    ['s3://bucket?region=x&style=path', /and no style/],
    ['s3://bucket?region=x&pathStyle=1', /pathStyle must be yes or no/],
    ['s3://bucket?endpoint=s3.example', /must be a web address/],
    ['s3://bucket?endpoint=http://s3.example', /must begin with https/],
  ])('refuses %s for documents', (url, problem) => {
    expect(() => readConfig({ FILE_STORE_URL: url, ...KEYS })).toThrow(problem);
    expect(() => readConfig({ FILE_STORE_URL: url, ...KEYS })).not.toThrow(/secret@/);
  });

  test('asks for both keys of a bucket, or for none where Amazon gives the machine its own', () => {
    const amazon = { FILE_STORE_URL: 's3://bucket?region=eu-north-1' };
    expect(() => readConfig({ ...amazon, S3_ACCESS_KEY_ID: 'id' })).toThrow(/S3_SECRET_ACCESS_KEY: must be/);
    expect(() => readConfig({ FILE_STORE_URL: 's3://bucket?endpoint=https://s3.example' })).toThrow(
      /S3_ACCESS_KEY_ID: must be[^]*S3_SECRET_ACCESS_KEY: must be/,
    );
    const own = 's3://bucket?endpoint=http://minio:9000&plainHttp=yes';
    expect(readConfig({ FILE_STORE_URL: own, ...KEYS }).fileStore).toMatchObject({
      endpoint: 'http://minio:9000',
    });
  });
});
