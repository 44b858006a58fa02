import { createHash } from 'node:crypto';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { FileStoreUnavailable, type FileStore } from '../../ports/file-store.ts';
import { readPieces } from './read-pieces.ts';
import { checkStoredName, isStoredName } from './stored-name.ts';

export interface S3Settings {
  readonly bucket: string;
  /** Begins every key: empty, or with `/` at its end. */
  readonly prefix: string;
  readonly region: string;
  /** Null: Amazon's own for the region. */
  readonly endpoint: string | null;
  /** `https://host/bucket/key` in place of `https://bucket.host/key`. */
  readonly pathStyle: boolean;
  /** Null: what the machine itself is given, as the library finds it (role of the instance or the container). */
  readonly keys: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
}

export interface S3Options {
  /** Told when the store does not answer or refuses, once a minute; no name of a file is in it. */
  readonly log: { warn(message: string): void };
  /** For each connection, answer and piece of a content; default 10 s. */
  readonly silenceLimitMs?: number;
}

/** Contents are held in memory until they are stored; no more than the contract lets in. */
const MAX_BYTES = 10 * 1024 * 1024;
const CONNECT_MS = 3_000;
const SILENCE_MS = 10_000;
/** With retries, and for a content of {@link MAX_BYTES}. */
const CALL_LIMITS = 3;
const ATTEMPTS = 3;
const LOG_EVERY_MS = 60_000;

/** What went wrong by the store's own word for it, or Node's; nothing of what was asked. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return status === undefined ? code : `${code} (${status})`;
}

async function inOnePiece(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const piece of content) {
    sizeBytes += piece.byteLength;
    if (sizeBytes > MAX_BYTES) throw new RangeError(`A stored file has at most ${MAX_BYTES} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces, sizeBytes);
}

/**
 * Files in a bucket of S3 or of a service that speaks its protocol. Each is put by one request, whose signature covers
 * the content, so that a key is either whole or not there.
 */
export function createS3Bucket(settings: S3Settings, options: S3Options): FileStore {
  const { bucket: Bucket, prefix, endpoint, keys } = settings;
  const { log, silenceLimitMs = SILENCE_MS } = options;
  const client = new S3Client({
    region: settings.region,
    ...(endpoint === null ? {} : { endpoint }),
    forcePathStyle: settings.pathStyle,
    ...(keys === null ? {} : { credentials: { ...keys } }),
    maxAttempts: ATTEMPTS,
    // Newer checksums are unknown to many services; the signature covers the content already.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: Math.min(CONNECT_MS, silenceLimitMs),
      requestTimeout: silenceLimitMs,
      throwOnRequestTimeout: true,
    },
  });
  let loggedAtMs = -LOG_EVERY_MS;

  function unavailable(error: unknown): FileStoreUnavailable {
    if (performance.now() - loggedAtMs >= LOG_EVERY_MS) {
      loggedAtMs = performance.now();
      log.warn(`The file store does not do its work: ${reasonOf(error)}`);
    }
    return new FileStoreUnavailable(error);
  }

  async function call<Result>(send: (abortSignal: AbortSignal) => Promise<Result>): Promise<Result> {
    try {
      return await send(AbortSignal.timeout(silenceLimitMs * CALL_LIMITS));
    } catch (error) {
      throw unavailable(error);
    }
  }

  const keyOf = (name: string): string => {
    checkStoredName(name);
    return `${prefix}${name}`;
  };

  async function open(Key: string, abortSignal: AbortSignal) {
    const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket, Key }), { abortSignal });
    if (Body === undefined || ContentLength === undefined) throw new TypeError('answer without a content');
    return { body: Body as AsyncIterable<Uint8Array>, sizeBytes: ContentLength };
  }

  /** By the code of an error, which tells a missing key from a missing bucket; the answer to HEAD has none. */
  async function isThere(Key: string, abortSignal: AbortSignal): Promise<boolean> {
    const stop = new AbortController();
    try {
      await open(Key, AbortSignal.any([abortSignal, stop.signal]));
      return true;
    } catch (error) {
      if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return false;
      throw error;
    } finally {
      stop.abort();
    }
  }

  async function sizeOf(Key: string, abortSignal: AbortSignal): Promise<number | null> {
    try {
      const { ContentLength } = await client.send(new HeadObjectCommand({ Bucket, Key }), { abortSignal });
      if (ContentLength === undefined) throw new TypeError('answer without a length');
      return ContentLength;
    } catch (error) {
      const isMissing = error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
      if (!isMissing || (await isThere(Key, abortSignal))) throw error;
      return null;
    }
  }

  return {
    async put(name, content) {
      const Key = keyOf(name);
      const Body = await inOnePiece(content);
      await call((abortSignal) =>
        client.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength: Body.length }), { abortSignal }),
      );
      return { sha256: createHash('sha256').update(Body).digest('hex'), sizeBytes: Body.length };
    },
    async read(name) {
      const Key = keyOf(name);
      const sizeBytes = await call((abortSignal) => sizeOf(Key, abortSignal));
      if (sizeBytes === null) return null;
      return {
        sizeBytes,
        content: readPieces((signal) => open(Key, signal), { silenceLimitMs, onBroken: unavailable }),
      };
    },
    async delete(name) {
      const Key = keyOf(name);
      await call((abortSignal) => client.send(new DeleteObjectCommand({ Bucket, Key }), { abortSignal }));
    },
    async *list() {
      let ContinuationToken: string | undefined;
      do {
        const asked = { Bucket, Prefix: prefix, ...(ContinuationToken && { ContinuationToken }) };
        const page = await call((abortSignal) =>
          client.send(new ListObjectsV2Command(asked), { abortSignal }),
        );
        for (const { Key = '', LastModified } of page.Contents ?? []) {
          const name = Key.slice(prefix.length);
          if (isStoredName(name) && LastModified !== undefined) yield { name, storedAt: LastModified };
        }
        ContinuationToken = page.IsTruncated === true ? page.NextContinuationToken : undefined;
      } while (ContinuationToken !== undefined);
    },
  };
}
