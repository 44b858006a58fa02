import type { DatabaseServerLog } from '../../../ports/database-server.ts';

/** A log that can be read. */
export function recordingLog(): DatabaseServerLog & { readonly lines: string[] } {
  const lines: string[] = [];
  const write = (message: string): void => void lines.push(message);
  return { lines, info: write, warn: write, error: write };
}
