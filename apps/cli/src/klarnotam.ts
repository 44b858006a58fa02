import { once } from 'node:events';
import { decode } from './decode.ts';
import { USAGE, UsageError } from './usage.ts';

const WRONG_USAGE = 2;

/** Writes a line and waits while the reader is slower than we are. */
async function print(line: string): Promise<void> {
  if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain');
}

/** A reader that closed early (`| head`) is no fault. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

const [command, ...args] = process.argv.slice(2);
try {
  if (command === 'decode') {
    process.exitCode = await decode(args, Date.now(), print);
  } else {
    process.stderr.write(USAGE);
    process.exitCode = command === undefined || command === '--help' ? 0 : WRONG_USAGE;
  }
} catch (error) {
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\n\n${USAGE}`);
    process.exitCode = WRONG_USAGE;
  } else if (error instanceof Error && 'code' in error && 'path' in error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = WRONG_USAGE;
  } else {
    throw error;
  }
}
