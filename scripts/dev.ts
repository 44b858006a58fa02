// `npm run dev`: the server on port 3000, started again when its sources change, and the page on Vite's port with
// its sources taken as they are. Vite hands /api on to the server (apps/web/vite.config.ts).
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';
import { buildPageWhenNeeded } from './launch/build-page.mjs';
import { REPOSITORY } from './launch/repository.mjs';

// The server does not start without a built page, though nobody looks at that one here.
buildPageWhenNeeded(process.execPath);

const server = spawn(process.execPath, ['--watch', join(REPOSITORY, 'apps/server/src/main.ts')], {
  cwd: REPOSITORY,
  stdio: 'inherit',
});
const page = await createServer({ root: join(REPOSITORY, 'apps/web') });
await page.listen();
page.printUrls();

async function stop(): Promise<void> {
  await page.close();
  server.kill('SIGTERM');
}

server.on('exit', (code) => {
  void page.close().then(() => process.exit(code ?? 0));
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
