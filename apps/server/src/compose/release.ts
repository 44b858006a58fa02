import { createRequire } from 'node:module';

/** What runs, as the package says it. */
export const RELEASE = createRequire(import.meta.url)('../../package.json') as { readonly version: string };
