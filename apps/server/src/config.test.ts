import { isAbsolute } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const production = {
  RUN_MODE: 'production',
  DATABASE_URL: 'postgres://klar@db.example/klar',
  PUBLIC_URL: 'https://klar.example/',
  SUPPORT_EMAIL: 'help@klar.example',
  PARTNER_NAME: 'A partner',
  PARTNER_URL: 'https://partner.example/',
};

describe('readConfig', () => {
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

  test('names every choice that production leaves open', () => {
    expect(() => readConfig({ RUN_MODE: 'production', PARTNER_NAME: 'A partner' })).toThrow(
      new ConfigError([
        'DATABASE_URL: must be set when RUN_MODE is production',
        'PUBLIC_URL: must be set when RUN_MODE is production',
        'SUPPORT_EMAIL: must be set when RUN_MODE is production',
        'PARTNER_URL: must be set when RUN_MODE is production',
      ]),
    );
  });

  test.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://db.example/klar'],
    ['PUBLIC_URL', 'klar.example'],
    ['SUPPORT_EMAIL', 'support'],
    ['PARTNER_URL', 'javascript:alert(1)'],
    ['DEFAULT_LANGUAGE', 'xx'],
    ['RUN_MODE', 'staging'],
  ])('refuses %s=%s and says which setting it is', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`The settings cannot be used:\\n {2}${name}: `));
  });
});
