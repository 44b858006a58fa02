const NAME = /^[a-z0-9][a-z0-9-]{0,99}$/;

/** Whether a name is one that {@link checkStoredName} takes. */
export function isStoredName(name: string): boolean {
  return NAME.test(name);
}

/** @throws {Error} for a name that could lead out of the store */
export function checkStoredName(name: string): void {
  if (!isStoredName(name)) throw new Error(`A stored file cannot be named ${JSON.stringify(name)}`);
}
