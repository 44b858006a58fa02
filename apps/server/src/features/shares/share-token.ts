import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** What stands in a link: 256 random bits. */
export function newShareToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is stored of it: whoever reads the table cannot open a link. */
export function hashShareToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
