// `npm run image:dry-run`: what deploy/Containerfile says, done in a scratch folder where no container engine runs. Its COPY and
// RUN steps build the tree of the image; then the server, its health check and its commands run on that tree as another
// user, read-only, on the PostgreSQL of DATABASE_URL (an empty database that user 65532 reaches). Linux, as root.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { giveUp, REPOSITORY, say } from '../launch/repository.mjs';
import { isSent } from './is-sent.ts';
import { readContainerfile, type Stage } from './read-containerfile.ts';

const PORT = '31999';
const NODE = join(REPOSITORY, 'node_modules/node/bin/node');
const SETTINGS = {
  PUBLIC_URL: 'https://klar.example',
  SUPPORT_EMAIL: 'help@klar.example',
  PARTNER_NAME: 'A partner',
  PARTNER_URL: 'https://partner.example/',
  AUTH_SECRET: 'a secret of more than 32 characters',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'no-reply@klar.example',
  OPERATOR_NAME: 'Klar AS',
  OPERATOR_ADDRESS: 'Storgata 1, 0155 Oslo',
  OPERATOR_ORG_NUMBER: '999 999 999',
  TRUST_PROXY: '0',
};

const databaseUrl = process.env['DATABASE_URL'] ?? giveUp('Set DATABASE_URL to an empty database.');
if (process.getuid?.() !== 0)
  giveUp('Run it as root: it makes a tree read-only and takes another user for it.');

function sendContext(to: string): void {
  const ignore = readFileSync(join(REPOSITORY, '.dockerignore'), 'utf8');
  const files = globSync('**/*', { cwd: REPOSITORY, exclude: (name) => /^(node_modules|\.git)$/.test(name) });
  for (const path of [...files, '.npmrc', '.dockerignore']) {
    const from = join(REPOSITORY, path);
    if (!isSent(path, ignore) || !existsSync(from) || statSync(from).isDirectory()) continue;
    mkdirSync(dirname(join(to, path)), { recursive: true });
    cpSync(from, join(to, path));
  }
}

function build(scratch: string, context: string, stages: readonly Stage[]): string {
  let last = '';
  for (const stage of stages) {
    const root = join(scratch, stage.name);
    for (const step of stage.steps) {
      const at = join(root, stage.workDir);
      mkdirSync(at, { recursive: true });
      if (step.kind === 'copy') {
        const source =
          step.from === null ? join(context, step.source) : join(scratch, step.from, step.source);
        cpSync(source, join(at, step.target), { recursive: true, verbatimSymlinks: true });
      } else {
        say(`${stage.name}: ${step.command}`);
        // The image's own Node is of the same major version.
        const path = `${dirname(NODE)}:${process.env['PATH'] ?? ''}`;
        const { status } = spawnSync('sh', ['-c', step.command], {
          cwd: at,
          env: { ...process.env, PATH: path },
          stdio: ['ignore', 'ignore', 'inherit'],
        });
        if (status !== 0) giveUp(`${step.command} failed`);
      }
    }
    last = join(root, stage.workDir);
  }
  return last;
}

/** Runs a program of the image as its user, on its tree, which nobody can write, with nothing else to write but /tmp. */
function start(
  tree: string,
  { user, environment }: Stage,
  settings: object,
  ...words: string[]
): ChildProcess {
  const [uid = '', gid = ''] = user.split(':');
  const script = [
    'mount --bind "$TREE" "$TREE" && mount -o remount,ro,bind "$TREE" && mount -t tmpfs -o mode=1777 tmpfs /tmp/.klarnotam-tmp',
    `exec setpriv --reuid=${uid} --regid=${gid} --clear-groups --no-new-privs --bounding-set=-all -- "$@"`,
  ].join(' && ');
  mkdirSync('/tmp/.klarnotam-tmp', { recursive: true });
  return spawn('unshare', ['--mount', 'sh', '-c', script, 'sh', NODE, ...words], {
    cwd: tree,
    env: {
      PATH: process.env['PATH'],
      TREE: tree,
      TMPDIR: '/tmp/.klarnotam-tmp',
      ...environment,
      ...settings,
    },
    stdio: 'inherit',
  });
}

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.once('exit', (code) => resolve(code)));

async function expectDone(what: string, child: ChildProcess): Promise<void> {
  const code = await ended(child);
  if (code !== 0) giveUp(`${what}: ended with ${String(code)}`);
  say(`${what}: done`);
}

const scratch = mkdtempSync(join(tmpdir(), 'klarnotam-image-'));
spawnSync('chmod', ['755', scratch]);
const context = join(scratch, '.context');
sendContext(context);
const stages = readContainerfile(readFileSync(join(REPOSITORY, 'deploy/Containerfile'), 'utf8'));
const tree = build(scratch, context, stages);
const image = stages.at(-1) ?? giveUp('deploy/Containerfile has no stage');
const { stdout: size } = spawnSync('du', ['-sm', tree], { encoding: 'utf8' });
say(`The tree of the image: ${size.split('\t')[0] ?? '?'} MB beside Node and its base.`);

const settings = {
  ...SETTINGS,
  PORT,
  DATABASE_URL: databaseUrl,
  DATA_DIR: '/tmp/.klarnotam-tmp/data',
  FILE_STORE_URL: 'file:///tmp/.klarnotam-tmp/files',
};
await expectDone('migrate', start(tree, image, settings, 'apps/server/src/migrate-command.ts'));
const server = start(tree, image, settings, ...image.command);
const stopped = ended(server);
for (let left = 300; ; left -= 1) {
  const ready = await fetch(`http://127.0.0.1:${PORT}/readyz`).catch(() => null);
  if (ready?.status === 200) break;
  if (left === 0 || server.exitCode !== null) giveUp('The server is not ready.');
  await sleep(200);
}
say('server: ready, as another user, on a tree that is read-only');
const [, ...healthCheck] = image.healthCheck;
await expectDone('health check', start(tree, image, settings, ...healthCheck));
const page = await fetch(`http://127.0.0.1:${PORT}/`, {
  headers: { 'x-forwarded-proto': 'https', host: 'klar.example' },
  redirect: 'manual',
});
say(`page: ${page.status}`);
await expectDone(
  'backup',
  start(tree, image, settings, 'apps/server/src/backup-command.ts', '/tmp/.klarnotam-tmp/backup'),
);
server.kill('SIGTERM');
say(`server: ended with ${String(await stopped)} after SIGTERM`);
rmSync(scratch, { recursive: true, force: true });
