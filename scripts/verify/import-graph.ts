import { posix } from 'node:path';
import ts from 'typescript';

/** The files that a file needs to run, by its path from the root of the repository. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

interface Import {
  readonly from: string;
  /** What is taken of it by name; null for all of it. */
  readonly names: readonly string[] | null;
}

interface ParsedFile {
  readonly imports: readonly Import[];
  /** What the file hands on by name, and where it has it from; only of a file that does nothing else. */
  readonly handsOn: ReadonlyMap<string, { readonly from: string; readonly name: string }> | null;
}

const CODE = /\.(tsx?|mjs|cjs)$/;
/** A path in quotes: a worker, a program that is started, a table that is read. */
const QUOTED_PATH = /['"`]([\w./-]*\w\.(?:tsx?|mjs|cjs|json|jsonl|txt|tsv))['"`]/g;
const LAZY_IMPORT = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/**
 * Reads who needs whom at run time. A name that comes by the `index.ts` of a package leads to the file that makes it, not to all
 * that the package has; a type leads nowhere, because the compiler checks those. Paths in quotes count as imports.
 *
 * @param files all files of the repository
 */
export function readImportGraph(files: readonly string[], textOf: (file: string) => string): ImportGraph {
  const known = new Set(files);
  const parsed = new Map(
    files.filter((file) => CODE.test(file)).map((file) => [file, parse(file, textOf(file), known)]),
  );
  const makers = (from: string, name: string): readonly string[] => {
    const handedOn = parsed.get(from)?.handsOn?.get(name);
    return handedOn === undefined ? [from] : [from, ...makers(handedOn.from, handedOn.name)];
  };
  const needed = ({ from, names }: Import): readonly string[] => {
    const file = parsed.get(from);
    if (!file?.handsOn) return [from];
    return names === null
      ? [from, ...file.imports.flatMap(needed)]
      : names.flatMap((name) => makers(from, name));
  };
  return new Map(
    [...parsed].map(([file, { imports, handsOn }]) => [
      file,
      // Who imports a file that only hands on was led on already.
      new Set(handsOn === null ? imports.flatMap(needed) : []),
    ]),
  );
}

/** Everything that needs one of `files`, near or far. What needs a file that `ends` is not looked for. */
export function dependantsOf(
  files: readonly string[],
  graph: ImportGraph,
  ends: (file: string) => boolean = () => false,
): ReadonlySet<string> {
  const users = new Map<string, string[]>();
  for (const [user, needs] of graph) {
    for (const file of needs) users.set(file, [...(users.get(file) ?? []), user]);
  }
  const found = new Set(files);
  // A set goes on to what is added while it is walked through.
  for (const file of found) {
    if (ends(file)) continue;
    for (const user of users.get(file) ?? []) found.add(user);
  }
  return found;
}

function parse(file: string, text: string, known: ReadonlySet<string>): ParsedFile {
  const resolve = (specifier: string): string | null => {
    const [, workspace] = /^@klarnotam\/([^/]+)$/.exec(specifier) ?? [];
    const path = workspace
      ? `packages/${workspace}/src/index.ts`
      : posix.join(posix.dirname(file), specifier);
    return known.has(path) ? path : null;
  };
  const imports: Import[] = [];
  const handsOn = new Map<string, { from: string; name: string }>();
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  let other = '';
  for (const statement of statements) {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) {
      other += text.slice(statement.pos, statement.end);
      continue;
    }
    const { moduleSpecifier } = statement;
    if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) continue;
    const from = resolve(moduleSpecifier.text);
    if (from === null) continue;
    if (ts.isExportDeclaration(statement)) {
      if (statement.isTypeOnly) continue;
      const { exportClause } = statement;
      const elements = exportClause && ts.isNamedExports(exportClause) ? exportClause.elements : null;
      const named = elements?.filter(({ isTypeOnly }) => !isTypeOnly) ?? null;
      for (const { name, propertyName } of named ?? [])
        handsOn.set(name.text, { from, name: (propertyName ?? name).text });
      if (named?.length !== 0) imports.push({ from, names: named?.map((each) => nameOf(each)) ?? null });
    } else {
      const clause = statement.importClause;
      if (clause?.phaseModifier === ts.SyntaxKind.TypeKeyword) continue;
      const bindings = clause?.namedBindings;
      if (bindings === undefined || !ts.isNamedImports(bindings)) imports.push({ from, names: null });
      else {
        const names = bindings.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(nameOf);
        if (names.length > 0) imports.push({ from, names });
      }
    }
  }
  for (const pattern of [LAZY_IMPORT, QUOTED_PATH]) {
    for (const [, specifier = ''] of other.matchAll(pattern)) {
      const from = resolve(specifier);
      if (from !== null) imports.push({ from, names: null });
    }
  }
  return { imports, handsOn: other.trim() === '' && handsOn.size > 0 ? handsOn : null };
}

function nameOf({ name, propertyName }: ts.ImportSpecifier | ts.ExportSpecifier): string {
  return (propertyName ?? name).text;
}
