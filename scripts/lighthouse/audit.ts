import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { giveUp, REPOSITORY } from '../launch/repository.mjs';

/** One round on one page. Categories from 0 to 100; bytes as they came over the network. */
export interface Audit {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  /** Total blocking time. */
  readonly blockedMs: number;
  readonly layoutShift: number;
  readonly scriptBytes: number;
  readonly styleBytes: number;
  /** Audits that failed and are no matter of speed. */
  readonly faults: readonly string[];
}

/** What we read of a report, `--output json`. */
interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly Weighed[] }>
  >;
  readonly audits: Readonly<Record<string, AuditResult>>;
}
interface Weighed {
  readonly id: string;
  readonly weight: number;
}
interface AuditResult {
  readonly title: string;
  readonly score: number | null;
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly Request[] };
}
interface Request {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The command line of Lighthouse; ends this program where there is none. */
export function findLighthouse(): string {
  const path = process.env['LIGHTHOUSE_PATH'] ?? join(REPOSITORY, 'node_modules/lighthouse/cli/index.js');
  return existsSync(path)
    ? path
    : giveUp(`There is no Lighthouse at ${path}; LIGHTHOUSE_PATH names another.`);
}

/** Lighthouse loses a trace now and then (NO_NAVSTART) on a machine with much to do. */
const ATTEMPTS = 3;

/**
 * Runs Lighthouse once, as on a telephone of the middle class on a slow 4G line.
 *
 * @param port of a browser that lets itself be looked into; its cookies stay, all else that it keeps is forgotten
 */
export async function audit(lighthouse: string, url: string, port: number): Promise<Audit> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await auditOnce(lighthouse, url, port);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

async function auditOnce(lighthouse: string, url: string, port: number): Promise<Audit> {
  const folder = await mkdtemp(join(tmpdir(), 'klarnotam-audit-'));
  try {
    const output = join(folder, 'report.json');
    const child = spawn(
      process.execPath,
      [
        ...[lighthouse, url, '--quiet', '--output=json', `--output-path=${output}`],
        `--only-categories=${CATEGORIES.join(',')}`,
        `--port=${port}`,
      ],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`Lighthouse ended with ${code} on ${url}`);
    return readReport(JSON.parse(await readFile(output, 'utf8')) as Report);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @throws where Lighthouse itself failed, or left out what we ask for */
export function readReport({ runtimeError, categories, audits }: Report): Audit {
  if (runtimeError) throw new Error(runtimeError.message);
  const score = (name: string): number => {
    const given = categories[name]?.score;
    if (given === undefined || given === null) throw new Error(`Lighthouse did not judge ${name}`);
    return Math.round(given * 100);
  };
  const figure = (name: string): number => {
    const given = audits[name]?.numericValue;
    if (given === undefined) throw new Error(`Lighthouse did not measure ${name}`);
    return given;
  };
  const requests = audits['network-requests']?.details?.items ?? [];
  const bytes = (type: string): number =>
    requests
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaintMs: figure('first-contentful-paint'),
    largestPaintMs: figure('largest-contentful-paint'),
    blockedMs: figure('total-blocking-time'),
    layoutShift: figure('cumulative-layout-shift'),
    scriptBytes: bytes('Script'),
    styleBytes: bytes('Stylesheet'),
    faults: CATEGORIES.slice(1).flatMap((name) =>
      (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${audits[id]?.title ?? id} (${name})`),
    ),
  };
}
