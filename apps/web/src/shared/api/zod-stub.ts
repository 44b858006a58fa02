/** Properties of a schema that validate; only the server validates. */
const CHECKS: readonly PropertyKey[] = ['parse', 'parseAsync', 'safeParse', 'safeParseAsync', '~standard'];

/**
 * Stands for `zod` in the built page (vite.config.ts). The page takes addresses and methods from the contract and checks
 * nothing by its schemas, which are a quarter of what it would load. Every schema made with this is this again.
 *
 * @throws {Error} when something is to be checked after all
 */
export const z: unknown = new Proxy(() => undefined, {
  apply: () => z,
  get: (_target, name) => {
    if (CHECKS.includes(name))
      throw new Error(`The page is built without schemas, so it cannot ${String(name)}.`);
    return z;
  },
});
