import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from '../s3-bucket.ts';

/** A real S3 server on the loopback interface, with one empty bucket. */
export interface S3Peer {
  readonly settings: S3Settings & { readonly keys: NonNullable<S3Settings['keys']> };
  /** `FILE_STORE_URL` for it. */
  readonly url: string;
  /** Ends it, once; what it holds is gone. */
  stop(): Promise<void>;
}

const BUCKET = 'klarnotam';
/** The only ones that the peer knows. */
const KEY = 'S3RVER';

/** @param port default: any that is free */
export async function openS3Peer(port = 0): Promise<S3Peer> {
  const directory = await mkdtemp(join(tmpdir(), 'klarnotam-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port: chosen } = await server.run();
  const endpoint = `http://127.0.0.1:${chosen}`;
  let stopping: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    server.httpServer.closeAllConnections();
    await server.close();
    await rm(directory, { recursive: true, force: true });
  };
  return {
    settings: {
      bucket: BUCKET,
      prefix: 'files/',
      region: 'eu-north-1',
      endpoint,
      pathStyle: true,
      keys: { accessKeyId: KEY, secretAccessKey: KEY },
    },
    url: `s3://${BUCKET}/files?region=eu-north-1&endpoint=${encodeURIComponent(endpoint)}`,
    stop: () => (stopping ??= stop()),
  };
}
