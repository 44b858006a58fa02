import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig } from './config.ts';

const DEPLOY = join(import.meta.dirname, '../../../deploy');
const read = (path: string): string => readFileSync(join(DEPLOY, path), 'utf8');
const SETTINGS = globSync('config{.ts,/*.ts}', { cwd: import.meta.dirname })
  .map((path) => readFileSync(join(import.meta.dirname, path), 'utf8'))
  .join('\n');

type Part = Readonly<Record<string, unknown>>;
const at = (part: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>((each, key) => (each as Record<string, unknown> | undefined)?.[key], part);

let secrets: string;
beforeAll(() => {
  secrets = mkdtempSync(join(tmpdir(), 'klarnotam-deploy-'));
});
afterAll(() => rmSync(secrets, { recursive: true, force: true }));

const SECRETS: Readonly<Record<string, string>> = {
  'database-url': 'postgresql://klarnotam:x@database:5432/klarnotam?sslmode=disable',
  'migration-database-url': 'postgresql://klarnotam_owner:x@database:5432/klarnotam?sslmode=disable',
  'auth-secret': 'a secret of more than 32 characters',
  'smtp-url': 'smtp://klarnotam:x@smtp.example:587',
};

/** The environment as the server finds it, with files of secrets where they would be. */
function inPlace(environment: Readonly<Record<string, string>>, known = SECRETS): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => {
      if (!name.endsWith('_FILE')) return [name, value.replace('%S', '/var/lib')];
      const secret = value.split('/').at(-1) ?? '';
      const path = join(secrets, secret);
      writeFileSync(path, known[secret] ?? '');
      return [name, path];
    }),
  );
}

/** A production server starts with it, and each setting is one that the product has. */
function expectToServe(environment: Readonly<Record<string, string>>, known = SECRETS): void {
  const config = readConfig(inPlace(environment, known));
  expect(config).toMatchObject({ runMode: 'production', trustedProxies: 1 });
  expect(config.databaseUrl).toContain('klarnotam');
  const unknown = Object.keys(environment).filter(
    (name) => !new RegExp(`\\b${name.replace(/_FILE$/, '(_FILE)?')}\\b`).test(SETTINGS),
  );
  expect(unknown).toEqual([]);
}

test('the example of docs/production.md starts a server, read as systemd and Docker read it', () => {
  const [, example = ''] = /```sh\n(RUN_MODE=.*?)```/s.exec(read('../docs/production.md')) ?? [];
  // Neither of them knows a comment behind a value.
  const lines = example.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const settings = lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]);
  expectToServe(Object.fromEntries(settings) as Record<string, string>, {
    ...SECRETS,
    'database-url': 'postgresql://klarnotam:x@db.internal:5432/klarnotam',
    's3-id': 'id',
    's3-key': 'key',
    'metrics-token': 'token',
  });
  expect(example).not.toContain('MIGRATION_DATABASE_URL');
});

describe('compose', () => {
  const compose = parse(read('compose/compose.yaml'), { merge: true }) as Part;
  const server = at(compose, 'services', 'server') as Part;
  const migrate = at(compose, 'services', 'migrate') as Part;

  test('starts servers and migrates with settings that a production server takes', () => {
    expectToServe(server['environment'] as Record<string, string>);
    expectToServe(migrate['environment'] as Record<string, string>);
    expect(server['environment']).not.toHaveProperty('MIGRATION_DATABASE_URL_FILE');
  });

  test('a server whose memory is limited has no more threads than fit into it, whatever the machine has', () => {
    expect(at(server, 'deploy', 'resources', 'limits', 'memory')).toBe('1g');
    expect(readConfig(inPlace(server['environment'] as Record<string, string>)).readingThreads).toBe(2);
    expect(server['environment']).toHaveProperty('READING_THREADS');
  });

  test('gives each container the secrets that its settings name, and no other', () => {
    for (const service of [server, migrate]) {
      const named = Object.entries(service['environment'] as Record<string, string>).flatMap(([name, path]) =>
        name.endsWith('_FILE') ? [path.replace('/run/secrets/', '')] : [],
      );
      expect([...(service['secrets'] as string[])].sort()).toEqual(named.sort());
    }
  });

  test('waits for the schema, and gives a server time to end its calls', () => {
    expect(at(server, 'depends_on', 'migrate', 'condition')).toBe('service_completed_successfully');
    expect(server).toMatchObject({ read_only: true, cap_drop: ['ALL'], stop_grace_period: '60s' });
  });

  test('every secret, volume and network that a service names is there, and every secret is made', () => {
    const services = Object.values(compose['services'] as Record<string, Part>);
    for (const kind of ['secrets', 'networks'] as const) {
      const named = services.flatMap((service) => (service[kind] ?? []) as string[]);
      expect(Object.keys(compose[kind] as Part).sort()).toEqual([...new Set(named)].sort());
    }
    const volumes = services.flatMap((service) => (service['volumes'] ?? []) as string[]);
    const own = volumes.map((volume) => volume.split(':')[0] ?? '').filter((name) => !name.startsWith('.'));
    expect(Object.keys(compose['volumes'] as Part).sort()).toEqual([...new Set(own)].sort());
    const made = [...read('compose/make-secrets.sh').matchAll(/^keep (\S+)/gm)].map(([, name]) => name);
    expect(made.sort()).toEqual(Object.keys(compose['secrets'] as Part).sort());
  });
});

describe('kubernetes', () => {
  const documents = readdirSync(join(DEPLOY, 'kubernetes'))
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => parseAllDocuments(read(`kubernetes/${name}`)).map((each) => each.toJS() as Part));
  const kind = (name: string): Part[] => documents.filter((each) => each['kind'] === name);
  const [deployment] = kind('Deployment');
  const pods = [
    at(deployment, 'spec', 'template'),
    at(kind('Job')[0], 'spec', 'template'),
    at(kind('CronJob')[0], 'spec', 'jobTemplate', 'spec', 'template'),
  ] as Part[];

  test('each file is listed, but for the secret and the job of a release', () => {
    const listed = at(kind('Kustomization')[0], 'resources') as string[];
    const files = readdirSync(join(DEPLOY, 'kubernetes')).filter((name) => name.endsWith('.yaml'));
    const apart = ['kustomization.yaml', 'migrate-job.yaml', 'secret.example.yaml'];
    expect([...listed, ...apart].sort()).toEqual(files.sort());
  });

  test('servers start with its settings and secrets', () => {
    const config = at(kind('ConfigMap')[0], 'data') as Record<string, string>;
    const [own, ofMigration] = kind('Secret').map((each) => each['stringData'] as Record<string, string>);
    expectToServe({ ...config, ...own });
    expectToServe({ ...config, ...own, ...ofMigration });
    expect(own).not.toHaveProperty('MIGRATION_DATABASE_URL');
    // An example is never taken for a secret of one's own by mistake of nobody.
    expect(Object.values(own ?? {}).every((value) => value.includes('CHANGE-ME'))).toBe(true);
  });

  test('no pod is root, writes its image, gains rights or takes what it likes', () => {
    expect(pods).toHaveLength(3);
    for (const pod of pods) {
      expect(at(pod, 'spec', 'securityContext')).toMatchObject({ runAsNonRoot: true, runAsUser: 65532 });
      expect(at(pod, 'spec', 'automountServiceAccountToken')).toBe(false);
      const container = at(pod, 'spec', 'containers', 0) as Part;
      expect(container['securityContext']).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(at(container, 'resources')).toHaveProperty('requests.memory');
      expect(at(container, 'resources')).toHaveProperty('limits.memory');
    }
  });

  test('a server is asked where it answers, leaves before it is stopped, and is never alone', () => {
    const container = at(deployment, 'spec', 'template', 'spec', 'containers', 0);
    const paths = ['startupProbe', 'livenessProbe', 'readinessProbe'].map((probe) =>
      at(container, probe, 'httpGet', 'path'),
    );
    expect(paths).toEqual(['/healthz', '/healthz', '/readyz']);
    const drainS = Number(at(kind('ConfigMap')[0], 'data', 'DRAIN_DELAY_S') ?? 5);
    const readiness = at(container, 'readinessProbe') as { periodSeconds: number; failureThreshold: number };
    expect(drainS).toBeGreaterThan(readiness.periodSeconds * readiness.failureThreshold);
    expect(at(deployment, 'spec', 'template', 'spec', 'terminationGracePeriodSeconds')).toBeGreaterThan(
      drainS + 20,
    );
    const labels = at(deployment, 'spec', 'template', 'metadata', 'labels');
    expect(at(kind('PodDisruptionBudget')[0], 'spec', 'selector', 'matchLabels')).toEqual(labels);
    expect(at(kind('Service')[0], 'spec', 'selector')).toEqual(labels);
    expect(at(kind('PodDisruptionBudget')[0], 'spec', 'minAvailable')).toBeLessThan(
      at(deployment, 'spec', 'replicas') as number,
    );
    const guarded = at(kind('NetworkPolicy')[0], 'spec', 'podSelector', 'matchExpressions', 0, 'values');
    expect(guarded).toEqual(pods.map((pod) => at(pod, 'metadata', 'labels', 'app')));
  });
});

describe('systemd', () => {
  const unit = (name: string) => read(`systemd/${name}`);
  const environmentOf = (text: string, key: string): Record<string, string> =>
    Object.fromEntries(
      [...text.matchAll(new RegExp(`^${key}([A-Z_]+)="?([^"\\n]*)"?$`, 'gm'))].map(
        ([, name = '', value = '']) => [name, value],
      ),
    );

  test.each(['klarnotam.service', 'klarnotam-backup.service'])(
    '%s has the settings that it needs',
    (name) => {
      const settings = environmentOf(read('systemd/klarnotam.env.example'), '');
      expectToServe({ ...settings, ...environmentOf(unit(name), 'Environment=') });
      const credentials = [...unit(name).matchAll(/^LoadCredential=([^:]+):/gm)].map(
        ([, credential]) => credential,
      );
      const used = [...unit(name).matchAll(/=%d\/(\S+)$/gm)].map(([, credential]) => credential);
      expect(credentials).toEqual(used);
    },
  );
});
