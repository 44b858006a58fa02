import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'certificates');

/** The path of a certificate, or of a key with `.key`. */
export function certificatePath(
  name:
    | 'authority.pem'
    | 'stranger.pem'
    | 'localhost.pem'
    | 'localhost.key'
    | 'elsewhere.pem'
    | 'elsewhere.key',
): string {
  return join(FOLDER, name);
}

/** What a TLS server on the loopback interface shows: a certificate of its own name, or of another one. */
export function serverCertificate(name: 'localhost' | 'elsewhere'): {
  readonly cert: string;
  readonly key: string;
} {
  return {
    cert: readFileSync(certificatePath(`${name}.pem`), 'utf8'),
    key: readFileSync(certificatePath(`${name}.key`), 'utf8'),
  };
}

/** The authority that a client must know to believe them. */
export const AUTHORITY = readFileSync(certificatePath('authority.pem'), 'utf8');
