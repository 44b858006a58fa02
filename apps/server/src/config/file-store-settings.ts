import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { isLoopback } from './is-loopback.ts';

const text = z.string().trim().min(1);

/** Where billing documents are kept. */
export const FILE_STORE_ENVIRONMENT = {
  FILE_STORE_URL: z.url({ protocol: /^(file|s3)$/ }).optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
};

type FileStoreEnvironment = z.infer<z.ZodObject<typeof FILE_STORE_ENVIRONMENT>>;

export type FileStoreSettings =
  | { readonly kind: 'folder'; /** Absolute. */ readonly folder: string }
  | {
      readonly kind: 's3';
      readonly bucket: string;
      /** Begins every key: empty, or with `/` at its end. */
      readonly prefix: string;
      readonly region: string;
      /** Null: Amazon's own for the region. */
      readonly endpoint: string | null;
      /** `https://host/bucket/key` in place of `https://bucket.host/key`. */
      readonly pathStyle: boolean;
      /** Null: what the machine itself is given. */
      readonly keys: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
    };

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^([A-Za-z0-9!_.*'()-]+\/)*$/;
const S3_PARAMETERS = new Set(['endpoint', 'region', 'pathStyle', 'plainHttp']);
/** Services that are not Amazon's take any. */
const ANY_REGION = 'us-east-1';

function readBucket(url: URL): { readonly bucket: string; readonly prefix: string } {
  const path = decodeURIComponent(url.pathname).replace(/^\/+|\/+$/g, '');
  return { bucket: url.hostname, prefix: path === '' ? '' : `${path}/` };
}

function yesOrNo(value: string | null, otherwise: boolean): boolean {
  return value === null ? otherwise : value === 'yes';
}

function s3Problems(url: URL, settings: FileStoreEnvironment): string[] {
  const problems: string[] = [];
  const say = (problem: string): void => void problems.push(`FILE_STORE_URL: ${problem}`);
  const { bucket, prefix } = readBucket(url);
  const parameter = (name: string): string | null => url.searchParams.get(name);
  if (!BUCKET.test(bucket)) say('must name a bucket, s3://bucket/prefix');
  if (!PREFIX.test(prefix)) say('its prefix may have letters, digits and - _ . between slashes');
  if (url.username !== '' || url.password !== '') {
    say('must not hold keys; they are S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
  }
  for (const name of url.searchParams.keys()) {
    if (!S3_PARAMETERS.has(name)) say(`knows ${[...S3_PARAMETERS].join(', ')}, and no ${name}`);
  }
  for (const name of ['pathStyle', 'plainHttp']) {
    if (!['yes', 'no', null].includes(parameter(name))) say(`${name} must be yes or no`);
  }
  const endpoint = parameter('endpoint');
  if (endpoint === null) {
    if (!parameter('region')) say('must name the region, ?region=eu-north-1, or an endpoint');
  } else if (!/^https?:\/\/[^/?#]+\/?$/.test(endpoint) || !URL.canParse(endpoint)) {
    say('endpoint must be a web address without a path');
  } else if (
    endpoint.startsWith('http:') &&
    !isLoopback(new URL(endpoint).hostname) &&
    parameter('plainHttp') !== 'yes'
  ) {
    say('endpoint must begin with https://, or plainHttp=yes say that the network is yours alone');
  }
  const keys = [settings.S3_ACCESS_KEY_ID, settings.S3_SECRET_ACCESS_KEY];
  const given = keys.filter((key) => key !== undefined).length;
  if (given === 1 || (given === 0 && endpoint !== null)) {
    for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const) {
      if (settings[name] === undefined) problems.push(`${name}: must be set for this FILE_STORE_URL`);
    }
  }
  return problems;
}

/** What is wrong with these settings together, one line each. */
export function fileStoreProblems(settings: FileStoreEnvironment): string[] {
  const url = settings.FILE_STORE_URL === undefined ? null : new URL(settings.FILE_STORE_URL);
  if (url?.protocol === 's3:') return s3Problems(url, settings);
  if (url !== null && (url.host !== '' || url.pathname === '/')) {
    return ['FILE_STORE_URL: must name a folder with its whole path, file:///srv/klarnotam/files'];
  }
  return [];
}

/** Where documents go, by settings without {@link fileStoreProblems}. */
export function readFileStoreSettings(settings: FileStoreEnvironment, dataDir: string): FileStoreSettings {
  if (settings.FILE_STORE_URL === undefined) return { kind: 'folder', folder: join(dataDir, 'files') };
  const url = new URL(settings.FILE_STORE_URL);
  if (url.protocol === 'file:') return { kind: 'folder', folder: fileURLToPath(url) };
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  const endpoint = url.searchParams.get('endpoint');
  return {
    kind: 's3',
    ...readBucket(url),
    region: url.searchParams.get('region') ?? ANY_REGION,
    endpoint,
    pathStyle: yesOrNo(url.searchParams.get('pathStyle'), endpoint !== null),
    keys:
      accessKeyId === undefined || secretAccessKey === undefined ? null : { accessKeyId, secretAccessKey },
  };
}
