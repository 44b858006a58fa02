import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { isContractProcedure, type AnyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';

/** The files of the contract that put endpoints together. */
const ROUTERS = /\/packages\/contract\/src\/(site-contract|admin\/admin)\.ts$/;

/** What a caller needs of each endpoint: its method, its path and how input and output are laid out. */
function addressesOf(router: AnyContractRouter): unknown {
  if (isContractProcedure(router)) {
    const { method, path, inputStructure, outputStructure } = router['~orpc'].route;
    return {
      '~orpc': { errorMap: {}, meta: {}, route: { method, path, inputStructure, outputStructure } },
    };
  }
  return Object.fromEntries(Object.entries(router).map(([name, inner]) => [name, addressesOf(inner)]));
}

const CONTRACT = /\/packages\/contract\/src\/(?!index\.ts).*(?<!\.test)\.ts$/;

/** A schema, an endpoint or several of them: what the page never looks into. */
function isForTheServer(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if ('_zod' in value || isContractProcedure(value) || '~orpc' in value) return true;
  const inner: unknown[] = Object.getPrototypeOf(value) === Object.prototype ? Object.values(value) : [];
  return inner.length > 0 && inner.every(isForTheServer);
}

/** The exports of a file without schemas; null: it exports more than plain values. */
function plainExports(exported: Readonly<Record<string, unknown>>): string | null {
  // Files that keep their code put such schemas together: the stand-in for zod lets them.
  const lines: string[] = ["import { z } from 'zod';"];
  for (const [name, value] of Object.entries(exported)) {
    if (isForTheServer(value)) lines.push(`export const ${name} = z;`);
    else {
      const json = JSON.stringify(value) as string | undefined;
      if (json === undefined || !isDeepStrictEqual(JSON.parse(json), value)) return null;
      lines.push(`export const ${name} = ${json};`);
    }
  }
  return lines.join('\n');
}

/**
 * Gives the built page the addresses of the endpoints and the plain values of the contract alone. It checks nothing by their schemas, which are most of the contract and
 * would all come with the first call.
 */
export function addressesAlone(): Plugin {
  return {
    name: 'contract-addresses-alone',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!CONTRACT.test(id)) return null;
      const module = (await import(pathToFileURL(id).href)) as object;
      if (!ROUTERS.test(id)) {
        const code = plainExports({ ...module });
        return code === null ? null : { code, moduleSideEffects: false };
      }
      const exported = module as Readonly<Record<string, AnyContractRouter>>;
      const lines = Object.entries(exported).map(
        ([name, router]) => `export const ${name} = ${JSON.stringify(addressesOf(router))};`,
      );
      return { code: lines.join('\n'), moduleSideEffects: false };
    },
  };
}
