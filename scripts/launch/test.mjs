import { join } from 'node:path';
import { chromiumOrInstall } from './chromium.mjs';
import { installWhenNeeded } from './install.mjs';
import { REPOSITORY } from './repository.mjs';
import { run } from './run.mjs';

/** `npm test`: installs what is missing, then verifies. */
export async function test() {
  const node = installWhenNeeded();
  const chromium = chromiumOrInstall();
  process.exitCode = await run(node, [join(REPOSITORY, 'scripts/verify.ts')], {
    ...process.env,
    CHROMIUM_PATH: chromium,
  });
}
