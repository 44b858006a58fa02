import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { rememberInstallation, type Installation } from '../installation.ts';
import { askPeers } from './peers.ts';
import { startCaddy, type Certificate } from './start-caddy.ts';

export interface ProductionServer {
  readonly publicUrl: string;
  stop(): Promise<void>;
}

const NODE = 'node_modules/.bin/node';

/** What an operator has to choose; where the journeys look at it, as local mode has it. */
const CHOICES = {
  RUN_MODE: 'production',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  SUPPORT_EMAIL: 'support@klarnotam.example',
  PARTNER_NAME: 'OpenStreetMap',
  PARTNER_URL: 'https://www.openstreetmap.org/',
  AUTH_SECRET: 'the journeys need no better secret than this',
  MAIL_FROM: 'no-reply@klarnotam.example',
  OPERATOR_NAME: 'KlarNOTAM (journeys)',
  OPERATOR_ADDRESS: 'Storgata 1, 0155 Oslo',
  OPERATOR_ORG_NUMBER: '999 999 999',
  // Caddy, and in front of it the one that says where each journey comes from.
  TRUST_PROXY: '2',
  DRAIN_DELAY_S: '0',
};

/** A server as an operator runs it: its schema migrated first, TLS in front, everything else elsewhere. */
export async function startProductionServer(
  dataDir: string,
  ports: { readonly public: number; readonly inside: number },
  settings: Readonly<Record<string, string>>,
): Promise<ProductionServer> {
  const made = await askPeers<Installation & { readonly files: string; readonly certificate: Certificate }>(
    'POST',
    '/installation',
  );
  const publicUrl = `https://localhost:${ports.public}`;
  const own = {
    ...CHOICES,
    ...made.settings,
    ...settings,
    PUBLIC_URL: publicUrl,
    PORT: String(ports.inside),
    DATA_DIR: dataDir,
  };
  const env = { ...process.env, ...own };
  await promisify(execFile)(NODE, ['apps/server/src/migrate-command.ts'], { env });
  await promisify(execFile)(NODE, ['apps/server/src/migrate-command.ts', '--contract'], { env });
  rememberInstallation(dataDir, { settings: own, files: made.files, certificate: made.certificate });
  const server = spawn(NODE, ['apps/server/src/main.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const caddy = await startCaddy(ports.public, ports.inside, made.certificate);
  for (let tries = 0; ; tries += 1) {
    const isReady = await fetch(`http://127.0.0.1:${ports.inside}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) break;
    if (server.exitCode !== null || tries > 300) throw new Error('The server did not become ready.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    publicUrl,
    async stop() {
      server.kill('SIGTERM');
      await ended;
      await caddy.stop();
    },
  };
}
