import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

export interface Measure {
  readonly sizeBytes: number;
  /** In hex. */
  readonly sha256: string;
}

/** Lets bytes through and keeps count of them. Ask for the measure when the stream has ended. */
export function measuring(): { readonly through: Transform; readonly measure: () => Measure } {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  const through = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      hash.update(chunk);
      sizeBytes += chunk.byteLength;
      done(null, chunk);
    },
  });
  return { through, measure: () => ({ sizeBytes, sha256: hash.digest('hex') }) };
}
