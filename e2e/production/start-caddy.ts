import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A reverse proxy with TLS in front of one server. */
export interface Caddy {
  readonly publicUrl: string;
  stop(): Promise<void>;
}

/** The proxy as an operator writes it, but for the place of its certificate; it believes another proxy in front of it. */
const caddyfile = (port: number, upstreamPort: number, { cert, key }: Certificate): string => `{
	admin off
	auto_https disable_redirects
	log {
		level ERROR
	}
}
https://localhost:${port} {
	tls ${cert} ${key}
	reverse_proxy 127.0.0.1:${upstreamPort} {
		trusted_proxies private_ranges
	}
}
`;

export interface Certificate {
  /** Paths. */
  readonly cert: string;
  readonly key: string;
}

/** @throws {Error} when Caddy is not installed */
export async function startCaddy(
  port: number,
  upstreamPort: number,
  certificate: Certificate,
): Promise<Caddy> {
  const folder = await mkdtemp(join(tmpdir(), 'klarnotam-caddy-'));
  const config = join(folder, 'Caddyfile');
  await writeFile(config, caddyfile(port, upstreamPort, certificate));
  const caddy = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<string>((resolve) => {
    caddy.once('exit', (code) => resolve(`it ended with ${String(code)}`));
    caddy.once('error', (error) => resolve(`${error.message}; install it: apt-get install caddy`));
  });
  const failure = { why: '' };
  void ended.then((why) => (failure.why = why));
  for (let tries = 0; ; tries += 1) {
    const isOpen = await fetch(`http://localhost:${port}/`).then(
      () => true,
      () => false,
    );
    // It answers http on its port of TLS with an error of its own.
    if (isOpen) break;
    if (failure.why !== '' || tries > 200)
      throw new Error(`Caddy cannot be used: ${failure.why || 'no answer'}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    publicUrl: `https://localhost:${port}`,
    async stop() {
      caddy.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
