import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import config from '../../oxlint.config.ts';
import { REPOSITORY } from '../launch/repository.mjs';

const require = createRequire(import.meta.url);

/** Our configuration for a folder elsewhere, which finds our plugins all the same. */
const CONFIGURATION = {
  ...config,
  jsPlugins: config.jsPlugins?.map((plugin) =>
    typeof plugin === 'string'
      ? join(REPOSITORY, plugin)
      : { ...plugin, specifier: require.resolve(plugin.specifier) },
  ),
};

/**
 * Which rules of ours are broken by files with these texts, as if they stood at these paths of the repository; for tests
 * of the rules.
 *
 * @returns the rules by path, `eslint/eqeqeq`; a file that breaks none is not among them
 */
export function lintTexts(
  files: readonly (readonly [path: string, text: string])[],
): ReadonlyMap<string, readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    const write = (path: string, text: string): void => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    };
    write('.oxlintrc.json', JSON.stringify(CONFIGURATION));
    write(
      'tsconfig.json',
      JSON.stringify({ extends: join(REPOSITORY, 'tsconfig.base.json'), include: ['**/*'] }),
    );
    for (const [path, text] of files) write(path, text);
    const program = join(REPOSITORY, 'node_modules/oxlint/bin/oxlint');
    const { stdout, stderr } = spawnSync(process.execPath, [program, '-f', 'json'], {
      cwd: folder,
      encoding: 'utf8',
      // It looks for the program that knows types there.
      env: {
        ...process.env,
        PATH: `${join(REPOSITORY, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
      },
    });
    if (!stdout.startsWith('{')) throw new Error(`oxlint said: ${stdout}${stderr}`);
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code?: string }[] };
    const rules = new Map<string, string[]>();
    for (const { filename, code = '' } of diagnostics)
      rules.set(filename, [...(rules.get(filename) ?? []), code.replace(/^([\w-]+)\((.*)\)$/, '$1/$2')]);
    return rules;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
