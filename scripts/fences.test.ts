import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult, type IConfiguration, type IForbiddenRuleType } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REPOSITORY } from './launch/repository.mjs';

const configuration = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as IConfiguration;
const rules = (configuration.forbidden ?? []) as (IForbiddenRuleType & { name: string; comment?: string })[];

/** Files that others import; none of them breaks a rule. */
const surroundings: Readonly<Record<string, string>> = {
  'packages/aviation/src/index.ts': 'export const feet = 1;',
  'packages/notam/src/index.ts': `export type Facts = number; export const decode = 1;`,
  'packages/notam/src/inner.ts': 'export const inner = 1;',
  'packages/language/src/index.ts': 'export const languages = 1;',
  'packages/ai-clauses/src/index.ts': 'export const slotClause = 1;',
  'packages/contract/src/index.ts': 'export const contract = 1;',
  'apps/server/src/main.ts': 'export const main = 1;',
  'apps/server/src/ports/mail.ts': 'export type Mail = number;',
  'apps/server/src/adapters/mail/outbox.ts': 'export const outbox = 1;',
  'apps/server/src/database/tables.ts': 'export const tables = 1;',
  'apps/server/src/features/usage/index.ts': 'export const usage = 1;',
  'apps/server/src/features/usage/count-usage.ts': 'export const countUsage = 1;',
  'apps/server/src/http/app.ts': 'export const app = 1;',
  'apps/server/src/http/procedures.ts': 'export const os = 1;',
  'apps/server/src/database/create-database.ts': 'export const createDatabase = 1;',
  'apps/web/src/main.tsx': 'export const main = 1;',
  'apps/web/src/app/router.tsx': 'export const router = 1;',
  'apps/web/src/features/manual/manual-page.tsx': 'export const ManualPage = 1;',
  'apps/web/src/shared/ui/card.tsx': 'export const Card = 1;',
  'apps/web/src/shared/ui/card.test.tsx': 'export const example = 1;',
};

/** Per rule: a file (any name, in the room that the rule guards) and imports that the rule must refuse. */
const forbidden: readonly (readonly [rule: string, file: string, ...imports: string[]])[] = [
  ['packages-aviation', 'packages/aviation/src/x.ts', '@klarnotam/notam'],
  ['packages-aviation', 'packages/aviation/src/y.ts', 'suncalc'],
  ['packages-notam', 'packages/notam/src/x.ts', 'node:fs'],
  ['packages-notam', 'packages/notam/src/decode/y.ts', '@klarnotam/language'],
  ['packages-notam', 'packages/notam/src/decode/deeper/z.ts', 'zod'],
  ['packages-notam', 'packages/notam/src/flight/z.ts', '@turf/distance'],
  ['packages-language', 'packages/language/src/flight/z.ts', '@turf/helpers'],
  ['packages-weather', 'packages/weather/src/x.ts', '@klarnotam/notam'],
  ['packages-weather', 'packages/weather/src/y.ts', '../../../apps/server/src/main.ts'],
  ['packages-language', 'packages/language/src/x.ts', '@klarnotam/contract'],
  ['packages-language', 'packages/language/src/catalogues/y.ts', 'react'],
  ['packages-ai-clauses', 'packages/ai-clauses/src/x.ts', '@klarnotam/contract'],
  ['packages-ai-clauses', 'packages/ai-clauses/src/check/y.ts', 'node:fs'],
  ['web-features', 'apps/web/src/features/manual/ai.tsx', '@klarnotam/ai-clauses'],
  ['packages-contract', 'packages/contract/src/x.ts', '@orpc/server'],
  ['packages-contract', 'packages/contract/src/y.ts', 'node:crypto'],
  ['contract-reads-types-only', 'packages/contract/src/z.ts', '@klarnotam/notam'],
  ['packages-tests', 'packages/notam/src/x.test.ts', 'hono'],
  ['packages-tests', 'packages/notam/src/y.test.ts', '../../../apps/server/src/main.ts'],
  ['server-config', 'apps/server/src/config.ts', './database/tables.ts'],
  ['server-config', 'apps/server/src/config/x.ts', '../database/tables.ts'],
  ['server-ports', 'apps/server/src/ports/x.ts', 'kysely'],
  ['server-ports', 'apps/server/src/ports/y.ts', '../database/tables.ts'],
  ['server-adapters', 'apps/server/src/adapters/places/x.ts', 'pg'],
  ['server-adapters', 'apps/server/src/adapters/places/y.ts', '../../features/usage/index.ts'],
  ['server-adapters-nodemailer', 'apps/server/src/adapters/mail/x.ts', 'pg'],
  ['server-adapters', 'apps/server/src/adapters/places/z.ts', '../mail/outbox.ts'],
  ['server-adapters-openai', 'apps/server/src/adapters/chat-model/x.ts', 'pg'],
  ['server-adapters-piscina', 'apps/server/src/adapters/paste-reader/worker-pool-paste-reader.ts', 'pg'],
  ['server-adapters', 'apps/server/src/adapters/paste-reader/x.ts', 'piscina'],
  ['server-adapters-geo-tz', 'apps/server/src/adapters/time-zones/geo-tz.ts', 'pg'],
  ['server-adapters-tz-lookup', 'apps/server/src/adapters/time-zones/tz-lookup.ts', 'geo-tz'],
  ['server-adapters-@opentelemetry/[^/]+', 'apps/server/src/adapters/tracing/x.ts', 'pg'],
  ['server-adapters-fontkit', 'apps/server/src/adapters/invoice-pdf/fonts.ts', 'pdfkit'],
  ['server-adapters-bidi-js', 'apps/server/src/adapters/invoice-pdf/order-runs.ts', 'pdfkit'],
  ['server-adapters-pdfkit', 'apps/server/src/adapters/invoice-pdf/pdf-x.ts', 'harfbuzzjs'],
  ['server-adapters-harfbuzzjs', 'apps/server/src/adapters/invoice-pdf/shape-with.ts', 'fontkit'],
  ['server-adapters-@aws-sdk/client-s3', 'apps/server/src/adapters/file-store/s3-bucket.ts', 'pg'],
  ['server-adapters-stripe', 'apps/server/src/adapters/payment-provider/x.ts', 'pg'],
  ['server-adapters-pg', 'apps/server/src/adapters/database/x.ts', 'kysely'],
  ['server-adapters-pg', 'apps/server/src/adapters/database/y.ts', '../mail/outbox.ts'],
  ['server-database', 'apps/server/src/database/x.ts', '../features/usage/index.ts'],
  ['server-database', 'apps/server/src/database/y.ts', 'hono'],
  ['server-backup', 'apps/server/src/backup/x.ts', '../features/usage/index.ts'],
  ['server-backup', 'apps/server/src/backup/y.ts', '../adapters/mail/outbox.ts'],
  ['server-features', 'apps/server/src/features/site/x.ts', '../usage/index.ts'],
  ['server-features', 'apps/server/src/features/site/y.ts', '../../adapters/mail/outbox.ts'],
  ['server-features', 'apps/server/src/features/site/z.ts', '@orpc/server'],
  ['server-features', 'apps/server/src/features/site/w.ts', '../../http/app.ts'],
  ['server-features', 'apps/server/src/features/site/v.ts', 'better-auth'],
  ['server-features', 'apps/server/src/features/site/u.ts', 'cockatiel'],
  ['server-features', 'apps/server/src/features/site/t.ts', '@zxcvbn-ts/core'],
  ['server-features-account', 'apps/server/src/features/account/x.ts', '../usage/index.ts'],
  ['server-features-admin', 'apps/server/src/features/admin/x.ts', '../usage/index.ts'],
  ['server-features-auth', 'apps/server/src/features/auth/x.ts', '../usage/index.ts'],
  ['server-features-auth', 'apps/server/src/features/auth/y.ts', 'nodemailer'],
  ['server-features-briefing', 'apps/server/src/features/briefing/x.ts', '../usage/index.ts'],
  ['server-features-billing', 'apps/server/src/features/billing/x.ts', 'stripe'],
  ['server-features-billing', 'apps/server/src/features/billing/y.ts', '../usage/index.ts'],
  ['server-features-shares', 'apps/server/src/features/shares/x.ts', '../usage/index.ts'],
  ['server-features-saved-notams', 'apps/server/src/features/saved-notams/x.ts', '../usage/index.ts'],
  ['server-features-places', 'apps/server/src/features/places/x.ts', '../usage/index.ts'],
  ['server-features-places', 'apps/server/src/features/places/y.ts', 'better-auth'],
  ['server-features-translate-notam', 'apps/server/src/features/translate-notam/x.ts', '../usage/index.ts'],
  [
    'server-features-translate-weather',
    'apps/server/src/features/translate-weather/x.ts',
    '../usage/index.ts',
  ],
  ['server-features-translation', 'apps/server/src/features/translation/x.ts', '../usage/index.ts'],
  ['server-feature-routes', 'apps/server/src/features/site/routes.ts', '../usage/index.ts'],
  ['server-feature-routes', 'apps/server/src/features/history/routes.ts', '@orpc/server'],
  ['server-feature-routes', 'apps/server/src/features/places/routes.ts', '../../http/app.ts'],
  ['server-feature-routes', 'apps/server/src/features/auth/routes.ts', '../../database/tables.ts'],
  ['server-jobs', 'apps/server/src/jobs/x.ts', '../http/app.ts'],
  ['server-jobs', 'apps/server/src/jobs/y.ts', '../adapters/mail/outbox.ts'],
  ['server-jobs', 'apps/server/src/jobs/z.ts', '../features/usage/count-usage.ts'],
  ['server-http', 'apps/server/src/http/x.ts', '../adapters/mail/outbox.ts'],
  ['server-http', 'apps/server/src/http/y.ts', '../features/usage/index.ts'],
  ['server-http', 'apps/server/src/http/z.ts', '../database/tables.ts'],
  ['server-composition', 'apps/server/src/compose.ts', '../../web/src/shared/ui/card.tsx'],
  ['server-composition', 'apps/server/src/compose/x.ts', '../../../web/src/shared/ui/card.tsx'],
  ['server-composition', 'apps/server/src/migrate-command.ts', '../../web/src/shared/ui/card.tsx'],
  ['server-tests', 'apps/server/src/http/x.test.ts', '../../../web/src/shared/ui/card.tsx'],
  ['cli', 'apps/cli/src/x.ts', '../../server/src/database/tables.ts'],
  ['cli', 'apps/cli/src/y.ts', '@klarnotam/notam/src/inner.ts'],
  ['cli', 'apps/cli/src/z.ts', 'pg'],
  ['web-app', 'apps/web/src/app/x.tsx', '@orpc/client'],
  ['web-app', 'apps/web/src/app/y.tsx', '../../../server/src/features/usage/index.ts'],
  ['web-features', 'apps/web/src/features/landing/x.tsx', '../manual/manual-page.tsx'],
  ['web-features', 'apps/web/src/features/landing/y.tsx', '../../app/router.tsx'],
  ['web-features', 'apps/web/src/features/landing/z.tsx', '@orpc/client'],
  ['web-shared', 'apps/web/src/shared/ui/x.tsx', '../../features/manual/manual-page.tsx'],
  ['web-shared', 'apps/web/src/shared/text/y.ts', '@orpc/client'],
  ['web-api', 'apps/web/src/shared/api/x.ts', '@orpc/server'],
  ['web-api', 'apps/web/src/shared/api/y.ts', '../../../../server/src/http/app.ts'],
  ['web-features', 'apps/web/src/features/landing/w.tsx', 'leaflet'],
  ['web-shared', 'apps/web/src/shared/ui/w.tsx', 'leaflet'],
  ['web-map', 'apps/web/src/shared/map/x.tsx', '../../features/manual/manual-page.tsx'],
  ['web-map', 'apps/web/src/shared/map/y.ts', '@orpc/client'],
  ['web-chart', 'apps/web/src/shared/chart/x.tsx', '../../features/manual/manual-page.tsx'],
  ['web-shared', 'apps/web/src/shared/ui/chart.tsx', 'recharts'],
  ['web-tests', 'apps/web/src/app/x.test.tsx', '../../../server/src/http/app.ts'],
  ['web-build', 'apps/web/vite.config.ts', 'hono'],
  ['web-device', 'apps/web/src/shared/device/x.ts', '@orpc/client'],
  ['web-device', 'apps/web/src/shared/device/y.ts', '../ui/card.tsx'],
  ['web-shared', 'apps/web/src/shared/waiting/x.ts', 'idb-keyval'],
  ['web-service-worker', 'apps/web/service-worker/x.ts', 'react'],
  ['web-service-worker', 'apps/web/service-worker/y.ts', '../src/shared/ui/card.tsx'],
  ['e2e', 'e2e/x.spec.ts', '../apps/server/src/http/app.ts'],
  ['scripts', 'scripts/x.ts', '../apps/server/src/http/app.ts'],
  ['scripts-before-install', 'scripts/launch/x.mjs', 'vite'],
  ['scripts-before-install', 'scripts/start.mjs', 'vite'],
  ['scripts-manual', 'scripts/manual/x.ts', '../../apps/web/src/shared/ui/card.tsx'],
  ['scripts-bench', 'scripts/bench/x.ts', '../../apps/web/src/shared/ui/card.tsx'],
  ['scripts-ai-trial', 'scripts/ai-trial/x.ts', '../../apps/server/src/database/tables.ts'],
  ['scripts-lighthouse', 'scripts/lighthouse/x.ts', '../../apps/server/src/main.ts'],
  ['scripts-chaos', 'scripts/chaos/x.ts', '../../apps/web/src/shared/ui/card.tsx'],
  ['no-room', 'apps/server/src/helpers/x.ts', 'node:fs'],
  ['no-room', 'packages/utilities/src/x.ts', '@klarnotam/aviation'],
  ['no-circular', 'apps/web/src/shared/ui/egg.tsx', './hen.tsx'],
  ['not-resolvable', 'apps/web/src/shared/ui/z.tsx', './nowhere.tsx'],
  ['not-resolvable', 'packages/notam/src/w.ts', 'no-such-library'],
  ['not-to-test', 'apps/web/src/shared/ui/y.tsx', './card.test.tsx'],
];

/** One import per arrow that must stay open, so that the fences do not pass by refusing everything. */
const allowed: readonly (readonly [file: string, ...imports: string[]])[] = [
  ['packages/notam/src/ok.ts', '@klarnotam/aviation', 'suncalc', '@turf/helpers', './inner.ts'],
  ['packages/notam/src/ok.test.ts', '@klarnotam/aviation', 'vitest', 'fast-check', 'node:fs', './inner.ts'],
  ['packages/language/src/ok.ts', '@klarnotam/aviation', 'intl-messageformat', 'type @klarnotam/notam'],
  ['packages/ai-clauses/src/ok.ts', '@klarnotam/aviation', '@klarnotam/notam', '@klarnotam/language'],
  ['apps/server/src/jobs/words.ts', '@klarnotam/ai-clauses'],
  ['packages/contract/src/ok.ts', 'zod', '@orpc/contract', 'type @klarnotam/notam', '@klarnotam/language'],
  [
    'apps/server/src/features/site/ok.ts',
    '../../database/tables.ts',
    '../../ports/mail.ts',
    '@klarnotam/notam',
  ],
  [
    'apps/server/src/features/usage/routes.ts',
    '../../http/procedures.ts',
    '../../database/create-database.ts',
    './count-usage.ts',
    '@klarnotam/contract',
  ],
  ['apps/server/src/jobs/ok.ts', '../features/usage/index.ts', '../database/tables.ts', '../ports/mail.ts'],
  ['apps/server/src/adapters/mail/ok.ts', '../../ports/mail.ts', './outbox.ts', 'node:fs/promises'],
  ['apps/server/src/features/auth/ok.ts', 'better-auth', '../../database/tables.ts', 'kysely'],
  ['apps/server/src/adapters/chat-model/ok.ts', 'openai', 'cockatiel', '../../ports/mail.ts'],
  ['apps/server/src/adapters/places/ok.ts', 'cockatiel', '../../ports/mail.ts'],
  ['apps/server/src/adapters/database/deep/ok.ts', 'pg', '../../../ports/mail.ts'],
  ['apps/server/src/http/ok.ts', '../ports/mail.ts', '@orpc/server', 'hono', 'node:crypto'],
  ['apps/server/src/features/places/ok.ts', 'cockatiel', '../../ports/mail.ts', 'kysely'],
  ['apps/cli/src/ok.ts', '@klarnotam/notam', '@klarnotam/language', 'geo-tz', 'node:util'],
  ['apps/web/src/app/ok.tsx', '../features/manual/manual-page.tsx', 'react-router', '@mantine/core'],
  ['apps/web/src/features/landing/ok.tsx', '../../shared/ui/card.tsx', '@klarnotam/contract', 'react'],
  ['apps/web/src/features/compose-notam/ok.ts', 'mgrs', 'tz-lookup', '../../shared/ui/card.tsx'],
  ['apps/web/src/shared/api/ok.ts', '@orpc/client', '@tanstack/react-query', '@klarnotam/contract'],
  ['apps/web/src/shared/map/ok.tsx', 'leaflet', 'react-leaflet', 'topojson-client', 'react'],
  ['e2e/ok.spec.ts', '@playwright/test', 'axe-core', 'node:path'],
];

const importLine = (specifier: string): string =>
  specifier.startsWith('type ')
    ? `import type { Facts } from '${specifier.slice('type '.length)}';`
    : `import '${specifier}';`;

let found: ReadonlyMap<string, readonly string[]>;
let tree: string;

/** A small repository with the product's rooms, below the real one so that libraries resolve as they do there. */
function plant(): string {
  mkdirSync(join(REPOSITORY, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(REPOSITORY, '.cache/fences-'));
  const write = (file: string, content: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  };
  for (const [file, content] of Object.entries(surroundings)) write(file, content);
  for (const [, file, ...imports] of forbidden) write(file, imports.map(importLine).join('\n'));
  for (const [file, ...imports] of allowed) write(file, imports.map(importLine).join('\n'));
  write('apps/web/src/shared/ui/hen.tsx', importLine('./egg.tsx'));
  for (const name of readdirSync(join(folder, 'packages'))) {
    const manifest = { name: `@klarnotam/${name}`, type: 'module' };
    write(`packages/${name}/package.json`, JSON.stringify({ ...manifest, main: './src/index.ts' }));
    mkdirSync(join(folder, 'node_modules/@klarnotam'), { recursive: true });
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@klarnotam', name));
  }
  return folder;
}

beforeAll(async () => {
  tree = plant();
  const { options } = configuration;
  const { output } = await cruise(
    ['apps', 'packages', 'e2e', 'scripts'],
    { ...options, baseDir: tree, validate: true, ruleSet: configuration },
    options?.enhancedResolveOptions,
  );
  const { modules } = output as ICruiseResult;
  found = new Map(
    modules.map(({ source, dependencies }) => [
      source,
      dependencies.flatMap((dependency) => dependency.rules?.map(({ name }) => name) ?? []),
    ]),
  );
});

afterAll(() => {
  rmSync(tree, { recursive: true, force: true });
});

test.each(forbidden)('%s refuses what %s imports: %s', (rule, file) => {
  expect(found.get(file)).toEqual([rule]);
});

test.each(allowed)('%s may import what it needs', (file) => {
  expect(found.get(file)).toEqual([]);
});

test('every rule is fed at least one forbidden import', () => {
  const fed = new Set(forbidden.map(([rule]) => rule));
  expect(rules.map(({ name }) => name).filter((name) => !fed.has(name))).toEqual([]);
});

test('every rule is an error that says why', () => {
  for (const { name, severity, comment } of rules) {
    expect({ name, severity, says: (comment ?? '').length > 40 }).toEqual({
      name,
      severity: 'error',
      says: true,
    });
  }
});
