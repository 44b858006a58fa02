/** The migrated database that every test file copies. Nobody connects to it after it was made. */
export const TEMPLATE = 'klarnotam_template';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the run's cluster. */
    testCluster: string;
  }
}

/** The same server, another database. */
export function withDatabase(connectionString: string, name: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${name}`;
  return url.href;
}
