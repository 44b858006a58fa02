import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import { requestInLog } from './current-request.ts';

/** Bounded, so that a line takes time in proportion to its length. */
const ADDRESS = /[\w.+%-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g;

/**
 * The log of the server: a line of JSON for each entry, with the request that it belongs to. Servers of mail and of databases quote
 * addresses in what they answer; none stands in a line.
 *
 * @param level as `LOG_LEVEL` says
 */
export function createLog(level: string, destination: DestinationStream): Logger {
  return pino(
    {
      level,
      timestamp: stdTimeFunctions.isoTime,
      mixin: requestInLog,
      hooks: { streamWrite: (line) => (line.includes('@') ? line.replace(ADDRESS, '[address]') : line) },
    },
    destination,
  );
}
