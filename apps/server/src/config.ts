import { availableParallelism } from 'node:os';
import { isAbsolute, resolve } from 'node:path';
import { LANGUAGES, type LanguageCode } from '@klarnotam/language/languages';
import { z } from 'zod';
import type { Site } from '@klarnotam/contract';
import {
  PAYMENT_ENVIRONMENT,
  paymentProblems,
  readPaymentSettings,
  type PaymentSettings,
} from './config/payment-settings.ts';
import {
  DATABASE_ENVIRONMENT,
  databaseProblems,
  readDatabaseSettings,
  type DatabaseSettings,
} from './config/database-settings.ts';
import {
  FILE_STORE_ENVIRONMENT,
  fileStoreProblems,
  readFileStoreSettings,
  type FileStoreSettings,
} from './config/file-store-settings.ts';
import {
  MAIL_ENVIRONMENT,
  mailProblems,
  readSmtpSettings,
  type SmtpSettings,
} from './config/mail-settings.ts';
import { MAP_ENVIRONMENT, readMapSettings } from './config/map-settings.ts';
import {
  RETENTION_ENVIRONMENT,
  readRetentionSettings,
  type RetentionSettings,
} from './config/retention-settings.ts';
import { readSecretFiles } from './config/read-secret-files.ts';

const text = z.string().trim().min(1);

/** A service that may be done without: `off` instead of its address. */
const serviceUrl = z.union([z.literal('off'), z.url({ protocol: /^https?$/ })]);

/**
 * The settings, one line each. In local mode each has a default; in production those that nobody else can choose must
 * be given (see {@link requiredInProduction}).
 */
const environment = z.object({
  RUN_MODE: z.enum(['local', 'production']).default('local'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: text.optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: text.default('./data'),
  ...DATABASE_ENVIRONMENT,
  DRAIN_DELAY_S: z.coerce.number().min(0).max(120).optional(),
  READING_THREADS: z.coerce.number().int().min(1).max(64).optional(),
  PRODUCT_NAME: text.default('KlarNOTAM'),
  SUPPORT_EMAIL: z.email().default('support@klarnotam.example'),
  PARTNER_NAME: text.default('OpenStreetMap'),
  PARTNER_URL: z.url({ protocol: /^https?$/ }).default('https://www.openstreetmap.org/'),
  DEFAULT_LANGUAGE: z.enum(LANGUAGES.map(({ code }) => code)).default('no'),
  ...MAP_ENVIRONMENT,
  WEATHER_URL: z.url({ protocol: /^https?$/ }).default('https://aviationweather.gov/api/data'),
  WEATHER_REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).max(100).default(60),
  GEOCODER_URL: serviceUrl.default('https://nominatim.openstreetmap.org/search'),
  GEOCODER_COUNTRIES: z
    .string()
    .regex(/^([a-z]{2}(,[a-z]{2})*|all)$/, 'must be country codes such as no,se or all')
    .default('no'),
  SUGGESTIONS_URL: serviceUrl.default('https://ws.geonorge.no'),
  ELEVATION_URL: serviceUrl.default('https://api.open-meteo.com/v1/elevation'),
  ELEVATION_NORWAY_URL: serviceUrl.default('https://ws.geonorge.no/hoydedata/v1/punkt'),
  NOTAM_OFFICE_NAME: text.default('Avinor NOF'),
  NOTAM_OFFICE_EMAIL: z.email().default('nof@avinor.no'),
  NOTAM_OFFICE_LEAD_TIME_HOURS: z.coerce.number().min(0).max(1_000).default(12),
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_API_KEY: text.optional(),
  AI_MODEL: text.optional(),
  AI_PROVIDER: text.optional(),
  AI_TIME_LIMIT_S: z.coerce.number().min(1).max(11).default(10),
  AI_CONCURRENCY: z.coerce.number().int().min(1).max(200).default(8),
  AI_POLISH: z.enum(['on', 'off']).default('off'),
  AI_LIMITS: z.enum(['server', 'installation']).default('server'),
  AI_INPUT_PRICE: z.coerce.number().min(0).default(0),
  AI_OUTPUT_PRICE: z.coerce.number().min(0).default(0),
  METRICS_TOKEN: text.optional(),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  ...MAIL_ENVIRONMENT,
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(1).max(100_000).default(200),
  RATE_LIMIT_FACTOR: z.coerce.number().min(0.1).max(1_000_000).default(1),
  OPERATOR_NAME: text.default('KlarNOTAM (local installation)'),
  OPERATOR_ADDRESS: text.default('Not given'),
  OPERATOR_ORG_NUMBER: text.default('Not given'),
  ...FILE_STORE_ENVIRONMENT,
  INVOICE_RETENTION_YEARS: z.coerce.number().int().min(0).max(100).default(5),
  ...PAYMENT_ENVIRONMENT,
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_SERVICE_NAME: text.default('klarnotam'),
  ...RETENTION_ENVIRONMENT,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
});

/** Balancers ask every few seconds whether a server is ready. */
const DRAIN_DELAY_S = { local: 0, production: 5 } as const;
/** Where nothing else is set, a thread for each processor, and no more than these. */
const MOST_THREADS = 4;

const requiredInProduction = [
  'DATABASE_URL',
  'PUBLIC_URL',
  'SUPPORT_EMAIL',
  'PARTNER_NAME',
  'PARTNER_URL',
  'AUTH_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
  'OPERATOR_NAME',
  'OPERATOR_ADDRESS',
  'OPERATOR_ORG_NUMBER',
  'FILE_STORE_URL',
  'TRUST_PROXY',
] as const;

export interface Config extends DatabaseSettings {
  readonly runMode: 'local' | 'production';
  readonly port: number;
  readonly host: string;
  /** Without a trailing slash; null in local mode until the port is known. */
  readonly publicUrl: string | null;
  /** Absolute. */
  readonly dataDir: string;
  /** How long a server that was told to stop goes on answering while `/readyz` says that it will not. */
  readonly drainDelayMs: number;
  /** Threads that read and word pasted texts. */
  readonly readingThreads: number;
  readonly productName: string;
  readonly supportEmail: string;
  readonly partner: { readonly name: string; readonly url: string };
  readonly defaultLanguage: LanguageCode;
  readonly map: Site['map'];
  /** The service that knows the reports of stations, and how often this installation may ask it. */
  readonly weather: { readonly url: string; readonly requestsPerMinute: number };
  readonly places: {
    /** Null: not asked, as with all of these. */
    readonly geocoderUrl: string | null;
    /** Codes with commas between them; empty: the whole world. */
    readonly geocoderCountries: string;
    readonly suggestionsUrl: string | null;
    readonly elevationUrl: string | null;
    readonly norwegianElevationUrl: string | null;
  };
  readonly notamOffice: Site['notamOffice'];
  /** The language model that says clauses which no rule reads, and what a text is without a NOTAM; null: nobody does. Prices per million tokens. */
  readonly ai: {
    readonly baseUrl: string;
    readonly apiKey: string;
    readonly model: string;
    /** As the privacy page names it. */
    readonly provider: string;
    readonly timeLimitMs: number;
    readonly concurrency: number;
    /** Whether calls at once and pauses after failures count for all servers together. */
    readonly sharesLimits: boolean;
    readonly inputPrice: number;
    readonly outputPrice: number;
  } | null;
  /** Whether sentences of ours are polished: by the language model, or without one as the phrase book has them. */
  readonly polish: boolean;
  readonly metricsToken: string | null;
  /** Signs session cookies; null: one that is made and kept in {@link dataDir}. */
  readonly authSecret: string | null;
  /** Null: mails stay in {@link dataDir}. */
  readonly smtp: SmtpSettings | null;
  readonly mailFrom: string;
  /** How many proxies in front of the server may say where a request comes from. */
  readonly trustedProxies: number;
  /** Open connections of one network address at most; see `http/connection-limits.ts`. */
  readonly connectionsPerAddress: number;
  /** Every limit is multiplied by it; other than 1 in local mode alone, for tests. */
  readonly rateLimitFactor: number;
  /** Who runs this installation, for terms, privacy and invoices. */
  readonly operator: { readonly name: string; readonly address: string; readonly organisationNumber: string };
  /** Where billing documents are kept. */
  readonly fileStore: FileStoreSettings;
  readonly invoiceRetentionYears: number;
  readonly payments: PaymentSettings;
  /** Where traces are sent by OTLP over HTTP, and under which name; null: nowhere. */
  readonly traces: { readonly endpoint: string; readonly serviceName: string } | null;
  readonly retention: RetentionSettings;
  readonly logLevel: string;
}

/** Settings that cannot be used, one line each, for whoever starts the server. */
export class ConfigError extends Error {
  constructor(lines: readonly string[]) {
    super(`The settings cannot be used:\n${lines.map((line) => `  ${line}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

function urlOrNull(setting: string): string | null {
  return setting === 'off' ? null : setting;
}

const AI_NAMES = ['AI_BASE_URL', 'AI_MODEL', 'AI_PROVIDER'] as const;

type Settings = z.infer<typeof environment>;

/** All of address, model and provider, or none: half a setting would leave pages and privacy text in doubt. */
function aiProblems(settings: Settings): string[] {
  const missing = AI_NAMES.filter((name) => settings[name] === undefined);
  if (missing.length === AI_NAMES.length && settings.AI_API_KEY === undefined) return [];
  return missing.map((name) => `${name}: must be set when another AI_ setting is`);
}

function readAi(settings: Settings): Config['ai'] {
  const { AI_BASE_URL: baseUrl, AI_MODEL: model, AI_PROVIDER: provider } = settings;
  if (baseUrl === undefined || model === undefined || provider === undefined) return null;
  return {
    baseUrl,
    model,
    provider,
    // Servers of one's own often want none, but the protocol has a place for it.
    apiKey: settings.AI_API_KEY ?? 'none',
    timeLimitMs: settings.AI_TIME_LIMIT_S * 1000,
    concurrency: settings.AI_CONCURRENCY,
    sharesLimits: settings.AI_LIMITS === 'installation',
    inputPrice: settings.AI_INPUT_PRICE,
    outputPrice: settings.AI_OUTPUT_PRICE,
  };
}

function productionProblems(settings: Settings): string[] {
  const problems: string[] = [];
  if (settings.PUBLIC_URL?.startsWith('https:') === false) {
    problems.push('PUBLIC_URL: must begin with https:// when RUN_MODE is production');
  }
  if (settings.RATE_LIMIT_FACTOR !== 1) {
    problems.push('RATE_LIMIT_FACTOR: is for tests and must not be set when RUN_MODE is production');
  }
  return problems;
}

/**
 * Reads the settings from an environment.
 *
 * @throws {ConfigError} naming each setting that is missing or malformed
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const secrets = readSecretFiles(
    Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')),
  );
  const given = secrets.env;
  const isProduction = given['RUN_MODE'] === 'production';
  const problems = [...secrets.problems];
  if (isProduction) {
    const isMissing = (name: string): boolean =>
      given[name] === undefined && given[`${name}_FILE`] === undefined;
    problems.push(
      ...requiredInProduction
        .filter(isMissing)
        .map((name) => `${name}: must be set when RUN_MODE is production`),
    );
  }
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError([
      ...parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
      ...problems,
    ]);
  }
  const settings = parsed.data;
  problems.push(
    ...(isProduction ? productionProblems(settings) : []),
    ...databaseProblems(settings, isProduction),
    ...mailProblems(settings),
    ...fileStoreProblems(settings),
    ...aiProblems(settings),
    ...paymentProblems(readPaymentSettings(settings)),
  );
  if (problems.length > 0) throw new ConfigError([...new Set(problems)]);
  const dataDir = settings.DATA_DIR;
  const absoluteDataDir = isAbsolute(dataDir) ? dataDir : resolve(import.meta.dirname, '../../..', dataDir);
  return {
    runMode: settings.RUN_MODE,
    port: settings.PORT,
    host: settings.HOST ?? (settings.RUN_MODE === 'production' ? '0.0.0.0' : '127.0.0.1'),
    publicUrl: settings.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    dataDir: absoluteDataDir,
    ...readDatabaseSettings(settings),
    drainDelayMs: (settings.DRAIN_DELAY_S ?? DRAIN_DELAY_S[settings.RUN_MODE]) * 1000,
    readingThreads: settings.READING_THREADS ?? Math.min(MOST_THREADS, availableParallelism()),
    productName: settings.PRODUCT_NAME,
    supportEmail: settings.SUPPORT_EMAIL,
    partner: { name: settings.PARTNER_NAME, url: settings.PARTNER_URL },
    defaultLanguage: settings.DEFAULT_LANGUAGE,
    map: readMapSettings(settings),
    weather: {
      url: settings.WEATHER_URL.replace(/\/+$/, ''),
      requestsPerMinute: settings.WEATHER_REQUESTS_PER_MINUTE,
    },
    places: {
      geocoderUrl: urlOrNull(settings.GEOCODER_URL),
      geocoderCountries: settings.GEOCODER_COUNTRIES === 'all' ? '' : settings.GEOCODER_COUNTRIES,
      suggestionsUrl: urlOrNull(settings.SUGGESTIONS_URL),
      elevationUrl: urlOrNull(settings.ELEVATION_URL),
      norwegianElevationUrl: urlOrNull(settings.ELEVATION_NORWAY_URL),
    },
    notamOffice: {
      name: settings.NOTAM_OFFICE_NAME,
      email: settings.NOTAM_OFFICE_EMAIL,
      leadTimeHours: settings.NOTAM_OFFICE_LEAD_TIME_HOURS,
    },
    ai: readAi(settings),
    polish: settings.AI_POLISH === 'on',
    metricsToken: settings.METRICS_TOKEN ?? null,
    authSecret: settings.AUTH_SECRET ?? null,
    smtp: readSmtpSettings(settings),
    mailFrom: settings.MAIL_FROM,
    trustedProxies: settings.TRUST_PROXY,
    connectionsPerAddress: settings.CONNECTIONS_PER_ADDRESS,
    rateLimitFactor: settings.RATE_LIMIT_FACTOR,
    operator: {
      name: settings.OPERATOR_NAME,
      address: settings.OPERATOR_ADDRESS,
      organisationNumber: settings.OPERATOR_ORG_NUMBER,
    },
    fileStore: readFileStoreSettings(settings, absoluteDataDir),
    invoiceRetentionYears: settings.INVOICE_RETENTION_YEARS,
    payments: readPaymentSettings(settings),
    traces: settings.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT, serviceName: settings.OTEL_SERVICE_NAME }
      : null,
    retention: readRetentionSettings(settings),
    logLevel: settings.LOG_LEVEL,
  };
}
