import { builtinModules } from 'node:module';
import ts from 'typescript';

export interface Manifest {
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** The names of the programs that a package brings. */
export type Programs = (name: string) => readonly string[];

const BUILT_IN = new Set(builtinModules);

export function declaredIn({ dependencies, devDependencies, optionalDependencies }: Manifest): string[] {
  return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
}

/** `@scope/name/part` → `@scope/name`; null for a file, a built-in module or a resource of the bundler. */
export function packageOf(specifier: string): string | null {
  if (/^[./#]|^\w+:/.test(specifier) || BUILT_IN.has(specifier)) return null;
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

function importedBy({ path, text }: SourceFile): string[] {
  if (path.endsWith('.css'))
    return [...text.matchAll(/@import\s+(?:url\()?['"]([^'"]+)/g)].map(([, specifier = '']) => specifier);
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
}

/**
 * What files import though no package.json declares it for them, as `file: package`.
 *
 * @param declaredFor the packages that a file may rely on
 */
export function undeclared(
  files: readonly SourceFile[],
  declaredFor: (path: string) => readonly string[],
): string[] {
  return files.flatMap((file) => {
    const declared = new Set(declaredFor(file.path).map(withoutTypes));
    return importedBy(file).flatMap((specifier) => {
      const name = packageOf(specifier);
      return name === null || declared.has(name) ? [] : [`${file.path}: ${name}`];
    });
  });
}

/** `@types/geojson` → `geojson`. */
const withoutTypes = (name: string): string => name.replace(/^@types\//, '').replace('__', '/');

/**
 * Packages of a package.json that no file imports or names in quotes (a path below node_modules, a plug-in) and no
 * script of it runs. Types are used where that is used of which they are the types.
 */
export function unused(manifest: Manifest, files: readonly SourceFile[], programsOf: Programs): string[] {
  const imported = new Set(files.flatMap(importedBy).map(packageOf));
  const words = new Set(Object.values(manifest.scripts ?? {}).flatMap((line) => line.split(/\s+/)));
  const isUsed = (name: string): boolean => {
    if (imported.has(withoutTypes(name)) || programsOf(name).some((program) => words.has(program)))
      return true;
    const quoted = new RegExp(`['"\`/]${name}['"\`/]`);
    return files.some(({ text }) => quoted.test(text));
  };
  return declaredIn(manifest).filter((name) => !isUsed(name));
}
