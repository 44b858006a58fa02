import { join } from 'node:path';
import { buildPageWhenNeeded } from './build-page.mjs';
import { installWhenNeeded } from './install.mjs';
import { REPOSITORY } from './repository.mjs';
import { run } from './run.mjs';

/** `npm start`: installs and builds what is missing, then serves. */
export async function start() {
  const node = installWhenNeeded();
  buildPageWhenNeeded(node);
  process.exitCode = await run(node, [join(REPOSITORY, 'apps/server/src/main.ts')], {
    NODE_COMPILE_CACHE: join(REPOSITORY, '.cache/compiled'),
    ...process.env,
  });
}
