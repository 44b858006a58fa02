import { pathToFileURL } from 'node:url';
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

/**
 * Gives the built page the addresses of the endpoints alone. It checks nothing by their schemas, which are most of the contract and
 * would all come with the first call.
 */
export function addressesAlone(): Plugin {
  return {
    name: 'contract-addresses-alone',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!ROUTERS.test(id)) return null;
      const exported = (await import(pathToFileURL(id).href)) as Record<string, AnyContractRouter>;
      const lines = Object.entries(exported).map(
        ([name, router]) => `export const ${name} = ${JSON.stringify(addressesOf(router))};`,
      );
      return { code: lines.join('\n'), moduleSideEffects: false };
    },
  };
}

/** Calls that build a schema or an endpoint and do nothing else: what nobody uses is left out with its file's other parts. */
export const SCHEMA_BUILDERS = ['z', 'oc', 'list', 'inputText', 'everyone', 'member', 'administrator'];
